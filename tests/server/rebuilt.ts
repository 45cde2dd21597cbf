import { type Line, readLines, readPosition } from '../../server/storage/journal.ts';
import { readTable } from '../../server/storage/matches.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { TITLES } from '../../src/games/index.ts';
import { canonicalJson } from '../../src/proof/hash.ts';
import { secretDice } from '../../src/proof/secretDice.ts';

const moonshine = TITLES.moonshine;

/** Both as text that is equal when they are. */
export interface Rebuilt {
  state: string;
  stored: string;
  takeBacks: number;
}

/** Every line that is stored, in order. */
export async function journal(database: string, matchID: string): Promise<Line[]> {
  const storage = await openStorage(database);
  const lines = await readLines(storage.db, matchID, 0, 100_000);
  await storage.close();
  return lines;
}

/** The match made again from its seed and the lines that count, beside what is stored. */
export async function rebuilt(database: string, matchID: string): Promise<Rebuilt> {
  const lines = await journal(database, matchID);
  const storage = await openStorage(database);
  const table = await readTable(storage.db, matchID);
  const position = await readPosition(storage.db, matchID);
  await storage.close();
  if (!moonshine || !table || lines.at(-1)?.number !== position?.number) throw new Error('the journal is not whole');
  let counted: Line[] = [];
  for (const line of lines.slice(1)) {
    if (line.to === null) counted.push(line);
    else counted = counted.filter(({ number }) => number <= (line.to ?? 0));
  }
  const dice = secretDice(table.match.seed, 0);
  const state = moonshine.rules.setup(table.match.seats, JSON.parse(table.match.options), { dice });
  for (const { seat, action } of counted) moonshine.rules.apply(state, seat ?? -1, action, { dice });
  const takeBacks = lines.filter((line) => line.to !== null).length;
  return { state: canonicalJson(state), stored: canonicalJson(position?.state.G), takeBacks };
}
