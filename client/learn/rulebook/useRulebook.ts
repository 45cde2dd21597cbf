import { use } from 'react';
import type { ClosedBook, Rulebook } from './types.ts';

const opened = new Map<string, Promise<Rulebook>>();

/** That book, opened; suspends until it is there. */
export function useRulebook(closed: ClosedBook): Rulebook {
  return use(opening(closed));
}

function opening({ game, open }: ClosedBook): Promise<Rulebook> {
  const known = opened.get(game);
  if (known) return known;
  const coming = open();
  opened.set(game, coming);
  coming.catch(() => opened.delete(game));
  return coming;
}
