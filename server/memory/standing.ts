import type { Seat } from '../../src/engine/rules.ts';
import { NO_OFFER, type Offer, offersAt } from '../../src/engine/takingBack.ts';
import { type Clocks, readClocks } from '../clocks/rows.ts';
import { type Position, readPosition } from '../storage/journal.ts';
import type { Table } from '../storage/matches.ts';
import type { Db } from '../storage/schema.ts';
import { deedsBefore } from './deeds.ts';
import { judgedFrom } from './judge.ts';
import { type Question, readQuestion } from './question.ts';

/** How a match stands: where the game is, what each seat may take back, and what the table is asked. */
export interface Standing {
  position: Position;
  /** By seat. */
  offers: Offer[];
  question: Question | null;
  /** Null where the table has no clock. */
  clocks: Clocks | null;
}

/** Null before the match has begun. */
export async function readStanding(db: Db, table: Table): Promise<Standing | null> {
  const position = await readPosition(db, table.match.id);
  if (!position) return null;
  const question = await readQuestion(db, table.match.id, position.number);
  return standingAt(db, table, position, question);
}

/** The same for a position that is at hand. */
export async function standingAt(
  db: Db,
  { match }: Table,
  position: Position,
  question: Question | null,
): Promise<Standing> {
  const clocks = await readClocks(db, match);
  const over = match.status === 'over';
  const offers = over ? null : await judgedFrom(deedsBefore(db, match.id, position.number), offersAt(match.seats));
  return { position, offers: offers?.ok ? offers.value : [], question, clocks };
}

/** What that seat (null: a spectator) may take back. */
export function offerTo({ offers }: Standing, seat: Seat | null): Offer {
  return (seat === null ? undefined : offers[seat]) ?? NO_OFFER;
}
