/** Nuremberg's sentences: what is asked of whom. */
import { expect, it, vi } from 'vitest';
import type { NurembergView } from '../src/games/nuremberg/types';
import type { Round } from '../src/lib/board';

vi.stubGlobal('localStorage', { getItem: () => null });
const { status } = await import('../src/games/nuremberg/words');

const round = { me: 0, toAct: [0, 2] } as unknown as Round;
const asked = (is_call: boolean) =>
  ({ decision: 'answer', to_act: [0, 2], proposal: { seat: 1, is_call } }) as unknown as NurembergView;

it('asks to accept an offer, but to make one where somebody calls for offers', () => {
  expect(status(asked(false), round)).toEqual({ id: 'nuremberg-status-answer', fields: {} });
  expect(status(asked(true), round)).toEqual({ id: 'nuremberg-status-answer_call', fields: { player: 1 } });
});
it('tells the others who is still thinking', () => {
  const away = { ...round, me: 1, toAct: [2] };
  expect(status(asked(true), away)).toEqual({ id: 'nuremberg-status-answer-wait', fields: { player: [2] } });
});
