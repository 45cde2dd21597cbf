/** What a first visit has to fetch before it can be played: how much script, compressed, and in how many pieces. Needs no browser. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtClient } from './support/client.ts';

const KB = 1024;

let root: string;
let page: string;

beforeAll(async () => {
  root = await builtClient();
  page = readFileSync(join(root, 'index.html'), 'utf8').replaceAll('&quot;', '"');
});

/** The scripts that the page itself asks for. */
const always = () => [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file as string);

/** The scripts of those parts of the client, as the page lists them for client/preloads.ts. */
function scriptsOf(names: readonly string[]): string[] {
  const parts = JSON.parse(/name="parts" content="(\{.*?\})"/.exec(page)?.[1] ?? '{}') as Record<string, string[]>;
  return names.flatMap((name) => parts[name] ?? [`no part ${name}`]).filter((file) => !file.endsWith('.css'));
}

function sent(file: string): number {
  const path = join(root, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const LOBBY = ['messages/en/index.ts'];
const TABLE = [...LOBBY, 'table/TablePage.tsx', 'games/moonshine/words/en/index.ts', 'games/moonshine/Board.tsx'];

// The bars are 150 and 280 KB on the line, headers included; what was won below them is kept.
test.each([
  { what: 'the lobby', parts: LOBBY, most: 120, pieces: 5 },
  { what: 'a table of Moonshine Kingdom', parts: TABLE, most: 240, pieces: 12 },
])('$what: at most $most KB of script in $pieces pieces', ({ parts, most, pieces }) => {
  const scripts = [...new Set([...always(), ...scriptsOf(parts)])];
  expect(scripts.length).toBeLessThanOrEqual(pieces);
  expect(scripts.reduce((sum, file) => sum + sent(file), 0)).toBeLessThanOrEqual(most * KB);
  expect(scripts.length).toBeGreaterThan(2);
});
