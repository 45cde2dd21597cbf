/** The families of puzzles: each tries to make one of a position, proves it exhaustively, and says why. */
import type { Action, Dice, Seat } from '../../../engine/rules.ts';
import { priorities } from '../../../games/moonshine/bot/priorities.ts';
import { indexOf } from '../../../games/moonshine/data/districts.ts';
import { type Crew, fightOdds, type Odds } from '../../../games/moonshine/odds/index.ts';
import {
  bossCount,
  connections,
  district,
  hasSafehouse,
  mobsters,
  player,
} from '../../../games/moonshine/rules/board.ts';
import { top } from '../../../games/moonshine/rules/decisions.ts';
import { rules } from '../../../games/moonshine/rules/index.ts';
import { crownRefusal } from '../../../games/moonshine/rules/respect.ts';
import type { State } from '../../../games/moonshine/state.ts';
import { after, type Ending, noDice, prove, sureWins } from '../solve.ts';
import { arm, besides, freeFor, layLowAllBut, oneOf, openVenues, seatBoss } from './positions.ts';

/** A proven puzzle, still in the State. */
export interface Made {
  state: State;
  seat: Seat;
  right?: Action[];
  wrong?: Action[];
  why: string;
}

export type Family = (s: State, dice: Dice) => Made | null;

const DEPTH = 4;

const ending = (seat: Seat): Ending<State> => ({ rules, seat, hopeful: (s) => mayBeCrowned(s, seat) });

/** With two markers it is the crown now, or Rum sold in a Venue for Kickbacks; with fewer nothing today. */
function mayBeCrowned(s: State, seat: Seat): boolean {
  const { ledger } = player(s, seat);
  if (ledger !== 2) return ledger > 2;
  return crownRefusal(s, seat) === null || openVenues(s).some((at) => holdsRum(s, seat, at));
}

function holdsRum(s: State, seat: Seat, at: number): boolean {
  const { mob, rum } = district(s, at);
  return mob === seat && rum > 0;
}

const active = (s: State): Seat => top(s)?.seat ?? 0;

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
  const { safe, lost } = sorted(s, seat, rival);
  if (safe.length === 0 || lost.length < 2 * safe.length || bestAssault(s, seat, venue) > FORLORN) return null;
  return {
    state: s,
    seat,
    right: safe,
    why: 'A rival stands ready in his Venue and plays next: only this takes the crown from him.',
  };
};

/** Only where an attack would be forlorn is the sure way beyond argument. */
const FORLORN = 0.4;

/** The best chance, over all crews that can be sent, to kill everybody there in the shots that are left. */
function bestAssault(s: State, seat: Seat, at: number): number {
  const chances = rules.actions(s, seat).map((action) => {
    const { to, boss, runners } = action as unknown as { to: string; boss: number; runners: number };
    const attacks = action.do === 'move' || action.do === 'skiff' || action.do === 'stealth';
    if (!attacks || indexOf(to) !== at || boss + runners === 0) return 0;
    const fight = fightAt(s, seat, at, { boss: boss === 1 ? 1 : 0, runners }, player(s, seat).ledger - 1);
    return fight.win + fight.wipe;
  });
  return Math.max(0, ...chances);
}

