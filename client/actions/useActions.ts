import { createContext, startTransition, use, useEffect, useLayoutEffect, useState } from 'react';
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

const NO_PARTS: readonly Part[] = [];

/**
 * The parts of the page, drawn anew soon after they change. They change with every drawing: a store that insists on being read at
 * once would have a table that is drawn piece by piece begun again, all in one piece.
 */
export function useParts(): readonly Part[] {
  const board = use(Context)?.board;
  const [parts, show] = useState(() => board?.parts() ?? NO_PARTS);
  useEffect(() => {
    const take = () => startTransition(() => show(board?.parts() ?? NO_PARTS));
    take();
    return board?.listen(take);
  }, [board]);
  return parts;
}
