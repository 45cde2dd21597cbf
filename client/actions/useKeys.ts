import { useEffect } from 'react';
import { settings } from '../settings/store.ts';
import { isSingle, pressed, takenBy } from './keys.ts';
import { actionsOf, type Switchboard } from './switchboard.ts';

/** Does what is pressed on the keyboard: the first action with that key that can be done now. */
export function useKeys(board: Switchboard): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || takenBy(event.target, event)) return;
      if (document.querySelector('dialog[open], [role="dialog"]')) return;
      const meant = actionsOf(board).filter(({ keys }) => keys.some((key) => counts(key) && pressed(key, event)));
      const action = meant.find((one) => one.test().kind === 'ready');
      if (!action) return;
      event.preventDefault();
      action.run();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [board]);
}

const counts = (key: string) => settings().letterKeys || !isSingle(key);
