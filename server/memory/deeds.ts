import type { Seat, Waiting } from '../../src/engine/rules.ts';
import type { Deed } from '../../src/engine/takingBack.ts';
import type { Db } from '../storage/schema.ts';

interface Mark {
  number: number;
  seat: Seat | null;
  to_number: number | null;
  draws: number | null;
  revealed: number;
  waiting: string;
}

/** Enough for most questions at once; a longer look back takes bigger steps. */
const FIRST_PAGE = 16;
const PAGE = 200;

/**
 * The actions that count, newest first, from the position after that line back to the setup. What was taken back is passed over,
 * and so are the lines that took it back.
 */
export async function* deedsBefore(db: Db, matchID: string, number: number): AsyncGenerator<Deed> {
  let line: Mark | null = null;
  for await (const before of marksBefore(db, matchID, number)) {
    if (line) yield deedOf(line, before);
    line = before;
  }
}

async function* marksBefore(db: Db, matchID: string, number: number): AsyncGenerator<Mark> {
  let page = new Map<number, Mark>();
  let size = FIRST_PAGE;
  for (let at = number; at >= 0; ) {
    if (!page.has(at)) {
      page = await readMarks(db, matchID, at, size);
      size = PAGE;
    }
    const mark = page.get(at);
    if (!mark) throw new Error('the journal lacks a line');
    if (mark.to_number === null) yield mark;
    at = mark.to_number ?? at - 1;
  }
}

async function readMarks(db: Db, matchID: string, upTo: number, most: number): Promise<Map<number, Mark>> {
  const rows = await db
    .selectFrom('journal')
    .select(['number', 'seat', 'to_number', 'draws', 'revealed', 'waiting'])
    .where('match_id', '=', matchID)
    .where('number', '<=', upTo)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}

function deedOf(line: Mark, before: Mark): Deed {
  const { number, revealed } = line;
  const seat = line.seat ?? -1;
  const waiting: Waiting[] = JSON.parse(before.waiting);
  // A line from before draws were counted may have rolled: nobody can tell, so it did.
  const rolled = line.draws === null || line.draws !== before.draws;
  const bar = rolled ? 'die' : revealed === 1 ? 'reveal' : null;
  return { number, seat, after: before.number, asked: waiting.some((one) => one.seat === seat), bar };
}
