import { cardOf, isMobster, type MobsterId } from '../../../../src/games/cosca/data/mobsters.ts';

/** The mobster's name; whatever is no mobster's id is given back as it is. */
export function mobster(id: MobsterId | string): string {
  return isMobster(id) ? cardOf(id).name : id;
}
