import { useState, useSyncExternalStore } from 'react';
import { type Paper, type Papers, useTableau } from '../tableau.ts';
import { papersOf, type Shape } from './useShape.ts';

const ALL: readonly Paper[] = ['desk', 'players', 'jobs', 'log', 'deals'];

/** Which of the papers lies on top. As text they lie one below the other, and the one turned to gets the focus. */
export function usePapers(text: boolean, shape: Shape): Papers {
  const [pile] = useState(pileOf);
  if (!text) return { ...pile, names: papersOf(shape) };
  return { ...pile, names: ALL, turnTo: (paper) => document.getElementById(`ms-paper-${paper}`)?.focus() };
}

/** The paper on top, for whoever draws it: turning one up draws nothing else anew. */
export function useTopPaper(): Paper | null {
  const { top, listen } = useTableau().papers;
  return useSyncExternalStore(listen, top, top);
}

function pileOf(): Omit<Papers, 'names'> {
  let onTop: Paper | null = null;
  const listeners = new Set<() => void>();
  return {
    top: () => onTop,
    turnTo(paper) {
      onTop = paper;
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
