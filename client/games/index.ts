import { cosca } from './cosca/card.ts';
import { moonshine } from './moonshine/card.ts';
import type { GameCard } from './types.ts';

/** The catalogue: one line per game of the house. */
const GAMES: Record<string, GameCard> = {
  moonshine,
  cosca,
};

/** Every game of the house with its id. */
export const gameCards = (): readonly [string, GameCard][] => Object.entries(GAMES);

export function gameCard(id: string): GameCard | undefined {
  return GAMES[id];
}
