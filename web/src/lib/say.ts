/**
 * Values put in words, exactly as src/brigand/text.py does it: a seat becomes a player's name, a piece its name,
 * a list the names joined, with its length beside it as `<field>_count`, equal pieces counted if they have words for it.
 */
import { seatFields } from '../games/texts';

export type Fields = Record<string, unknown>;
export type Words = Record<string, string | number>;

/** Where the messages come from. */
export interface Catalogue {
  has(key: string): boolean;
  say(key: string, words?: Words): string;
}

export const slug = (id: string): string => id.replaceAll(' ', '_');
/** `loot.capture.tie` stands in the texts as `loot-capture-tie`. */
export const ruleMessage = (rule: string): string => rule.replaceAll('.', '-');

/** Speaks about one match: knows what its seats and, where they differ, its sides are called. */
export class Speaker {
  readonly sides: readonly string[];

  constructor(
    private readonly texts: Catalogue,
    readonly game: string,
    readonly names: readonly string[] = [],
    sides: readonly string[] = [],
  ) {
    this.sides = sides.length > 0 ? sides : names;
  }

  /** A message whose values are seats, pieces and numbers; `<id>-unseen` if one of them is hidden. */
  told(id: string, fields: Fields): string {
    const hidden = Object.values(fields).some((value) => value === null || value === undefined);
    const unseen = `${id}-unseen`;
    return this.texts.say(hidden && this.texts.has(unseen) ? unseen : id, this.inWords(fields));
  }

  inWords(fields: Fields): Words {
    const words: Words = {};
    for (const [name, value] of Object.entries(fields)) {
      if (Array.isArray(value)) {
        words[`${name}_count`] = value.length;
        const items = this.listed(name, value);
        words[name] = this.isCountable(value) ? this.joined(items) : items.join(', ');
      } else words[name] = this.word(name, value);
    }
    return words;
  }

  /** Whether a list is of pieces that are counted: «2 wood and 1 ore», but «3, 1, 5». */
  private isCountable(values: unknown[]): boolean {
    return values.every(
      (item) => typeof item === 'string' && this.texts.has(`${this.game}-piece-${slug(item)}.listed`),
    );
  }

  /** «wood, wool and ore» */
  private joined(items: readonly string[]): string {
    return items.length < 2
      ? items.join('')
      : this.texts.say('list', { first: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
  }

  /** The items of a list in words; lists within it are left out. */
  private listed(field: string, values: unknown[]): string[] {
    const items = values.filter((item) => !Array.isArray(item));
    return items.flatMap((item, at) => {
      if (typeof item !== 'string' || !this.texts.has(`${this.game}-piece-${slug(item)}.listed`))
        return [String(this.word(field, item))];
      return items.indexOf(item) === at ? [this.several(item, items.filter((other) => other === item).length)] : [];
    });
  }

  /** So many of a piece, as a list says it: `<game>-piece-<id>.listed`. */
  several(id: string, count: number): string {
    const message = `${this.game}-piece-${slug(id)}.listed`;
    return this.texts.has(message) ? this.texts.say(message, { count }) : `${count} × ${this.piece(id)}`;
  }

  private word(field: string, value: unknown): string | number {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') {
      if (!this.isSeat(field)) return value;
      return field === 'side' ? this.side(value) : (this.names[value] ?? this.outsider(value));
    }
    return value === null || value === undefined ? '' : this.piece(String(value));
  }

  /** What a side is called: a team, or a player alone. */
  side(number: number): string {
    return this.sides[number] ?? this.outsider(number);
  }

  /** Whether a number in this field is a seat or a side. */
  private isSeat(field: string): boolean {
    const fields = seatFields[this.game];
    if (!fields) throw new Error(`no texts of ${this.game} in games/texts.ts`);
    return fields.includes(field);
  }

  /** Who plays without a seat (Will Scarlet) has a text, `<game>-piece-seat_<number>`. */
  private outsider(seat: number): string {
    const message = `${this.game}-piece-seat_${seat + 1}`;
    return this.names.length > 0 && this.texts.has(message) ? this.texts.say(message) : String(seat + 1);
  }

  /** The name of a piece, a colour, a place; a value without such a text stays as it is. */
  piece(id: string, attribute?: 'short'): string {
    const message = `${this.game}-piece-${slug(id)}`;
    if (attribute && this.texts.has(`${message}.${attribute}`)) return this.texts.say(`${message}.${attribute}`);
    return this.texts.has(message) ? this.texts.say(message) : id;
  }

  /** A line of the log; what can happen at any table (`event-<tag>`) or in this game. */
  event(event: Fields): string {
    const { event: tag, ...fields } = event;
    const common = `event-${String(tag)}`;
    return this.told(this.texts.has(common) ? common : `${this.game}-${common}`, fields);
  }

  /**
   * An action on a button; `extra` adds what the sentence needs beyond the action's own fields.
   * With a `decision` in it the action may be called otherwise there: `<game>-action-<do>-<decision>`.
   */
  action(action: Fields, extra: Fields = {}): string {
    const { do: verb, ...fields } = action;
    const { decision, ...more } = extra;
    const plain = `${this.game}-action-${String(verb)}`;
    const here = `${plain}-${String(decision)}`;
    return this.told(this.texts.has(here) ? here : plain, { ...fields, ...more });
  }

  /** Why not, spoken to the player; undefined if there is no such sentence. */
  refusal(rule: string, details: Fields): string | undefined {
    const id = `${ruleMessage(rule)}.refusal`;
    return this.texts.has(id) ? this.told(id, details) : undefined;
  }

  /** A rule with the facts of a box. */
  rule(id: string, facts: Fields): string {
    return this.texts.say(ruleMessage(id), this.inWords(facts));
  }
}
