/** What the house's players do on the side, by level: those with a plan deal, the others turn down what is asked of them. */
import type { Aside } from '../engine/dealings.ts';
import type { Playable } from '../engine/title.ts';
import { isPlain } from './levels.ts';

/**
 * What that level does on the side at that title, or null where the game knows no such thing. What it gives is legal, and of no
 * occasion that is done. It may look ahead for some tens of milliseconds: beside a screen or a server it belongs in a worker.
 */
export function asideOf({ rules, dealings }: Pick<Playable, 'rules' | 'dealings'>, level: string): Aside | null {
  if (!dealings) return null;
  const aside = isPlain(level) ? dealings.decline : dealings.deal;
  return (view, seat, dice, done) => {
    if (!dealings.stirs(view, seat)) return null;
    const dealing = aside(view, seat, dice, done);
    if (!dealing || (dealing.once !== undefined && done.includes(dealing.once))) return null;
    return rules.refuse(view, seat, dealing.action) === null ? dealing : null;
  };
}
