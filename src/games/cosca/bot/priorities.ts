/** The house's steady player of COSCA: sees its own view alone, weighs what each setting, purchase and bid promises, and mixes. */
import type { Policy } from '../../../engine/policy.ts';
import type { Action } from '../../../engine/rules.ts';
import { rules } from '../rules/index.ts';
import type { Stage, View } from '../state.ts';
import { chooseDrinks, chooseFavour, chooseGuns } from './city.ts';
import { chooseBid } from './fighting.ts';
import { chooseDice } from './minions.ts';
import { look, type Sight } from './sight.ts';

const CHAPTERS: { readonly [S in Stage]: (g: Sight) => Action } = {
  setDice: chooseDice,
  gunShop: chooseGuns,
  club: chooseDrinks,
  villa: chooseFavour,
  fight: chooseBid,
};

export const priorities: Policy<View> = (view, seat, dice) => {
  const asked = rules.waiting(view).find((one) => one.seat === seat);
  if (!asked) throw new Error(`seat ${seat} is not waited for`);
  const action = CHAPTERS[asked.stage as Stage](look(view, seat, dice));
  return rules.refuse(view, seat, action) === null ? action : rules.idle(view, seat);
};
