/** How the weighted-random player leans: it likes to ask the Don, and seldom bids all it has. */
import type { Weigh } from '../../../engine/policy.ts';
import { fightValue } from '../data/tables.ts';
import type { View } from '../state.ts';

export const weigh: Weigh<View> = (_view, _seat, action) => {
  if (action.do === 'villa') return action.use ? 3 : 1;
  if (action.do !== 'fight') return 1;
  return 1 / (1 + fightValue({ money: Number(action.money), weapons: Number(action.weapons) }));
};
