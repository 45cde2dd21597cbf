import type { Seat } from '../../src/engine/rules.ts';
import {
  askedBack,
  type Deed,
  freeBack,
  type Judged,
  judged,
  NO_OFFER,
  notTakenBack,
  type Offer,
  offersAt,
} from '../../src/engine/takingBack.ts';
import type { LocalGame, Played } from './game.ts';

/** Taking back at a table on this device goes by the rule of the house's tables. */

/** The lines that count, newest first. */
const deedsOf = (counted: readonly Played[]): Deed[] =>
  counted.map((line) => ({ ...line, seat: line.seat ?? -1 })).reverse();

/** What every seat may take back by itself. */
export function offersIn({ counted, title, state }: LocalGame, seats: number): readonly Offer[] {
  const said = title.rules.outcome(state) ? null : judged(deedsOf(counted), offersAt(seats));
  return said?.ok ? said.value : Array.from({ length: seats }, () => NO_OFFER);
}

/** The line that the seat goes back to by itself; without `to`, to before its last decision. */
export function judgeFree({ counted, title, state, number }: LocalGame, seat: Seat, to?: number): Judged<number> {
  if (title.rules.outcome(state)) return { ok: false, refusal: notTakenBack('GAME_OVER', number) };
  return judged(deedsOf(counted), freeBack(seat, to));
}

/** Which of the people must agree before the seat goes back to after line `to`. */
export function judgeAsked({ counted }: LocalGame, people: readonly Seat[], seat: Seat, to: number): Judged<Seat[]> {
  const whom = judged(deedsOf(counted), askedBack(seat, to));
  if (!whom.ok) return whom;
  const { value } = whom;
  return { ok: true, value: people.filter((other) => other !== seat && (value === 'all' || value.has(other))) };
}
