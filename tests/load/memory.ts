import { round } from './figures.ts';
import type { Inspector } from './inspector.ts';
import type { LiveTable } from './screen.ts';

/** What matches that nobody moves at cost the server's heap, in bytes, everything collected that nobody holds. */
export interface MemoryFigures {
  idleMatches: number;
  heapPerIdleMatch: number;
  /** Matches that were opened and closed again, and the heap after each tenth of them. */
  opened: number;
  heapAfter: number[];
  /** What each opened and closed match has left behind for good: what limits remember of callers for a minute is gone by then. */
  leftPerMatch: number;
}

const ROUNDS = 10;
/** Longer than any limit remembers a caller. */
const REST_MS = 66_000;

export async function measureMemory(
  inspector: Inspector,
  { idle, opened }: { idle: number; opened: number },
  sit: () => Promise<LiveTable>,
): Promise<MemoryFigures> {
  // The first tables bring code and caches with them that no later one needs again.
  await openAndClose(Math.min(20, opened), sit);
  const before = await inspector.heap();
  const tables: LiveTable[] = [];
  for (let n = 0; n < idle; n++) tables.push(await sit());
  const during = await inspector.heap();
  for (const table of tables) table.close();
  const heapAfter: number[] = [];
  const each = Math.ceil(opened / ROUNDS);
  for (let turn = 0; turn < ROUNDS; turn++) {
    await openAndClose(each, sit);
    heapAfter.push(await inspector.heap());
  }
  await rest(REST_MS);
  const grown = (await inspector.heap()) - before;
  return {
    idleMatches: idle,
    heapPerIdleMatch: Math.round((during - before) / Math.max(1, idle)),
    opened: each * ROUNDS,
    heapAfter,
    leftPerMatch: round(grown / Math.max(1, idle + each * ROUNDS), 0),
  };
}

async function openAndClose(count: number, sit: () => Promise<LiveTable>): Promise<void> {
  for (let n = 0; n < count; n++) (await sit()).close();
  // The server hears of closed connections a moment later.
  await rest(300);
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
