import type { Cargo } from '../../events.ts';
import type { At } from '../../state.ts';

/** A cargo on its way from one District into another. */
export interface Trip extends Cargo {
  by: 'move' | 'skiff' | 'stealth';
  from: At;
  to: At;
}
