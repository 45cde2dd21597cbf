import { createContext, use, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { BoundAction } from './action.ts';
import type { Part, Switchboard } from './switchboard.ts';

/** The page's switchboard, and the house's own actions; null where nothing around a part gathers actions. */
export interface ActionsAround {
  board: Switchboard;
  house: ReadonlyMap<string, BoundAction>;
}

const Context = createContext<ActionsAround | null>(null);
export const ActionsProvider = Context.Provider;

export function useActionsAround(): ActionsAround | null {
  return use(Context);
}

/** Adds a part to what can be done on the page, for as long as its component is on show. */
export function useContribution(name: string, part: Part): void {
  const board = use(Context)?.board;
  useLayoutEffect(() => board?.put(name, part));
  useEffect(() => () => board?.put(name, null), [board, name]);
}

const NOTHING = () => () => {};
const NO_PARTS: readonly Part[] = [];

/** The parts of the page, drawn anew when they change. */
export function useParts(): readonly Part[] {
  const board = use(Context)?.board;
  return useSyncExternalStore(board?.listen ?? NOTHING, board?.parts ?? (() => NO_PARTS));
}
