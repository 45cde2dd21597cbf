/** The action tree of small positions, counted by the rules and by a second program that shares no code with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { type Planted, readPerft } from '../../src/lab/perft/file.ts';
import { type PerftFile, readFile } from './naive/file.ts';
import { SideBySide } from './side.ts';

/** Deals and gifts are no part of a tree. */
const HANDSHAKES = new Set([
  ...['giveCash', 'offerHandshake', 'shake', 'refuseHandshake', 'withdrawHandshake'],
  ...['callKept', 'callBroken', 'admit', 'dispute', 'vote'],
]);

const ROOT = join(import.meta.dirname, '../fixtures/perft');
/** Trees up to this size are compared position by position to their ends, others one level less deep. */
const SMALL = 700;
/** And trees up to this size are counted once more as the lab counts them. */
const TINY = 150;

interface Case extends PerftFile {
  id: string;
  covers: string[];
}

const files = readdirSync(ROOT)
  .sort()
  .map((name) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as Case);

function plant(file: Case): Planted {
  const planted = readPerft(file, TITLES);
  if (!planted.ok) expect.fail(`${planted.error.path}: ${planted.error.message}`);
  return planted.value;
}

const { rules } = TITLES.moonshine as Title;
/** How many trees have an answer of that name. */
const seen = new Map<string, number>();

describe('trees', () => {
  it.each(files.map((file) => [file.id, file] as const))('%s', (_, file) => {
    const { tree, root, played } = plant(file);
    const last = file.nodes.at(-1) ?? 0;
    const side = new SideBySide(played.title, tree);
    const positions = last <= SMALL ? file.depth : file.depth - 1;
    expect(side.difference(readFile(file), root, file.depth, positions)).toBeNull();
    expect(side.nodes, 'by the rules').toEqual(file.nodes);
    expect(side.naiveNodes, 'by the naive program').toEqual(file.nodes);
    if (last <= TINY) expect(tree.count(root, file.depth), 'by the lab').toEqual(file.nodes);
    for (const name of side.names) seen.set(name, (seen.get(name) ?? 0) + 1);
  });

  it('are forty and more, three answers deep, and have every decision at least twice', () => {
    expect(files.filter(({ depth }) => depth === 3).length).toBeGreaterThanOrEqual(40);
    const rare = rules.actionNames.filter((name) => !HANDSHAKES.has(name) && (seen.get(name) ?? 0) < 2);
    expect(rare).toEqual([]);
  });
});
