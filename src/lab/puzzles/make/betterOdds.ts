/** The family of better odds: the crown is won today or lost tomorrow, and one fight for a Venue is the likelier to be won. */
import { search } from '../../../bots/search/search.ts';
import type { Policy } from '../../../engine/policy.ts';
import type { Action, Dice, Seat } from '../../../engine/rules.ts';
import { insight } from '../../../games/moonshine/bot/insight.ts';
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
import type { State, View } from '../../../games/moonshine/state.ts';
import { after, noDice, prove } from '../solve.ts';
import { active, ending, type Family } from './family.ts';
import { crownedToday } from './playedOut.ts';
import { arm, freeFor, layLowAllBut, oneOf, openVenues, seatBoss } from './positions.ts';
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
  if (right.some((action) => Math.abs(crownedToday(s, { seat, action, hopeful: seat }, GAMES, dice) - best) > NEAR))
    return null;
  if (isOutdone(s, { seat, right, best }, dice)) return null;
  const why = `A rival is crowned first thing tomorrow. This fight wins the Venue today with ${percent(best)}, the next best try with ${percent(rest)}.`;
  return { state: s, seat, right, why };
};

/**
 * Games that an answer is played out in, and how far the crowns may lie from what the odds of the fight promise: a Raid that the
 * fight sets off may spoil all.
 */
const GAMES = 200;
const NEAR = 0.08;

/** Iterations of the search that looks for something better, and of the one that goes on from there; answers and games that are tried. */
const LONG = 2000;
const SHORT = 60;
const LIKED = 3;
const TRIES = 24;

/** Whether an answer that a long search likes better brings the crown as often, the rest of the Day searched too. */
function isOutdone(
  s: State,
  { seat, right, best }: { seat: Seat; right: Action[]; best: number },
  dice: Dice,
): boolean {
  const by = (iterations: number) => (view: View, asked: Seat, luck: Dice) =>
    search({ rules, insight, view, seat: asked, dice: luck }, { iterations });
  const known = new Set(right.map((action) => JSON.stringify(action)));
  const liked = by(LONG)(rules.view(s, seat), seat, dice)
    .thoughts.filter(({ action }) => !known.has(JSON.stringify(action)))
    .sort((a, b) => b.visits - a.visits)
    .slice(0, LIKED);
  const on: Policy<View> = (...asked) => by(SHORT)(...asked).action;
  return liked.some(
    ({ action }) => crownedToday(s, { seat, action, hopeful: seat, by: on }, TRIES, dice) > best - CLEAR,
  );
}

/** Chances that lie nearer to each other are no puzzle. */
const CLEAR = 0.03;
/** As many men as one Play may bring to a crew, by hiring or from another District. */
const MEN = 15;

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
