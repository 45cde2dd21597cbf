import { use } from 'react';
import type { Seat } from '../../../src/engine/rules.ts';
import { words } from '../../messages/index.ts';
import type { ClockDeed } from '../../net/types.ts';
import { ClocksContext } from './clocks.ts';
import { clockOf } from './time.ts';
import './clock.css';

const W = words.clock;
/** After so many time-outs in a row the house no longer waits for a seat. */
const ABSENT_AFTER = 2;

interface ClockStripProps {
  /** The seat at the screen; null for a spectator. */
  seat: Seat | null;
  nameOf(seat: Seat): string;
  ask(what: ClockDeed): void;
}

/** What the table is asked about its clocks, that they stand, or that the clock plays for whoever looks. */
export function ClockStrip({ seat, nameOf, ask }: ClockStripProps) {
  const here = use(ClocksContext);
  if (!here) return null;
  const { paused, asked } = here.clocks;
  const mine = seat === null ? undefined : clockOf(here.clocks, seat);
  const missed = (mine?.strikes ?? 0) >= ABSENT_AFTER;
  const toAnswer = asked && seat !== null && asked.by !== seat && !(String(seat) in asked.votes);
  if (!paused && !asked && !missed) return null;
  return (
    <div className="clock-strip" role="status">
      {missed && <Line says={W.missed} offers={[['back', W.back]]} ask={ask} />}
      {paused && <Line says={W.paused} offers={seat === null ? [] : [['resume', W.resume]]} ask={ask} />}
      {asked && (
        <Line
          says={W.asked[asked.what](nameOf(asked.by))}
          offers={toAnswer ? YES_OR_NO : asked.by === seat ? [['refuse', W.withdraw]] : []}
          ask={ask}
        />
      )}
    </div>
  );
}

const YES_OR_NO: [ClockDeed, string][] = [
  ['agree', W.agree],
  ['refuse', W.refuse],
];

function Line({ says, offers, ask }: { says: string; offers: [ClockDeed, string][]; ask(what: ClockDeed): void }) {
  return (
    <p>
      <span>{says}</span>
      {offers.map(([what, label]) => (
        <button key={what} type="button" className="button small" onClick={() => ask(what)}>
          {label}
        </button>
      ))}
    </p>
  );
}
