/** What COSCA gives to the house's search: who is ahead, and what is worth trying behind the screen. */
import type { Insight } from '../../../engine/insight.ts';
import type { Action, Dice, Seat } from '../../../engine/rules.ts';
import { DAYS, fightValue } from '../data/tables.ts';
import { rules } from '../rules/index.ts';
import type { Stage, State, View } from '../state.ts';
import { pay } from './fighting.ts';
import { settingsByWorth } from './minions.ts';
import { priorities } from './priorities.ts';
import { look } from './sight.ts';
import { KEEPING, MINION, tokensWorth, worthOf } from './worth.ts';

/** Candidates are listed, not drawn: no dice are thrown for them. */
const NO_DICE: Dice = { die: () => 1, below: (n) => n >> 1 };
/** A lead of so many tenths of a mobster makes e times as likely a winner on the last evening; it counts less before. */
const LEAD = 9;
/** Parts of what is held that are worth a thought as a bid. */
const SHARES: readonly number[] = [0, 0.25, 0.5, 0.75, 1];

export const insight: Insight<State, View> = {
  policy: priorities,
  estimate,
  candidates,
  chapter: (s) => s.day,
};

/** Loyal mobsters as far as they will be kept, the dice they bring, and tokens: likelier to win who has more of it. */
function estimate(s: State): number[] {
  const spread = LEAD / KEEPING ** ((DAYS - s.day) / 2);
  const held = s.players.map((p, seat) => {
    const loyal = s.row.reduce((sum, m) => sum + (m.loyalTo === seat ? worthOf(s, m, -1) : 0), 0);
    return loyal + tokensWorth(s, p.money, p.weapons) + (p.villaDie ? MINION : 0);
  });
  const best = Math.max(...held);
  const weights = held.map((worth) => Math.exp((worth - best) / spread));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

function candidates(v: View, seat: Seat, most: number): Action[] {
  const stage = rules.waiting(v).find((one) => one.seat === seat)?.stage as Stage | undefined;
  if (!stage) return [];
  const g = look(v, seat, NO_DICE);
  const listed = stage === 'setDice' ? settingsByWorth(g, most) : stage === 'fight' ? bids(g) : rules.actions(v, seat);
  return listed.filter((action) => rules.refuse(v, seat, action) === null).slice(0, most);
}

/** Nothing, a part of what is held, or all of it; each once. */
function bids(g: ReturnType<typeof look>): Action[] {
  const held = fightValue(g.me);
  const values = new Set(SHARES.map((share) => Math.round(held * share)));
  return [...values].map((value) => pay(g, value));
}
