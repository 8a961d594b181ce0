/** The table by keyboard: digits choose cards, arrows move between targets, Enter confirms, Esc cancels. */
import { prefs } from './prefs.svelte';
import type { TableModel } from './table.svelte';

export interface KeyHelp {
  /** Show or hide the list of keys. */
  help(): void;
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
const isShown = (element: HTMLElement) => element.offsetParent !== null;
const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);

/** Puts the focus on the next of some elements. */
function step(elements: HTMLElement[], by: number): void {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : elements.length - 1) : (at + by + elements.length) % elements.length;
  elements[next]?.focus();
}

function move(model: TableModel, by: number): void {
  if (model.isPast) return void model.show((model.at ?? 0) + by);
  const inviting = found('[data-target].legal, [data-target][aria-pressed="true"]');
  if (inviting.length > 0) return step(inviting, by);
  if (document.activeElement?.closest('[data-target]')) return step(found('[data-target]'), by);
  const cards = found('[data-card]:not(.idle)').length > 0;
  step(found(cards ? '[data-card]' : '.controls .button'), by);
}

function press(element: HTMLElement | undefined): void {
  element?.click();
  element?.focus();
}
const pickCard = (digit: string) => press(found('[data-card]')[digit === '0' ? 9 : Number(digit) - 1]);

/** Enter confirms what is ready, unless the focus lies on another button. */
function enter(model: TableModel, event: KeyboardEvent): void {
  const at = document.activeElement;
  const free = at === null || at === document.body || at.matches('[data-card], [data-target]');
  if (model.results.current && free && !model.choice.ready)
    return model.results.isTold ? model.results.next() : model.results.tell(true);
  if (!model.choice.ready || !free) return;
  event.preventDefault();
  model.choice.confirm();
}

function escape(model: TableModel): void {
  model.objection = null;
  if (model.held) return model.callOff();
  if (model.results.current) return model.results.next();
  if (model.hinting) return model.hideHints();
  if (model.isPast) void model.show(null);
  else model.choice.cancel();
}

/** What to do with a key; anything unknown is left to the page. */
export function pressed(model: TableModel, help: KeyHelp, event: KeyboardEvent): void {
  if (typing(event.target) || document.querySelector('dialog[open]')) return;
  const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (!isUndo && (event.ctrlKey || event.metaKey || event.altKey)) return;
  const arrows: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
  const by = arrows[event.key];
  const own = model.kit?.keys.find((one) => one.key === event.key);
  if (isUndo || event.key === 'u') {
    event.preventDefault();
    void model.takeBack();
  } else if (by !== undefined) {
    event.preventDefault();
    move(model, by);
  } else if (/^\d$/.test(event.key)) pickCard(event.key);
  else if (event.key === 'Enter') enter(model, event);
  else if (event.key === 'Escape') escape(model);
  else if (event.key === '?') help.help();
  else if (event.key === 'l') prefs.list = !prefs.list;
  else if (event.key === 'i') void model.askHints();
  else if (event.key === 'm') prefs.muted = !prefs.muted;
  else if (own?.action) model.choice.play(own.action);
  else if (own?.press) press(found(`[data-action="${own.press}"]`)[0]);
}
