/** Counts worked out with a pencil, term by term, from the rules alone: the stored ones must be the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PerftFile } from './naive/file.ts';

const ROOT = join(import.meta.dirname, '../fixtures/perft');
/** Lay Low, Collect, Loan: always there with a marker in the Ledger and a Mark in the book. */
const IDLE = 3;
const EXTORT = 1;
const RAT = 1;
/** With the Boss in supply and every Ward Safe. */
const RISE = 5;

const BY_HAND: Readonly<Record<string, readonly number[]>> = {
  // Three cargoes of Runners times two of Moonshine, less nothing at all, to five of six neighbours (one has the Squad); the bar sells one barrel.
  'move-open-ground': [(3 * 2 - 1) * 5 + IDLE + EXTORT + RAT + RISE + 1],
  // One Runner to Stapleton and seven other Docks; four markers.
  'consigliere-any-marker': [IDLE + 8 + 4 + EXTORT + RAT + RISE],
  // The Boss to five neighbours; the Safehouse from supply to any of 25 Districts.
  'bribe-to-the-nod': [IDLE + 5 + 25 + 1 + EXTORT + RAT],
  // Two times five barrels less none, to three neighbours; one to four Rum sold.
  'unload-kickbacks': [IDLE + (2 * 5 - 1) * 3 + 4 + EXTORT + RAT + RISE],
  // The Boss to Fordham and Throggs Neck; the crown.
  crown: [IDLE + 2 + EXTORT + RAT + 1],
  // Six faces; then two bosses in turn with one marker and nothing else.
  harbormaster: [6, 6 * IDLE, 6 * IDLE * IDLE],
  // Open Fire, Torch, home, and on to East Harlem, The Tenderloin or Williamsburg (The Bowery is Irish).
  torch: [3 + 3],
  // Open Fire, Hit, home, and two neighbours and seven Docks.
  'hit-with-one-left': [3 + 2 + 7],
  // Three cards or none; the second has two markers free: stand pat, two to walk away from, and what he can stake of what lies there now.
  offers: [3 + 1, 3 + 2 + (3 + 3) + (3 + 3) + (3 + 4)],
  // Three faces. The six lights two Stills: split or not, six orders or two; otherwise the next boss drafts, and the third.
  'stock-thin-supply': [3, 2 + 2 + 2, 6 + 2 + (2 + 1) + (2 + 1)],
  // Two with one marker each. Both to bed: five faces in the morning. One to bed: the other follows. Neither: the first must.
  'welshers-and-tokens': [IDLE, IDLE * IDLE, 5 + 2 + 2 * IDLE],
};

describe('by hand', () => {
  it.each(Object.entries(BY_HAND))('%s', (id, counts) => {
    const { nodes } = JSON.parse(readFileSync(join(ROOT, `${id}.json`), 'utf8')) as PerftFile;
    expect(nodes.slice(0, counts.length)).toEqual(counts);
  });
});
