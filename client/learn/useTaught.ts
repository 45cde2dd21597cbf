import { use } from 'react';
import { gameCard } from '../games/index.ts';
import type { Taught } from './kit.ts';

const loaded = new Map<string, Promise<Taught>>();

/** What that game teaches with; suspends until it is there. Throws when the game teaches nothing. */
export function useTaught(game: string): Taught {
  return use(taughtIn(game));
}

function taughtIn(game: string): Promise<Taught> {
  const known = loaded.get(game);
  if (known) return known;
  const coming = gameCard(game)?.teaches?.();
  if (!coming) throw new Error(`${game} has no lesson`);
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game));
  return coming;
}
