/** A position of the notation read into a State: one gate, after which nothing is checked again. */
import type { ZodError } from 'zod';
import type { Read } from '../../../engine/notation.ts';
import type { Croupier, Refusal, Seat } from '../../../engine/rules.ts';
import { FAMILIES, type Family } from '../data/families.ts';
import { cardOf, MOBSTER_IDS } from '../data/mobsters.ts';
import { countsOf } from '../data/places.ts';
import { BASE_DICE } from '../data/tables.ts';
import { WEEKDAYS } from '../data/week.ts';
import type { Options } from '../options.ts';
import { isByResources, whoMeets } from '../rules/conditions.ts';
import { proceed } from '../rules/day.ts';
import { rules } from '../rules/index.ts';
import { diceAreOpen } from '../rules/minions.ts';
import { diceDue } from '../rules/newDay.ts';
import { seal } from '../rules/screens.ts';
import { emptyTable, newPlayer } from '../rules/setup.ts';
import { type Mobster, NEUTRAL, type Player, type State } from '../state.ts';
import { type MobsterWords, type PlayerWords, type Position, positionSchema } from './schema.ts';

/** What is wrong with a position that has the right form. */
class Wrong extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** Reads a position; one in which nobody has to decide is carried on to its next decision. */
export function readPosition(position: unknown, options: Options, croupier: Croupier): Read<State> {
  const parsed = positionSchema.safeParse(position);
  if (!parsed.success) return { ok: false, error: firstIssue(parsed.error) };
  try {
    const s = build(parsed.data, options);
    proceed(s, croupier);
    return { ok: true, value: s };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, error: { path: error.path, message: error.message } };
    throw error;
  }
}

function firstIssue(error: ZodError): { path: string; message: string } {
  const issue = error.issues[0];
  const path = (issue?.path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return { path: `$${path}`, message: issue?.message ?? 'not a position' };
}

function build(p: Position, options: Options): State {
  const families = (Object.keys(p.players) as Family[]).filter((family) => FAMILIES.includes(family));
  if (!rules.seats.includes(families.length)) throw new Wrong('$.players', 'three to five families play');
  const words = families.map((family) => p.players[family] as PlayerWords);
  const startDay = WEEKDAYS.indexOf(p.startDay ?? (options.start_day === 'random' ? 'mon' : options.start_day));
  const s = emptyTable(
    options,
    families.map((family, seat) => readPlayer(family, words[seat] as PlayerWords)),
    startDay,
  );
  s.day = p.day;
  s.step = p.phase;
  readRow(s, p);
  readDeck(s, p);
  countDice(s, words);
  readHats(s, p);
  words.forEach(({ sealed }, seat) => {
    if (sealed) readSealed(s, seat, sealed);
  });
  return s;
}

function readPlayer(family: Family, words: PlayerWords): Player {
  const { sealed, shown, dice = 0, ...rest } = words;
  if (rest.villa === 'gone' && rest.villaDie)
    throw new Wrong(`$.players.${family}.villaDie`, 'the token is in the box');
  return { ...newPlayer(family), ...rest, dice, shown: shown && countsOf(shown) };
}

function readRow(s: State, p: Position): void {
  const twice = p.row.findIndex(({ mobster }, i) => p.row.findIndex((other) => other.mobster === mobster) !== i);
  if (twice >= 0) throw new Wrong(`$.row[${twice}]`, 'stands in the row already');
  s.row = p.row.map((words, i) => readMobster(s, words, `$.row[${i}]`));
  if (p.at === null) return;
  s.at = p.row.findIndex(({ mobster }) => mobster === p.at);
  if (s.step !== 'loyalty') throw new Wrong('$.at', 'only while loyalty is decided');
  if (s.at < 0) throw new Wrong('$.at', 'does not stand in the row');
}

function readMobster(s: State, words: MobsterWords, path: string): Mobster {
  const loyalTo = words.loyalTo === null ? NEUTRAL : seatOf(s, words.loyalTo, `${path}.loyalTo`);
  if (words.drink && loyalTo === NEUTRAL) throw new Wrong(`${path}.drink`, 'a drink is for a loyal mobster');
  const carry = seatsOf(s, words.carry, `${path}.carry`);
  if (carry.length === 1) throw new Wrong(`${path}.carry`, 'a tie is between two or more');
  return { id: words.mobster, loyalTo, drink: words.drink, carry, meets: [] };
}

function seatOf(s: State, family: Family, path: string): Seat {
  const seat = s.players.findIndex((p) => p.family === family);
  if (seat < 0) throw new Wrong(path, `${family} does not play`);
  return seat;
}

/** A set of seats, in order. */
function seatsOf(s: State, families: readonly Family[], path: string): Seat[] {
  const seats = new Set(families.map((family) => seatOf(s, family, path)));
  if (seats.size < families.length) throw new Wrong(path, 'a family is named twice');
  return [...seats].sort((a, b) => a - b);
}

function readDeck(s: State, p: Position): void {
  const placed = new Set(s.row.map((m) => m.id));
  s.deck = p.deck ? [...p.deck] : MOBSTER_IDS.filter((id) => !placed.has(id));
  for (const id of s.deck) {
    if (placed.has(id)) throw new Wrong('$.deck', `${id} is in two places`);
    placed.add(id);
  }
}

/** Dice left out: those that lie open, else those of the morning without the Don's. */
function countDice(s: State, words: readonly PlayerWords[]): void {
  s.players.forEach((p, seat) => {
    const open = diceAreOpen(s) ? words[seat]?.shown?.length : undefined;
    p.dice = words[seat]?.dice ?? open ?? diceDue(s, seat);
    const path = `$.players.${p.family}`;
    if (p.dice < BASE_DICE) throw new Wrong(`${path}.dice`, 'everybody has three dice');
    if (diceAreOpen(s) && open !== p.dice) throw new Wrong(`${path}.shown`, `${p.dice} dice lie open in this phase`);
  });
}

/** Hats that the position does not name lie as dice and tokens say, under those whose turn is still to come. */
function readHats(s: State, p: Position): void {
  s.row.forEach((m, i) => {
    const words = p.row[i]?.meets;
    const path = `$.row[${i}].meets`;
    if (words) m.meets = seatsOf(s, words, path);
    else if (hatsLie(s, i)) m.meets = whoMeets(s, m.id);
    if (m.meets.length > 0 && !hatsLie(s, i)) throw new Wrong(path, 'no hat lies there in this phase');
  });
}

/** Whether hats for his condition may lie under that mobster now. */
function hatsLie(s: State, i: number): boolean {
  if (s.step === 'loyalty') return i >= s.at;
  if (!diceAreOpen(s) || s.step === 'dayEnd' || s.step === 'over') return false;
  const m = s.row[i];
  return m !== undefined && !isByResources(cardOf(m.id).special);
}

function readSealed(s: State, seat: Seat, action: { do: string }): void {
  const refusal: Refusal | null = rules.refuse(s, seat, action);
  const path = `$.players.${s.players[seat]?.family}.sealed`;
  if (refusal) throw new Wrong(path, `refused with ${refusal.code} (section ${refusal.rule})`);
  if (action.do === 'withdraw') throw new Wrong(path, 'nothing is sealed by it');
  s.sealed[seat] = seal(s, action);
}
