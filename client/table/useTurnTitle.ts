import { useEffect } from 'react';
import { words } from '../messages/index.ts';

/** Says in the window's title that it is one's turn, while it is. */
export function useTurnTitle(mine: boolean): void {
  useEffect(() => {
    if (!mine) return;
    const before = document.title;
    document.title = words.clock.turnTitle(before);
    return () => {
      document.title = before;
    };
  }, [mine]);
}
