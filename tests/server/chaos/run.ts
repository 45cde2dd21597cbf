import { openStorage } from '../../../server/storage/storage.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import { type Ground, playMatch, sit, type Verdict } from './match.ts';
import { Nodes } from './nodes.ts';

export interface ChaosOptions {
  /** `sqlite:PATH`: one process that is killed and started again; `postgres://...`: two. Must be empty. */
  database: string;
  matches: number;
  /** How many at the same time. */
  together: number;
  /** How many lines each is played to. */
  lines: number;
  seed: string;
  progress?: (verdict: Verdict, done: number) => void;
}

export interface ChaosReport {
  verdicts: Verdict[];
  /** Processes killed (-9), and closed in order (SIGTERM), while the matches ran. */
  kills: number;
  restarts: number;
}

/** So many matches in bad weather, some at a time, while the processes that serve them are killed and started again. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { database, matches, together, lines, seed } = options;
  const nodes = new Nodes(database, seededDice(`${seed}-nodes`));
  await nodes.start(database.startsWith('sqlite') ? 1 : 2);
  const storage = await openStorage(database);
  const ground: Ground = { database, storage, address: () => nodes.address() };
  const verdicts: Verdict[] = [];
  try {
    for (let first = 0; first < matches; first += together) {
      const names = Array.from({ length: Math.min(together, matches - first) }, (_, n) => `${seed}-${first + n}`);
      const tables = await Promise.all(names.map((name) => sit(ground, name)));
      nodes.trouble();
      const playing = tables.map((table) => playMatch(ground, table, seededDice(table.name), lines));
      for (const verdict of await Promise.all(playing)) {
        verdicts.push(verdict);
        options.progress?.(verdict, verdicts.length);
      }
      await nodes.peace();
    }
  } finally {
    await nodes.close();
    await storage.close();
  }
  return { verdicts, kills: nodes.kills, restarts: nodes.restarts };
}
