import { use } from 'react';
import { gameCard } from '../../games/index.ts';
import type { Rulebook } from './types.ts';

const loaded = new Map<string, Promise<Rulebook>>();

/** That game's rulebook; suspends until it is there. Throws when the game has none. */
export function useRulebook(game: string): Rulebook {
  return use(rulebookOf(game));
}

function rulebookOf(game: string): Promise<Rulebook> {
  const known = loaded.get(game);
  if (known) return known;
  const card = gameCard(game);
  if (!card) throw new Error(`the house has no game called ${game}`);
  const coming = card.rulebook();
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game));
  return coming;
}
