import type { Stage } from '../../../src/games/cosca/state.ts';

/** The section of the rules that each question comes from. */
export const STAGE_SECTIONS: Record<Stage, string> = {
  setDice: '5.2',
  gunShop: '5.4',
  club: '5.4',
  villa: '5.4',
  fight: '5.6',
};
