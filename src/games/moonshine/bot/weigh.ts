/** How the weighted-random player leans: toward Plays that do something, away from those that only undo. */
import type { Weigh } from '../../../engine/policy.ts';
import type { View } from '../state.ts';

const WEIGHTS: Readonly<Record<string, number>> = {
  takeTheCrown: 1000,
  bribe: 60,
  unload: 40,
  peddle: 30,
  trade: 20,
  squareUp: 20,
  rise: 20,
  extort: 8,
  takeJob: 4,
  recruit: 4,
  openFire: 4,
  plunder: 3,
  hit: 3,
  loot: 3,
  takeOver: 2,
  collect: 0.5,
  borrow: 0.4,
  walkAway: 0.3,
  rat: 0.3,
  secure: 0.2,
  skiff: 0.1,
  consigliere: 0.3,
};

export const weigh: Weigh<View> = (_view, _seat, action) => WEIGHTS[action.do] ?? 1;
