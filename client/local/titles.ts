import { allLevels, usualLevel } from '../../src/bots/index.ts';
import { TITLES } from '../../src/games/index.ts';
import type { TitleCard } from '../net/types.ts';

export { titleOf } from '../../src/games/index.ts';

/** The games that can be played on this device, with the players that can sit down at them. */
export function localTitles(): TitleCard[] {
  return Object.values(TITLES).map((title) => ({
    id: title.id,
    name: title.name,
    seats: [...title.rules.seats],
    options: Object.fromEntries(Object.entries(title.optionValues).map(([name, values]) => [name, [...values]])),
    bots: allLevels(title),
    usualBot: usualLevel(title),
  }));
}
