import { afterEach, describe, expect, test } from 'vitest';
import { newSeed, sha256 } from '../../../server/secrets.ts';
import { readPosition } from '../../../server/storage/journal.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import { canonicalJson } from '../../../src/proof/hash.ts';
import { secretDice } from '../../../src/proof/secretDice.ts';
import { DATABASES } from '../databases.ts';
import { openHouse, type Player, seatAll, type TestHouse } from '../house.ts';

/** Acceptance checks 3, 4, 5, 7, 8 and 9 (docs/acceptance.md): who asks the authority for what is not his gets nothing. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const house of open.splice(0).reverse()) await house.close();
});

async function house(options: Parameters<typeof openHouse>[0] = {}): Promise<TestHouse> {
  const made = await openHouse(options);
  open.push(made);
  return made;
}

function ask({ socket }: Player, event: string, ...input: unknown[]): Promise<unknown> {
  return socket.timeout(20_000).emitWithAck(event, ...input);
}

/** The match as it is stored, in one hash. */
async function stateOf(at: TestHouse, matchID: string): Promise<string> {
  const position = await readPosition(at.house.storage.db, matchID);
  return sha256(canonicalJson(position?.state));
}

test('check 3: the first twenty dice follow from no clock near the match’s beginning', async () => {
  const at = await house();
  const { matchID } = await seatAll(at, 2);
  const match = await at.house.storage.db.selectFrom('match').selectAll().where('id', '=', matchID).executeTakeFirst();
  const { seed = '', created_at: created = 0 } = match ?? {};
  const first20 = (dice: { die(): number }) => Array.from({ length: 20 }, () => dice.die()).join('');
  const real = first20(secretDice(seed, 0));
  let tried = 0;
  for (let ms = created - 10_000; ms <= created + 10_000; ms++) {
    for (const text of [String(ms), ms.toString(36)]) {
      tried += 1;
      expect(first20(seededDice(text))).not.toBe(real);
    }
    if (ms % 20 === 0) expect(first20(secretDice(sha256(ms.toString(36)), 0))).not.toBe(real);
  }
  expect(tried).toBeGreaterThan(40_000);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(Array.from({ length: 500 }, newSeed)).size).toBe(500);
});

describe('a seat’s holder with boardgame.io’s packets', () => {
  async function seated() {
    const at = await house();
    const { matchID, chair } = await seatAll(at, 3);
    const player = await at.connect();
    const update = (action: unknown, playerID: unknown) => ask(player, 'update', action, 0, matchID, playerID);
    return { at, matchID, chair, update };
  }

  test('check 4: internal actions and events are refused with a code, and nothing changes', async () => {
    const { at, matchID, chair, update } = await seated();
    const before = await stateOf(at, matchID);
    const { credentials } = chair(0);
    const state = { G: {}, ctx: { gameover: { winner: '0' } }, plugins: {}, _stateID: 99 };
    const events = ['endGame', 'endTurn', 'setActivePlayers', 'setPhase', 'endStage', 'pass'];
    const payloads = events.map((type) => ({ type, args: [{ winner: '0' }], playerID: '0', credentials }));
    for (const type of ['UPDATE', 'RESET', 'SYNC', 'PATCH', 'PLUGIN', 'GAME_EVENT', 'UNDO', 'REDO', 'MAKE_MOVE']) {
      for (const payload of payloads) {
        const answer = await update({ type, payload, state, patch: [{ op: 'remove', path: '/G' }] }, '0');
        expect(answer).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^bad(Request|Action)$/) } });
      }
    }
    expect(await stateOf(at, matchID)).toBe(before);
  });

  test('check 5: nobody acts as another, as nobody, or as a prototype', async () => {
    const { at, matchID, chair, update } = await seated();
    const before = await stateOf(at, matchID);
    const { credentials } = chair(0);
    const move = (playerID: unknown) => ({
      type: 'MAKE_MOVE',
      payload: { type: 'seal', args: [{ coins: 1 }], playerID, credentials },
    });
    for (const [inside, outside] of [
      ['1', '1'],
      ['1', '0'],
      ['0', '1'],
      [null, null],
      [null, '0'],
      ['0', null],
      ['__proto__', '__proto__'],
      ['constructor', 'constructor'],
      [0, 0],
      [['0'], ['0']],
    ]) {
      const answer = await update(move(inside), outside);
      expect(answer).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^(badRequest|forbidden)$/) } });
    }
    expect(await stateOf(at, matchID)).toBe(before);
    expect(await update(move('0'), '0')).toEqual({ ok: true });
  });
});

