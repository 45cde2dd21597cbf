/** The lists of legal actions leave nothing out but amounts: at every position of the small trees. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TITLES } from '../../src/games/index.ts';
import { readPerft } from '../../src/lab/perft/file.ts';
import { listingsBelow } from './listing.ts';

const ROOT = join(import.meta.dirname, '../fixtures/perft');

it.each(readdirSync(ROOT).sort())('%s', (name) => {
  const planted = readPerft(JSON.parse(readFileSync(join(ROOT, name), 'utf8')), TITLES);
  if (!planted.ok) expect.fail(planted.error.message);
  const { tree, root, played } = planted.value;
  expect(listingsBelow(played.title, tree, root, 1)).toBeNull();
});
