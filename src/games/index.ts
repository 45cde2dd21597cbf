import type { Title } from '../engine/title.ts';
import { cosca } from './cosca/index.ts';
import { moonshine } from './moonshine/index.ts';

/** The games the house can seat, by id. One line a game. */
export const TITLES: Readonly<Record<string, Title>> = {
  [moonshine.id]: moonshine as Title,
  [cosca.id]: cosca as Title,
};

/** The title of that id, or null. */
export function titleOf(id: string): Title | null {
  return Object.hasOwn(TITLES, id) ? (TITLES[id] ?? null) : null;
}
