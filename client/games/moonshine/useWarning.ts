import { useState } from 'react';
import type { Action, Seat } from '../../../src/engine/rules.ts';
import type { View } from '../../../src/games/moonshine/state.ts';
import { settings } from '../../settings/store.ts';
import { type Waste, wasteOf } from './plays/waste.ts';

interface Warned {
  warning: { action: Action; wastes: Waste[] } | null;
  clear(): void;
  /** Whether that action is held back to be warned of; the same action sent again goes through. */
  stops(action: Action): boolean;
}

/** Warns once, at each question, of what is legal but wasteful; not of what has been silenced on this device. */
export function useWarning(view: View, seat: Seat | null, question: string): Warned {
  const [held, setHeld] = useState<{ question: string; action: Action; wastes: Waste[] } | null>(null);
  const warning = held?.question === question ? held : null;
  const clear = () => setHeld(null);
  return {
    warning,
    clear,
    stops(action) {
      clear();
      if (seat === null || (warning && JSON.stringify(warning.action) === JSON.stringify(action))) return false;
      const { silenced } = settings();
      const wastes = wasteOf(view, seat, action).filter((waste) => !silenced.includes(`moonshine.${waste}`));
      if (wastes.length > 0) setHeld({ question, action, wastes });
      return wastes.length > 0;
    },
  };
}
