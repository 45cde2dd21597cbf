/** The families of puzzles: each tries to make one of a position, proves it as far as it can be proved, and says why. */
import type { Action, Dice, Seat } from '../../../engine/rules.ts';
import { district, player } from '../../../games/moonshine/rules/board.ts';
import { rules } from '../../../games/moonshine/rules/index.ts';
import type { State } from '../../../games/moonshine/state.ts';
import { after, prove, sureWins } from '../solve.ts';
import { betterOdds } from './betterOdds.ts';
import { active, DEPTH, ending, type Family } from './family.ts';
import { crownedToday } from './playedOut.ts';
import { arm, besides, freeFor, layLowAllBut, oneOf, openVenues, seatBoss } from './positions.ts';

/** The crown is to be had today, by the right Play alone. */
export const winNow: Family = (s, dice) => {
  const seat = active(s);
  layLowAllBut(s, [seat]);
  const venue = oneOf(
    openVenues(s).filter((at) => freeFor(s, seat, at)),
    dice,
  );
  if (venue === undefined) return null;
  const lacks = dice.below(5);
  const beside = oneOf(besides(s, seat, venue), dice);
  if (!seatBoss(s, seat, lacks === 1 && beside !== undefined ? beside : venue)) return null;
  const standing = [
    { ledger: 2 + dice.below(3) },
    { ledger: 3 + dice.below(2) },
    { ledger: 3, marks: 1, cash: 2000 + 100 * dice.below(20) },
    { ledger: 4, owned: 9, cash: 5000 + 100 * dice.below(20) },
    { ledger: 3 + dice.below(2), respect: 7 + dice.below(3) },
  ][lacks];
  if (!standing || !arm(s, seat, standing)) return null;
  const { right, other } = sureWins(ending(seat), s, DEPTH);
  if (right.length === 0 || right.length > other.length) return null;
  return { state: s, seat, right, why: WIN_WORDS[lacks] ?? '' };
};

const WIN_WORDS = [
  'Everything the crown asks for is there: nothing is gained by waiting.',
  'Only the Boss is missing in a Venue, and the markers for the walk and the crown are there.',
  'Only the Mark stands in the way; it can be paid off and the crown taken today.',
  'The last Bribe can be paid, and the crown taken with what is left in the Ledger.',
  'A held Job brings the Respect that is missing, and leaves markers enough for the crown.',
];

/** The seat to move, and the one who plays next and is about to win. */
function rivalry(s: State, dice: Dice): [Seat, Seat] | null {
  const seat = active(s);
  const others = s.order.filter((other) => other !== seat);
  const rival = oneOf(others, dice);
  if (rival === undefined) return null;
  layLowAllBut(s, [seat, rival]);
  return [seat, rival];
}

/** What each answer leaves to the rival: unsure where luck decides, or more than could be searched. */
function sorted(s: State, seat: Seat, rival: Seat): { safe: Action[]; lost: Action[]; unsure: Action[] } {
  const out = { safe: [] as Action[], lost: [] as Action[], unsure: [] as Action[] };
  for (const action of rules.actions(s, seat)) {
    const next = after(rules, s, seat, action);
    const proof = next === null ? 'unknown' : prove(ending(rival), next, DEPTH);
    out[({ wins: 'lost', not: 'safe', unknown: 'unsure' } as const)[proof]].push(action);
  }
  return out;
}

/** A rival takes the crown next unless something is done about it now. */
export const denyWin: Family = (s, dice) => {
  const seats = rivalry(s, dice);
  if (!seats) return null;
  const [seat, rival] = seats;
  const venue = oneOf(
    openVenues(s).filter((at) => freeFor(s, rival, at)),
    dice,
  );
  if (venue === undefined || !seatBoss(s, rival, venue)) return null;
  heatUp(s, dice, 5);
  if (!arm(s, rival, { ledger: 2 }) || !markers(s, seat, 2)) return null;
  const { safe, lost, unsure } = sorted(s, seat, rival);
  if (safe.length === 0 || lost.length < 2 * safe.length) return null;
  if (bestGamble(s, seat, rival, unsure, dice) > FORLORN) return null;
  return {
    state: s,
    seat,
    right: safe,
    why: 'A rival stands ready in his Venue and plays next: only this takes the crown from him.',
  };
};

/** Only where every gamble would be forlorn is the sure way beyond argument. */
const FORLORN = 0.25;
const GAMBLES = 40;

/** The best chance, over the answers that nothing is sure of, that the rival is not crowned today, everybody going on by `priorities`. */
function bestGamble(s: State, seat: Seat, rival: Seat, unsure: readonly Action[], dice: Dice): number {
  return Math.max(0, ...unsure.map((action) => 1 - crownedToday(s, { seat, action, hopeful: rival }, GAMBLES, dice)));
}

/** A rival is one step from the crown, and some Plays open it to him. */
export const sureLoss: Family = (s, dice) => {
  const seats = rivalry(s, dice);
  if (!seats) return null;
  const [seat, rival] = seats;
  const venue = oneOf(openVenues(s), dice);
  const beside = venue === undefined ? undefined : oneOf(besides(s, rival, venue), dice);
  if (venue === undefined || beside === undefined || !seatBoss(s, rival, beside)) return null;
  heatUp(s, dice, 5);
  const { mob } = district(s, venue);
  if (mob !== seat && dice.below(2) === 0) hold(s, seat, venue);
  if (!arm(s, rival, { ledger: 3 }) || !markers(s, seat, 1)) return null;
  const { safe, lost } = sorted(s, seat, rival);
  if (lost.length === 0 || lost.length > safe.length) return null;
  return {
    state: s,
    seat,
    wrong: lost,
    why: 'After this a rival walks into a Venue and is crowned before anything can be done.',
  };
};

/** One lone Runner of the seat stands there, for nobody else did. */
function hold(s: State, seat: Seat, at: number): void {
  const d = district(s, at);
  if (d.mob !== -1 || player(s, seat).supply < 1) return;
  d.mob = seat;
  d.runners = 1;
  player(s, seat).supply -= 1;
}

/** So many markers on the Track, at most four, and never fewer than there are. */
function heatUp(s: State, dice: Dice, most: number): void {
  const want = Math.min(4, dice.below(most));
  while (s.heat.length < want) {
    const owner = s.players.findIndex((p) => p.reserves > 3);
    if (owner < 0) return;
    player(s, owner).reserves -= 1;
    s.heat.push(owner);
  }
}

/** That many markers in the Ledger, from or to the Reserves. */
function markers(s: State, seat: Seat, n: number): boolean {
  const p = player(s, seat);
  p.reserves += p.ledger - n;
  p.ledger = n;
  return p.reserves >= 0;
}

export const FAMILIES: Readonly<Record<string, Family>> = { winNow, denyWin, sureLoss, betterOdds };
