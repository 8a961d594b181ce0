/** What flies where when something happens, and what it sounds like. */
import type { Flight } from '$lib/board';
import type { SoundName } from '$lib/sound';
import type { Event, SherwoodView } from './types';

const front = (seat: number, token: string | null, me: number | null): string[] =>
  seat === me ? [...(token ? [`token:${token}`] : []), 'tray'] : [`front:${seat}`];
const one = (piece: string | null, from: string[], to: string[], stage = 0): Flight[] => [{ piece, from, to, stage }];

function swap(seat: number, target: number, here: string, there: string): Flight[] {
  return [...one(`bandit:${seat}`, [here], [there]), ...one(`bandit:${target}`, [there], [here])];
}

export function flights(event: Event, _view: SherwoodView, me: number | null): Flight[] {
  switch (event.event) {
    case 'round_began':
      return event.lows.flatMap((low, i) => one(`back:${low}:${event.highs[i] ?? low}`, ['deck'], [`wagon:${i + 1}`]));
    case 'hid':
      return one(
        `bandit:${event.seat}`,
        [`bandits:${event.seat}`, `bridge:${event.seat}`],
        [`hideout:${event.stretch}:${event.hideout}`],
      );
    case 'picked_pockets':
      return [
        ...one(`bandit:${event.seat}`, [`bandits:${event.seat}`], [`circle:${event.circle}`]),
        ...one('village coin', [`circle:${event.circle}`], front(event.seat, 'village coin', me), 1),
      ];
    case 'asked':
      return one(`leader:${event.seat}`, [`leader:${event.seat}`], [`merry:${event.character}`]);
    case 'replaced':
      return one(`back:${event.low}:${event.high}`, ['deck'], [`wagon:${event.stretch}`]);
    case 'infiltrated':
      return swap(
        event.seat,
        event.target,
        `hideout:${event.stretch}:${event.hideout}`,
        `hideout:${event.other}:${event.hideout}`,
      );
    case 'shoved':
      return swap(
        event.seat,
        event.target,
        `hideout:${event.stretch}:${event.hideout}`,
        `hideout:${event.stretch}:${event.to}`,
      );
    case 'squeezed_in':
      return one(
        `bandit:${event.seat}`,
        [`hideout:${event.stretch}:${event.hideout}`],
        [`hideout:${event.stretch}:${event.hideout - 1}`],
      );
    case 'quick_job':
      return one(`bandit:${event.seat}`, [`hideout:${event.stretch}:${event.hideout}`], [`circle:${event.circle}`]);
    case 'points_won':
      return one(`bandit:${event.seat}`, [`wagon:${event.stretch}`], [`score:${event.seat}`]);
    case 'kept':
      return one(event.token, ['supply'], front(event.seat, event.token, me));
    case 'drew':
      return one(event.token, ['supply'], front(event.seat, event.token, me));
    case 'discarded':
      return one(event.token, front(event.seat, event.token, me), ['supply']);
    case 'scuffle':
      return event.columns.flatMap((faces, gang) =>
        faces.map((face) => ({
          piece: `die:${gang}:${face}`,
          from: ['wagon:2', 'wagon:1'],
          to: [`bridge:${gang}`],
          stage: 0,
        })),
      );
    case 'arrested':
    case 'jailed':
      return one(`leader:${event.seat}`, [`leader:${event.seat}`], ['prison']);
    case 'released':
      return one(`leader:${event.seat}`, ['prison'], [`leader:${event.seat}`]);
    default:
      return [];
  }
}

const sounds: Record<string, SoundName> = {
  hid: 'card',
  asked: 'card',
  looked: 'card',
  replaced: 'card',
  revealed: 'card',
  infiltrated: 'card',
  shoved: 'card',
  squeezed_in: 'card',
  picked_pockets: 'coin',
  quick_job: 'coin',
  kept: 'coin',
  drew: 'coin',
  sold: 'coin',
  rolled: 'dice',
  fair_rolled: 'dice',
  rerolled: 'dice',
  turned: 'dice',
  die_changed: 'dice',
  beaten: 'capture',
  escaped: 'cannon',
  arrested: 'cannon',
  jailed: 'cannon',
  ended: 'win',
};
export const sound = (event: Event): SoundName | null => sounds[event.event] ?? null;

/** Dice fall one after another (GangDie). */
export const lasts = (event: Event): number =>
  event.event === 'rolled' ? 560 + 110 * event.faces.length : event.event === 'rerolled' ? 560 : 0;
