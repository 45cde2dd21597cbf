import { useState } from 'react';
import type { Paper, Papers } from '../tableau.ts';
import { papersOf, type Shape } from './useShape.ts';

const ALL: readonly Paper[] = ['desk', 'players', 'jobs', 'log', 'deals'];

/** Which of the papers lies on top. As text they lie one below the other, and the one turned to gets the focus. */
export function usePapers(text: boolean, shape: Shape): Papers {
  const [top, setTop] = useState<Paper | null>(null);
  if (!text) return { top, names: papersOf(shape), turnTo: setTop };
  return { top, names: ALL, turnTo: (paper) => document.getElementById(`ms-paper-${paper}`)?.focus() };
}
