/** The catalogue for threads: what players need of each game, by its id, without boardgame.io. One line a game. */
import type { Playable } from '../engine/title.ts';
import { players as cosca } from './cosca/players.ts';
import { players as moonshine } from './moonshine/players.ts';

const PLAYABLE: readonly Playable[] = [moonshine as Playable, cosca as Playable];

/** The game of that id as its players know it, or null. */
export function playableOf(id: string): Playable | null {
  return PLAYABLE.find(({ rules }) => rules.id === id) ?? null;
}
