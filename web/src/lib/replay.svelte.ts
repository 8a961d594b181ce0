/** A match step by step, seen from one seat; every seat opens after the end. */
import type { Line, Replay, Step, TableMessage } from './api';
import type { GameKit, Round } from './board';
import { Choice } from './choice.svelte';
import { getReplay } from './http';
import { roundOf } from './round';

export const speeds = [0.5, 1, 2, 4] as const;

export class ReplayModel {
  replay = $state.raw<Replay>() as Replay;
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Nothing can be chosen in a replay. */
  readonly choice = new Choice({
    attempt: () => null,
    atOnce: () => false,
    isCareful: () => true,
    send: () => undefined,
  });

  readonly message: TableMessage;
  readonly kit: GameKit;

  constructor(message: TableMessage, replay: Replay, kit: GameKit, at: number) {
    this.message = message;
    this.kit = kit;
    this.replay = replay;
    this.at = this.within(at);
  }

  readonly end = $derived(this.replay.steps.length - 1);
  readonly step: Step | undefined = $derived(this.replay.steps[this.at]);
  readonly viewer = $derived(this.replay.viewer);
  readonly lines: Line[] = $derived(
    this.replay.steps.flatMap((step) => step.events.map((event) => ({ move: step.move, event }))),
  );
  readonly round: Round = $derived.by(() => this.makeRound());

  private makeRound(): Round {
    const { game, sides } = this.message;
    // Who is here now does not matter in a replay.
    const seats = this.message.seats.map((seat) => ({
      ...seat,
      connected: true,
      level: seat.kind === 'bot' ? seat.level : null,
      resigned: false,
    }));
    return { ...roundOf(game, seats, sides, this.viewer), last: this.step?.events ?? [] };
  }

  private within(move: number): number {
    return Math.max(0, Math.min(move, this.replay.steps.length - 1));
  }

  goTo(move: number): void {
    this.at = this.within(move);
    if (this.at === this.end) this.playing = false;
  }

  /** Looks from another seat (-1 watches). */
  async lookFrom(viewer: number): Promise<void> {
    this.replay = await getReplay(this.message.id, viewer);
  }
}
