import type { ReactNode } from 'react';

/** A word of the game that shows its card when it is pointed at, focused, held or pressed (see useTermCards). */
export function Term({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="term-word">
      <button type="button" className="term" data-term={id} aria-haspopup="true">
        {children}
      </button>
    </span>
  );
}
