/** The status line: one sentence about who must do what. */
import type { Ending } from './api';
import type { Round } from './board';
import type { TableModel } from './table.svelte';
import { t } from './texts.svelte';
import { moveWords } from './words';

export interface Status {
  kind: 'act' | 'choose' | 'confirm' | 'wait' | 'past' | 'over';
  text: string;
}

/** An action as a question; one that ends with a mark of its own, like «Where is the beer?», needs no second. */
export const asked = (action: string): string => (/[.!?…]$/.test(action) ? action : t('status-confirm', { action }));

/** Who won, in a sentence. */
export function victory(ending: Pick<Ending, 'places'>, round: Round): string {
  const first = new Set(round.sides.filter((_, seat) => ending.places[seat] === 1));
  const winners = [...first].map((side) => round.speaker.sides[side] ?? '');
  const mine = round.me !== null && first.has(round.sides[round.me] ?? -1);
  if (winners.length > 1) return t('end-tie', { players: winners.join(', ') });
  return mine && !round.teams ? t('end-you') : t('end-winner', { side: winners[0] ?? '' });
}

/** The sides in the order of their places. Places are told by seat: after a team of two the next seat is third. */
export function ranking(ending: Pick<Ending, 'places' | 'scores' | 'resigned'>, sides: number[]) {
  const placeOf = (seat: number) => ending.places[seat] ?? 0;
  return [...new Set(sides)]
    .map((side) => {
      const seat = sides.indexOf(side);
      const before = new Set(sides.filter((_, other) => placeOf(other) < placeOf(seat)));
      const resigned = sides.some((other, n) => other === side && ending.resigned.includes(n));
      return { side, seat, place: 1 + before.size, score: ending.scores[seat] ?? 0, resigned };
    })
    .sort((a, b) => a.place - b.place);
}

export function statusOf(model: TableModel): Status {
  const { kit, round, view, choice } = model;
  if (!kit || !round || !view) return { kind: 'wait', text: t('loading') };
  if (model.isPast) return { kind: 'past', text: t('history-shown', { move: model.at ?? 0 }) };
  const { speaker } = round;
  if (model.resigned && model.playing) return { kind: 'wait', text: t('resigned') };
  if (model.standIn) return { kind: 'wait', text: t('absence-own') };
  const several = choice.ready && choice.several.length > 0 ? kit.several?.(choice.several, speaker) : null;
  if (several) return { kind: 'confirm', text: asked(several) };
  if (choice.ready) return { kind: 'confirm', text: asked(moveWords(choice.ready, view, kit, speaker)) };
  if (!choice.isEmpty) {
    const prompt = kit.prompt?.(view, choice);
    if (prompt) return { kind: 'choose', text: speaker.told(prompt.id, prompt.fields) };
    const piece = Object.values(choice.picked).find((value) => typeof value === 'string');
    const text = piece ? t('status-choose_target', { piece: speaker.piece(String(piece)) }) : t('status-choose_card');
    return { kind: 'choose', text };
  }
  if (model.sent) return { kind: 'wait', text: t('status-sent') };
  if (model.message?.status === 'over' && !model.over) return { kind: 'wait', text: t('status-last') };
  const ending = model.message?.ending;
  if (ending) return { kind: 'over', text: ending.reason === 'stopped' ? t('reason-stopped') : victory(ending, round) };
  const { id, fields } = kit.status(view, round, choice.legal);
  return { kind: model.myTurn ? 'act' : 'wait', text: speaker.told(id, fields) };
}
