/** The account at the end, told from the journal. */
import type { Round, ScoreStep, Statistic } from '$lib/board';
import { ofKind } from '$lib/lines';
import type { Event, NottinghamView } from './types';

/** Win pile first for everybody, then the tasks, lowest total first so that the winner comes last. */
export function account(events: Event[], view: NottinghamView, _round: Round): ScoreStep[] {
  const scored = [...ofKind(events, 'scored')].sort((a, b) => a.total - b.total);
  const won = scored.map((one) => ({
    side: one.seat,
    text: 'nottingham-scoring-step-won',
    amount: one.won,
    total: one.won,
    pieces: one.cards,
  }));
  const tasks = scored.map((one) => ({
    side: one.seat,
    text: 'nottingham-scoring-step-tasks',
    amount: one.tasks,
    total: one.total,
    pieces: view.tasks.filter((task) => task.finishers.includes(one.seat)).map((task) => task.task),
  }));
  return [...won, ...tasks];
}

/** Most sets, most tasks, most successful attacks, the fattest offer, cards lost to ambushes, favours received. */
export function statistics(events: Event[], round: Round): Statistic[] {
  const seats = round.seats.map((_, seat) => seat);
  const most = (text: string, count: (seat: number) => number): Statistic[] => {
    const best = Math.max(...seats.map(count));
    const who = seats.filter((seat) => count(seat) === best).map((seat) => round.speaker.names[seat] ?? '');
    return best > 0 ? [{ text, who: who.join(', '), value: best }] : [];
  };
  const by = <T extends { seat: number }>(items: T[], seat: number) =>
    items.filter((item) => item.seat === seat).length;
  const attacks = [...ofKind(events, 'stole'), ...ofKind(events, 'robbed'), ...ofKind(events, 'raided')];
  const [sets, tasks, struck, defended] = [
    ofKind(events, 'exchanged'),
    ofKind(events, 'completed'),
    ofKind(events, 'struck'),
    ofKind(events, 'defended'),
  ];
  const favours = ofKind(events, 'favoured');
  return [
    ...most('nottingham-stat-sets', (seat) => by(sets, seat)),
    ...most('nottingham-stat-tasks', (seat) => by(tasks, seat)),
    ...most('nottingham-stat-attacks', (seat) => by(attacks, seat)),
    ...most('nottingham-stat-attacked', (seat) => attacks.filter((one) => one.target === seat).length),
    ...most('nottingham-stat-defended', (seat) => by(defended, seat)),
    ...most('nottingham-stat-struck', (seat) => by(struck, seat)),
    ...most('nottingham-stat-favours', (seat) => by(favours, seat)),
  ];
}
