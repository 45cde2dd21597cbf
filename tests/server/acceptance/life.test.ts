import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../../server/secrets.ts';
import { readPosition } from '../../../server/storage/journal.ts';
import type { Title } from '../../../src/engine/title.ts';
import { canonicalJson } from '../../../src/proof/hash.ts';
import { alley } from '../fixtures/alley.ts';
import { openHouse, seatAll, until } from '../house.ts';

/** Acceptance check 15 (docs/acceptance.md), the part about memory: what a finished match says, before and after new rules. */

interface Frame {
  number: number;
  view: unknown;
}

test('check 15: a finished match replays to its stored end for every pair of eyes; new rules do not pretend to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-life-'));
  const at = await openHouse({ database: `sqlite:${join(folder, 'house.sqlite')}` });
  const { matchID } = await seatAll(at, 3, { bots: { 0: 'random', 1: 'random', 2: 'random' } });
  await (await at.connect()).watch(matchID);
  const card = async (house = at) => (await house.get(`/api/tables/${matchID}`)).body;
  await until(async () => (await card()).status === 'over', 60_000);
  const position = await readPosition(at.house.storage.db, matchID);
  const hash = (view: unknown) => sha256(canonicalJson(JSON.parse(JSON.stringify(view))));
  expect(position?.number).toBeGreaterThan(100);
  for (const [eyes, seat] of [
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['spectator', null],
  ] as const) {
    const { body } = await at.get(`/api/tables/${matchID}/replay?from=${position?.number}&eyes=${eyes}`);
    const [last] = body.frames as Frame[];
    expect(last?.number).toBe(position?.number);
    expect(hash(last?.view)).toBe(hash(alley.rules.view(position?.state.G, seat)));
  }
  const before = await card();
  expect(sha256(Buffer.from(String(before.seed), 'hex'))).toBe(before.commitment);
  await at.close();

  const rules = { ...alley.rules, version: alley.rules.version + 1 };
  const later = await openHouse({ titles: { alley: { ...alley, rules } as Title }, database: at.database });
  expect(await card(later)).toEqual(before);
  expect(await later.get(`/api/tables/${matchID}/replay`)).toMatchObject({
    status: 409,
    body: { error: { code: 'rulesChanged' } },
  });
  const after = await readPosition(later.house.storage.db, matchID);
  expect(hash(after)).toBe(hash(position));
  expect((await seatAll(later, 2)).chairs).toHaveLength(2);
  await later.close();
  rmSync(folder, { recursive: true, force: true });
});