/** The odds of an attack that nobody Ambushes. */
function fightAt(s: State, seat: Seat, at: number, invader: Crew, volleys: number): Odds {
  return fightOdds({
    invader,
    occupier: { boss: bossCount(s, at), runners: district(s, at).runners },
    ambush: false,
    volleys,
    firepower: player(s, seat).family === 'irish',
    safehouse: hasSafehouse(s, at),
    shot: 'openFire',
  });
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

/** The crown is won today or lost tomorrow: which fight for a Venue is the likelier to be won. */
export const betterOdds: Family = (s, dice) => {
  const seat = active(s);
  layLowAllBut(s, [seat]);
  const beside = oneOf(player(s, seat).boss < 0 ? [] : rookeries(s, seat), dice);
  if (beside === undefined || !seatBoss(s, seat, beside)) return null;
  const runners = 2 + dice.below(4);
  const p = player(s, seat);
  if (p.supply + district(s, beside).runners < runners) return null;
  p.supply += district(s, beside).runners - runners;
  district(s, beside).runners = runners;
  if (!arm(s, seat, { ledger: 5 }) || !rivalReady(s, seat)) return null;
  if (p.family === 'knights' && openVenues(s).some((at) => hasSafehouse(s, at))) return null;
  const chances = rules.actions(s, seat).map((action) => ({ action, chance: crownChance(s, seat, action) }));
  const best = Math.max(...chances.map(({ chance }) => chance));
  const right = chances.filter(({ chance }) => chance > best - 1e-9).map(({ action }) => action);
  const rest = Math.max(0, ...chances.filter(({ chance }) => chance <= best - 1e-9).map(({ chance }) => chance));
  if (best >= 1 || best < 0.15 || best - rest < CLEAR || winsWithoutFight(s, seat)) return null;
  if (best - bestAfterAPlay(s, seat, beside) < CLEAR) return null;
  if (chances.some(({ action, chance }) => chance > 0 && runsAway(s, seat, action))) return null;
  if (right.some((action) => Math.abs(playedOut(s, seat, action, dice) - best) > NEAR)) return null;
  const why = `A rival is crowned first thing tomorrow. This fight wins the Venue today with ${percent(best)}, the next best try with ${percent(rest)}.`;
  return { state: s, seat, right, why };
};

/** Games that an answer is played out in, and how far the crowns may lie from what the odds of the fight promise. */
const GAMES = 200;
const NEAR = 0.08;

/** The share of crowns today after that answer, everybody going on by `priorities`: a Raid that the fight sets off may spoil all. */
function playedOut(s: State, seat: Seat, action: Action, dice: Dice): number {
  let crowns = 0;
  for (let game = 0; game < GAMES; game++) {
    const played = rules.copy(s);
    rules.apply(played, seat, action, { dice });
    while (!rules.outcome(played) && played.day === s.day) {
      const asked = top(played)?.seat ?? 0;
      rules.apply(played, asked, priorities(rules.view(played, asked), asked, dice), { dice });
    }
    if (played.crowned === seat) crowns += 1;
  }
  return crowns / GAMES;
}

/** Chances that lie nearer to each other are no puzzle. */
const CLEAR = 0.03;
/** More men than one Play can bring to a crew. */
const MEN = 6;

/** The best chance when another Play comes first, whatever men it brings: where that costs nothing, no fight is the one right answer. */
function bestAfterAPlay(s: State, seat: Seat, beside: number): number {
  const later = rules.copy(s);
  const p = player(later, seat);
  const men = Math.min(MEN, p.supply);
  p.supply -= men;
  district(later, beside).runners += men;
  p.ledger -= 1;
  p.reserves += 1;
  return Math.max(...rules.actions(later, seat).map((action) => crownChance(later, seat, action)));
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** Whether an Occupier used to running would: then the odds of the fight are not the odds of the Venue. */
function runsAway(s: State, seat: Seat, action: Action): boolean {
  const next = after(rules, s, seat, action);
  const asked = next && top(next);
  if (asked?.stage !== 'standoff') return false;
  return priorities(rules.view(next as State, asked.seat), asked.seat, noDice).do === 'fold';
}

/** Into a Venue that nobody guards, or one that a Raid opens: Moves of Runners and barrels alone do neither. */
function winsWithoutFight(s: State, seat: Seat): boolean {
  if (openVenues(s).some((at) => freeFor(s, seat, at))) return true;
  const loud = rules.actions(s, seat).filter((action) => ['rat', 'extort', 'unload', 'peddle'].includes(action.do));
  return loud.some((action) => {
    const next = after(rules, s, seat, action);
    return next !== null && prove(ending(seat), next, 3) === 'wins';
  });
}

/** Own Districts beside two or more Venues, or one, that rivals hold. */
function rookeries(s: State, seat: Seat): number[] {
  const held = openVenues(s).filter((at) => district(s, at).mob !== seat && mobsters(s, at) > 0);
  return [...new Set(held.flatMap((at) => connections(s, at)))].filter((at) => district(s, at).mob === seat);
}

/** Somebody stands ready in a Venue and moves first tomorrow. */
function rivalReady(s: State, seat: Seat): boolean {
  for (const rival of s.order) {
    const venue = openVenues(s).find((at) => freeFor(s, rival, at));
    if (rival === seat || venue === undefined || !seatBoss(s, rival, venue)) continue;
    if (!arm(s, rival, { ledger: 0 }) || player(s, rival).reserves < 2) continue;
    const first = s.players.findIndex((p) => p.token === 1);
    [player(s, first).token, player(s, rival).token] = [player(s, rival).token, 1];
    return true;
  }
  return false;
}

/**
 * That the Boss comes into a Venue by that Play with two markers left for the crown: with the crew, or after it has cleared
 * the Venue beside him. All rivals have Laid Low: no Ambush.
 */
function crownChance(s: State, seat: Seat, action: Action): number {
  if (action.do !== 'move' && action.do !== 'skiff' && action.do !== 'stealth') return 0;
  const { to, boss, runners } = action as unknown as { to: string; boss: number; runners: number };
  const at = indexOf(to);
  const p = player(s, seat);
  if (!openVenues(s).includes(at) || mobsters(s, at) === 0 || district(s, at).mob === seat) return 0;
  if (boss === 0 && !connections(s, p.boss).includes(at)) return 0;
  return fightAt(s, seat, at, { boss: boss === 1 ? 1 : 0, runners }, p.ledger - (boss === 1 ? 3 : 4)).win;
}

export const FAMILIES: Readonly<Record<string, Family>> = { winNow, denyWin, sureLoss, betterOdds };
