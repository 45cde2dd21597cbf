import { use } from 'react';
import type { Seat } from '../../../src/engine/rules.ts';
import { words } from '../../messages/index.ts';
import { ClocksContext, useNow } from './clocks.ts';
import { clockOf, figures, leftOf, SHORT_MS } from './time.ts';
import './clock.css';

const W = words.clock;

/** That seat's clock, small enough to stand beside a name; nothing where the table has none or it must not be seen. */
export function SeatClock({ seat }: { seat: Seat }) {
  const here = use(ClocksContext);
  const clock = clockOf(here?.clocks, seat);
  const now = useNow(clock?.deadline != null);
  const left = leftOf(clock, here?.lag ?? 0, now);
  if (!here || !left) return null;
  const short = left.runs && left.ms <= SHORT_MS;
  return (
    <span
      className="seat-clock"
      data-runs={left.runs}
      data-short={short}
      role="timer"
      aria-label={W.left(figures(left.ms, W))}
    >
      {figures(left.ms, W)}
    </span>
  );
}