test('check 7: impossible tables and thousands of unknown ids make no row, and memory stays flat', async () => {
  const at = await house();
  const rows = async () => {
    const { db } = at.house.storage;
    return (await db.selectFrom('match').select('id').execute()).length;
  };
  for (const numPlayers of [1e6, -1, 0, '3abc', '3', 2.5, null, 1e308, {}, [3]]) {
    const answer = await at.post('/games/alley/create', { numPlayers });
    expect(answer.status).toBe(400);
  }
  const player = await at.connect();
  const some = async (from: number, to: number) => {
    for (let n = from; n < to; n += 250) {
      const asked = Array.from({ length: 250 }, (_, i) =>
        ask(player, 'sync', `unknown${String(n + i).padStart(9, '0')}`, '0', 'guess', 1e6),
      );
      for (const answer of await Promise.all(asked))
        expect(answer).toMatchObject({ ok: false, error: { code: 'noSuchMatch' } });
    }
  };
  await some(0, 2000);
  const before = process.memoryUsage().heapUsed;
  await some(2000, 10_000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(80 * 1024 * 1024);
  expect(await rows()).toBe(0);
});

test('check 8: nobody joins as a prototype, and nobody else notices the attempt', async () => {
  const at = await house();
  const created = await at.post('/games/alley/create', { numPlayers: 2 });
  const path = `/games/alley/${created.body.matchID}/join`;
  for (const playerID of ['__proto__', 'constructor', 'toString']) {
    const body = JSON.stringify({ playerID, playerName: 'mallory', data: { credentials: 'known' } });
    expect(await at.post(path, body)).toMatchObject({ status: 400 });
  }
  const polluted = {} as { name?: unknown; credentials?: unknown };
  expect([polluted.name, polluted.credentials]).toEqual([undefined, undefined]);
  const elsewhere = await at.post('/games/alley/create', { numPlayers: 2 });
  for (const { body } of [created, elsewhere]) {
    const joined = await at.post(`/games/alley/${body.matchID}/join`, { playerID: '0', playerName: 'Ann' });
    expect(joined.status).toBe(200);
  }
});

describe.each(DATABASES)('check 9 on $name', ({ missing, fresh }) => {
  test.skipIf(missing !== null)('two nodes: a seat has one winner, and four at once have four seats', async () => {
    const { url, drop } = await fresh();
    open.push({ close: drop });
    const nodes = [await house({ database: url }), await house({ database: url })] as const;
    const node = (n: number) => nodes[n % 2] as TestHouse;
    const table = async () => String((await nodes[0].post('/games/alley/create', { numPlayers: 4 })).body.matchID);

    const one = await table();
    const rush = Array.from({ length: 50 }, (_, n) =>
      node(n).post(`/games/alley/${one}/join`, { playerID: '2', playerName: `Runner ${n}` }),
    );
    const answers = await Promise.all(rush);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409 || answer.status === 503)).toHaveLength(49);

    const four = await table();
    const seats = [0, 1, 2, 3];
    const joined = await Promise.all(
      seats.map((seat) =>
        node(seat).post(`/games/alley/${four}/join`, { playerID: String(seat), playerName: `P${seat}` }),
      ),
    );
    expect(joined.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    for (const seat of seats) {
      const credentials = String(joined[seat]?.body.playerCredentials);
      const player = await node(seat + 1).connect();
      const answer = await player.act(four, { seat, credentials }, { do: 'seal', coins: 1 });
      expect(answer).toMatchObject({ ok: true });
    }
  });
});
