import { type FileAction, type FileLine, type FileSeat, type GameFile, SOMEBODY } from '../../src/engine/gameFile.ts';
import { NOTATION } from '../../src/engine/notation.ts';
import { type Proof, proving } from '../../src/proof/prove.ts';
import { BUILD } from '../build.ts';
import { HouseError } from '../errors.ts';
import { holderOf, isSeatLine } from '../seats/line.ts';
import { type Line, readLines, readSnapshot } from '../storage/journal.ts';
import type { Table } from '../storage/matches.ts';
import type { Db } from '../storage/schema.ts';
import type { Served } from '../titles.ts';
import { type Eyes, entrySeenBy } from './eyes.ts';
import { foldedBy } from './folds.ts';
import { inSlices } from './slices.ts';

const MOST_LINES = 50_000;

/**
 * The match as a game file. While it runs the file holds what those eyes may know; once it is over, everything, with the seed and
 * a check for every action. Throws `notStarted`.
 */
export async function gameFileOf(
  db: Db,
  { table, served }: { table: Table; served: Served },
  eyes: Eyes,
): Promise<GameFile> {
  const { match } = table;
  const [setup, ...lines] = await readLines(db, match.id, 0, MOST_LINES);
  const begun = await readSnapshot(db, match.id, 0);
  if (!setup || !begun) throw new HouseError('notStarted', 'The match has not begun: some seats are still open.');
  const { notation } = served.title;
  const nameOf = (seat: number) => notation.seatName(begun.state.G, seat);
  const over = match.status === 'over';
  const say = (line: Line): FileAction => {
    const { seat, action } = entrySeenBy(served, line, over ? 'all' : eyes);
    return { seat: seat === null ? SOMEBODY : nameOf(seat), ...action };
  };
  const folded = foldedBy(lines.flatMap(({ number, to }) => (to === null ? [] : [{ number, to }])));
  const counted = lines.filter((line) => line.to === null && !folded(line.number));
  return {
    notation: NOTATION,
    game: match.title,
    rules: match.rules,
    id: match.id,
    startedAt: new Date(setup.at).toISOString(),
    build: BUILD,
    options: JSON.parse(match.options),
    seats: table.seats.map((row) => seatOf(row, nameOf(row.seat))),
    seedCommitment: match.commitment,
    ...(over ? { seed: match.seed } : {}),
    actions: counted.map(say),
    ...(over ? await proofOf(served, table, counted) : { result: null }),
    journal: journalOf(lines, counted, setup.at, say),
  };
}

function seatOf({ name, kind, level }: Table['seats'][number], seat: string): FileSeat {
  return { seat, name, kind, ...(kind === 'bot' && level !== null ? { bot: level } : {}) };
}

function journalOf(
  lines: readonly Line[],
  counted: readonly Line[],
  begun: number,
  say: (line: Line) => FileAction,
): FileLine[] {
  const places = new Map(counted.map((line, i) => [line.number, i + 1]));
  return lines.map((line) => {
    const moment = { number: line.number, at: line.at - begun };
    const place = places.get(line.number);
    if (place !== undefined) return { ...moment, action: place };
    if (line.to === null) return { ...moment, folded: say(line) };
    if (isSeatLine(line)) return { ...moment, seat: say(line).seat, holder: holderOf(line.action) };
    const by = line.action.by === 'consent' ? 'consent' : 'free';
    return { ...moment, takeBack: line.to, seat: say(line).seat, by };
  });
}

/** The game played once more on the bare engine, for the hash of each position. */
function proofOf({ title }: Served, { match }: Table, counted: readonly Line[]): Promise<Proof> {
  const beginning = { seats: match.seats, options: JSON.parse(match.options), seed: match.seed };
  const made = counted.map(({ seat, action }) => ({ seat: seat ?? -1, action }));
  return inSlices(proving(title, beginning, made));
}
