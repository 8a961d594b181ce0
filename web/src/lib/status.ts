/** The status line: one sentence about who must do what. */
import type { TableModel } from './table.svelte';
import { t } from './texts.svelte';
import { moveWords } from './words';

export interface Status {
  kind: 'act' | 'choose' | 'confirm' | 'wait' | 'past' | 'over';
  text: string;
}

export function statusOf(model: TableModel): Status {
  const { kit, round, view, choice } = model;
  if (!kit || !round || !view) return { kind: 'wait', text: t('loading') };
  if (model.isPast) return { kind: 'past', text: t('history-shown', { move: model.at ?? 0 }) };
  const { speaker } = round;
  if (choice.ready) return { kind: 'confirm', text: t('status-confirm', { action: moveWords(choice.ready, view, kit, speaker) }) };
  if (!choice.isEmpty) {
    const asked = kit.prompt?.(view, choice);
    if (asked) return { kind: 'choose', text: speaker.told(asked.id, asked.fields) };
    const piece = Object.values(choice.picked).find((value) => typeof value === 'string');
    const text = piece ? t('status-choose_target', { piece: speaker.piece(String(piece), 'short') }) : t('status-choose_card');
    return { kind: 'choose', text };
  }
  if (model.sent) return { kind: 'wait', text: t('status-sent') };
  const { id, fields } = kit.status(view, round);
  const kind = model.message?.status === 'over' ? 'over' : model.myTurn ? 'act' : 'wait';
  return { kind, text: speaker.told(id, fields) };
}
