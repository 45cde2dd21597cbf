import type { ReactNode } from 'react';
import type { Draft } from '../plays/draft.ts';
import { wholeLoad } from '../plays/limits.ts';
import { useTableau } from '../tableau.ts';
import { type Pull, useCrewDrag } from './useCrewDrag.ts';

/** The map's frame, in which a crew can be pulled from its District to another: the quickest way to begin a Move. */
export function CrewDrag({ children }: { children: ReactNode }) {
  const { view, seat, doing, actions, locked } = useTableau();
  const crew = (draft: Draft) => (seat === null ? {} : wholeLoad(view, seat, draft));
  const { pull, onPointerDownCapture } = useCrewDrag(locked || doing.busy ? [] : actions, doing, crew);
  return (
    <div className="ms-drag" onPointerDownCapture={onPointerDownCapture}>
      {children}
      {pull && <Band {...pull} />}
    </div>
  );
}

/** The line from where the crew was taken up to the finger. */
function Band({ from, to }: Pull) {
  return (
    <svg className="ms-band" aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={to.x} cy={to.y} r={9} />
    </svg>
  );
}
