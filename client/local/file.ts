import type { FileAction, FileLine, GameFile } from '../../src/engine/gameFile.ts';
import { NOTATION } from '../../src/engine/notation.ts';
import { readGameFile } from '../../src/proof/gameFileSchema.ts';
import { linesOf } from '../../src/proof/journal.ts';
import { resultOf } from '../../src/proof/result.ts';
import { commitment } from '../../src/proof/secretDice.ts';
import { words } from '../messages/index.ts';
import { LocalGame, type Played } from './game.ts';
import { orWhyNot } from './orWhyNot.ts';
import { type LocalLine, type LocalRecord, newId } from './record.ts';
import { titleOf } from './titles.ts';

/** The game as a file, its seed in it: it can be played on elsewhere, and checked when it is over. */
export function fileOf(record: LocalRecord, game: LocalGame): GameFile {
  const { title, state, lines, counted } = game;
  const nameOf = (seat: number | null) => title.notation.seatName(state, seat ?? 0);
  const say = ({ seat, action }: Played): FileAction => ({ seat: nameOf(seat), ...action });
  const places = new Map(counted.map(({ number }, i) => [number, i + 1]));
  const options = title.rules.options(record.options, record.seats.length);
  return {
    notation: NOTATION,
    game: title.id,
    rules: record.rules,
    id: record.id,
    startedAt: new Date(record.createdAt).toISOString(),
    options: options.ok ? { ...options.options } : record.options,
    seats: record.seats.map(({ kind, name, level }, seat) => ({
      seat: nameOf(seat),
      name,
      kind,
      ...(level === undefined ? {} : { bot: level }),
    })),
    seedCommitment: commitment(record.seed),
    seed: record.seed,
    actions: counted.map(say),
    result: resultOf(title, state),
    journal: lines.slice(1).map((line) => journalLine(line, places.get(line.number), record, say)),
  };
}

function journalLine(
  line: Played,
  place: number | undefined,
  { createdAt, lines }: LocalRecord,
  say: (line: Played) => FileAction,
): FileLine {
  const moment = { number: line.number, at: Math.max(0, line.at - createdAt) };
  const kept = lines[line.number - 1];
  if (line.to !== undefined) {
    const by = kept && 'by' in kept ? kept.by : 'free';
    return { ...moment, takeBack: line.to, seat: say(line).seat, by };
  }
  return place === undefined ? { ...moment, folded: say(line) } : { ...moment, action: place };
}

/** A record to play on from, out of a game file's JSON; an Error in words when it cannot be. */
export function recordOf(json: unknown): LocalRecord {
  const read = readGameFile(json);
  if (!read.ok) throw new Error(words.open.junk.kind);
  const { value: file } = read;
  const title = titleOf(file.game);
  if (!title) throw new Error(words.open.junk.game(file.game));
  if (file.seed === undefined) throw new Error(words.local.badFile(words.local.noSeed));
  const createdAt = file.startedAt ? Date.parse(file.startedAt) : Date.now();
  const seatOf = (name: string) => file.seats.findIndex(({ seat }) => seat === name);
  const lines = linesOf(file).map((line): LocalLine => {
    const moment = { seat: seatOf(line.seat), at: createdAt + line.at };
    if (line.to !== null) return { ...moment, to: line.to, by: line.by ?? 'free' };
    const { seat: _, ...action } = line.action ?? { seat: '', do: '' };
    return { ...moment, action };
  });
  const record: LocalRecord = {
    record: 1,
    id: newId(),
    title: file.game,
    rules: file.rules,
    name: words.local.table,
    createdAt,
    seats: file.seats.map(({ name, kind, bot }) =>
      kind === 'bot' && bot !== undefined ? { kind, name, level: bot } : { kind: 'human', name },
    ),
    options: file.options as LocalRecord['options'],
    seed: file.seed,
    lines,
    over: file.result !== null,
  };
  return checked(record, title);
}

/** The record, if the rules lead through it. */
function checked(record: LocalRecord, title: ConstructorParameters<typeof LocalGame>[0]): LocalRecord {
  const game = orWhyNot(() => new LocalGame(title, record));
  if (typeof game === 'string') throw new Error(game);
  return { ...record, over: title.rules.outcome(game.state) !== null };
}
