/** Pieces that fly over the table. One stage after another; whoever is in a hurry skips them all. */
import type { Flight } from './board';

export interface Ghost {
  id: number;
  piece: string | null;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  duration: number;
}
export type Anchors = Map<string, DOMRect>;

const LONGEST = 1500;

/** Where all anchors of the table are now. */
export function noteAnchors(root: ParentNode = document): Anchors {
  const anchors: Anchors = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const place = element.getBoundingClientRect();
    if (place.width > 0) anchors.set(element.dataset.anchor ?? '', place);
  }
  return anchors;
}

const first = (names: string[], ...places: Anchors[]): DOMRect | undefined => {
  for (const anchors of places)
    for (const name of names) {
      const place = anchors.get(name);
      if (place) return place;
    }
  return undefined;
};

/** When each stage starts: all together never longer than LONGEST. */
export function schedule(stages: number): { step: number; duration: number } {
  const step = Math.min(420, LONGEST / Math.max(stages, 1));
  return { step, duration: Math.max(250, Math.min(440, step)) };
}

export class Playback {
  ghosts = $state.raw<Ghost[]>([]);
  /** Lines of the log from this number on wait until the pieces have arrived. */
  line = $state(Infinity);
  private count = 0;
  private hidden: HTMLElement[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];

  /**
   * Starts the flights; `before` and `after` are the anchors around the change of the view, `least` is how long the
   * board itself takes.
   */
  start(flights: Flight[], before: Anchors, after: Anchors, least = 0): void {
    const { line } = this;
    this.skip();
    this.line = line;
    const stages = [...new Set(flights.map((flight) => flight.stage))].sort((a, b) => a - b);
    const { step, duration } = schedule(stages.length);
    const ghosts: Ghost[] = [];
    for (const flight of flights) {
      const from = first(flight.from, before, after);
      const to = first(flight.to, after, before);
      if (!from || !to) continue;
      const mates = ghosts.filter((ghost) => ghost.delay >= stages.indexOf(flight.stage) * step).length;
      const delay = stages.indexOf(flight.stage) * step + Math.min(mates, 6) * 45;
      ghosts.push({ id: ++this.count, piece: flight.piece, from, to, delay, duration });
      this.cover(flight, before, delay + duration);
    }
    this.ghosts = ghosts;
    const end = Math.max(least, ...ghosts.map((ghost) => ghost.delay + ghost.duration));
    this.timers.push(setTimeout(() => this.skip(), end + 30));
  }

  /** A piece that is still on its way is not yet seen where it will lie. */
  private cover(flight: Flight, before: Anchors, until: number): void {
    const name = flight.to[0] ?? '';
    if (before.has(name)) return;
    const found = document.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(name)}"]`);
    const element = found[found.length - 1];
    if (!element) return;
    element.style.visibility = 'hidden';
    this.hidden.push(element);
    this.timers.push(setTimeout(() => (element.style.visibility = ''), until - 20));
  }

  /** Everything lies where it belongs at once. */
  skip(): void {
    for (const timer of this.timers) clearTimeout(timer);
    for (const element of this.hidden) element.style.visibility = '';
    this.timers = [];
    this.hidden = [];
    this.line = Infinity;
    if (this.ghosts.length > 0) this.ghosts = [];
  }
}
