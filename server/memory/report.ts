import { NOTATION } from '../../src/engine/notation.ts';
import type { Seat } from '../../src/engine/rules.ts';
import { BUILD } from '../build.ts';
import { HouseError } from '../errors.ts';
import { readLines } from '../storage/journal.ts';
import type { Match } from '../storage/matches.ts';
import type { Db } from '../storage/schema.ts';
import type { Served } from '../titles.ts';
import { type Entry, historyOf } from '../views.ts';
import { framesBetween } from './replay.ts';

/** What somebody saw when something looked wrong to him: one file that a board can show without a server. */
export interface Report {
  notation: typeof NOTATION;
  report: 1;
  game: string;
  matchID: string;
  /** After which line. */
  at: number;
  /** Null: a spectator. */
  seat: Seat | null;
  build: string;
  rules: number;
  options: Record<string, unknown>;
  view: unknown;
  waiting: { seat: Seat; stage: string }[];
  outcome: unknown;
  history: Entry[];
  userAgent?: string;
}

const MOST_HISTORY = 2000;
const MOST_AGENT = 300;

/** Throws `notFound` when the match has no such line. */
export async function reportOf(
  db: Db,
  { match, served }: { match: Match; served: Served },
  { at, seat, userAgent }: { at: number; seat: Seat | null; userAgent?: string | undefined },
): Promise<Report> {
  const [frame] = await framesBetween(db, { match, served }, { from: at, to: at, eyes: seat ?? 'spectator' });
  if (!frame) throw new HouseError('notFound', 'The match has not come that far.');
  const lines = await readLines(db, match.id, 0, MOST_HISTORY, at);
  return {
    notation: NOTATION,
    report: 1,
    game: match.title,
    matchID: match.id,
    at,
    seat,
    build: BUILD,
    rules: match.rules,
    options: JSON.parse(match.options),
    view: frame.view,
    waiting: frame.waiting,
    outcome: frame.outcome,
    history: historyOf(served, lines, seat === null ? [] : [seat]),
    ...(userAgent ? { userAgent: userAgent.slice(0, MOST_AGENT) } : {}),
  };
}
