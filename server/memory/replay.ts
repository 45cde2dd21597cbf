import type { Outcome, Waiting } from '../../src/engine/rules.ts';
import { isSeatLine } from '../seats/line.ts';
import { type Line, readLines } from '../storage/journal.ts';
import type { Match } from '../storage/matches.ts';
import type { Db } from '../storage/schema.ts';
import type { Served } from '../titles.ts';
import type { Entry } from '../views.ts';
import { type Eyes, entrySeenBy, seenBy } from './eyes.ts';
import { foldedBy, readTakeBacks } from './folds.ts';
import { Reel } from './reel.ts';
import { breathe } from './slices.ts';

/** The match after line `number`, as it was then, through the eyes that were asked for. */
export interface ReplayFrame {
  number: number;
  entry: Entry;
  /** A later line has taken this one back. */
  folded?: true;
  view?: unknown;
  /** All eyes: by seat, a spectator's last. */
  views?: unknown[];
  waiting: Waiting[];
  outcome: Outcome | null;
  /** The Day, in games that count them. */
  day?: number;
}

/** The most frames at a time. */
export const MOST_FRAMES = 100;
const SLICE = 10;

/** The frames of lines `from` to `to`, both included, at most a hundred. */
export async function framesBetween(
  db: Db,
  { match, served }: { match: Match; served: Served },
  { from, to, eyes }: { from: number; to: number; eyes: Eyes },
): Promise<ReplayFrame[]> {
  const lines = await readLines(db, match.id, from, MOST_FRAMES, Math.min(to, from + MOST_FRAMES - 1));
  const folded = foldedBy(await readTakeBacks(db, match.id));
  const reel = new Reel(db, match, served, lines);
  const frames: ReplayFrame[] = [];
  for (const line of lines) {
    const frame = frameAt(served, match.seats, line, await reel.turnTo(line), eyes);
    frames.push(folded(line.number) && !isSeatLine(line) ? { ...frame, folded: true } : frame);
    if (frames.length % SLICE === 0) await breathe();
  }
  return frames;
}

/** The views are copied: the State is played on with, and a view may share its parts. */
function frameAt(served: Served, seats: number, line: Line, state: unknown, eyes: Eyes): ReplayFrame {
  const { rules } = served.title;
  const seen = structuredClone(seenBy(served, seats, state, eyes));
  const { day } = state as { day?: unknown };
  return {
    number: line.number,
    entry: entrySeenBy(served, line, eyes),
    ...seen,
    // Asked of the view: who has answered may be a secret too.
    waiting: 'view' in seen ? rules.waiting(seen.view) : line.waiting,
    outcome: rules.outcome(state),
    ...(typeof day === 'number' ? { day } : {}),
  };
}
