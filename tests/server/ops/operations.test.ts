import { afterEach, describe, expect, test } from 'vitest';
import { openHouse, seatAll, type TestHouse, until } from '../house.ts';

/** Health, readiness, figures, and the page of whoever runs the house. */

const METRICS = 'a-token-for-prometheus';
const ADMIN = 'a-token-for-the-owner';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let at: TestHouse | undefined;
afterEach(async () => {
  await at?.close();
  at = undefined;
});

async function open(options: Parameters<typeof openHouse>[0] = {}): Promise<TestHouse> {
  at = await openHouse({ metricsToken: METRICS, adminToken: ADMIN, ...options });
  return at;
}

async function figures(house: TestHouse): Promise<Map<string, number>> {
  const { body } = await house.get('/metrics', bearer(METRICS));
  const lines = String(body.text).split('\n');
  return new Map(
    lines
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const space = line.lastIndexOf(' ');
        return [line.slice(0, space), Number(line.slice(space + 1))];
      }),
  );
}

describe('health and readiness', () => {
  test('are open to everybody and say no more than they must', async () => {
    const house = await open();
    expect(await house.get('/health')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await house.get('/ready')).toMatchObject({ status: 200, body: { ready: true } });
  });

  test('without a database the house lives and is not ready', async () => {
    const house = await open();
    const { db } = house.house.storage;
    await db.schema.alterTable('match').renameTo('lost').execute();
    expect(await house.get('/health')).toMatchObject({ status: 200 });
    expect(await house.get('/ready')).toMatchObject({ status: 503, body: { ready: false, reason: 'database' } });
    await db.schema.alterTable('lost').renameTo('match').execute();
    expect(await house.get('/ready')).toMatchObject({ status: 200 });
    expect((await figures(house)).get('backroom_database_errors_total')).toBeGreaterThan(0);
  });
});

describe('figures', () => {
  test('count actions by outcome, sockets, matches, requests and bots', async () => {
    const house = await open();
    const { matchID, chair } = await seatAll(house, 3);
    const player = await house.connect();
    expect(await player.act(matchID, chair(0), { do: 'seal', coins: 2 })).toMatchObject({ ok: true });
    expect(await player.act(matchID, chair(0), { do: 'seal', coins: 2 })).toMatchObject({ ok: false });
    const thief = { seat: 1, credentials: chair(0).credentials };
    expect(await player.act(matchID, thief, { do: 'seal', coins: 2 })).toMatchObject({ error: { code: 'forbidden' } });
    await seatAll(house, 3, { bots: { 0: 'random', 1: 'random' } });
    await until(
      async () => ((await figures(house)).get('backroom_bot_thinking_seconds_count{level="random"}') ?? 0) > 0,
    );
    const now = await figures(house);
    expect(now.get('backroom_actions_total{outcome="accepted"}')).toBeGreaterThanOrEqual(1);
    expect(now.get('backroom_actions_total{outcome="refused"}')).toBe(1);
    expect(now.get('backroom_actions_total{outcome="forbidden"}')).toBe(1);
    expect(now.get('backroom_action_seconds_count')).toBeGreaterThanOrEqual(3);
    expect(now.get('backroom_sockets')).toBe(1);
    expect(now.get('backroom_matches{status="running"}')).toBe(2);
    expect(now.get('backroom_matches{status="over"}')).toBe(0);
    expect(now.get('backroom_queue_waiting')).toBe(0);
    expect(now.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect([...now.keys()].some((name) => name.includes('method="POST",status="200"'))).toBe(true);
  });

  test('are off without a token, and closed to the wrong one', async () => {
    const house = await open({ metricsToken: undefined });
    expect(await house.get('/metrics', bearer(METRICS))).toMatchObject({ status: 404 });
    await house.close();
    const guarded = await open();
    for (const headers of [{}, bearer(''), bearer(ADMIN), bearer(`${METRICS}x`), { authorization: METRICS }]) {
      expect(await guarded.get('/metrics', headers)).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden' } },
      });
    }
  });

  test('ten wrong tokens, and the right one is not heard either for a while', async () => {
    const house = await open();
    for (let n = 0; n < 10; n++) await house.get('/metrics', bearer('a-wrong-token-of-some-length'));
    expect(await house.get('/metrics', bearer(METRICS))).toMatchObject({
      status: 429,
      body: { error: { code: 'tooMany' } },
    });
  });
});

describe('the page of whoever runs the house', () => {
  test('shows every table, listed or not, and no secret', async () => {
    const house = await open();
    const { matchID, chairs } = await seatAll(house, 2, { visibility: 'unlisted', name: 'Behind the curtain' });
    const { body } = await house.get('/api/admin/tables', bearer(ADMIN));
    expect(body.tables).toMatchObject([
      { matchID, name: 'Behind the curtain', status: 'running', unlisted: true, lines: 0 },
    ]);
    const { seed } = await house.house.storage.db.selectFrom('match').select('seed').executeTakeFirstOrThrow();
    for (const secret of [seed, ...chairs.map((chair) => chair.credentials)]) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
    const overview = await house.get('/api/admin/overview', bearer(ADMIN));
    expect(overview.body).toMatchObject({ sockets: 0, matches: { running: 1 }, faults: { count: 0 } });
  });

  test('turns its pages', async () => {
    const house = await open();
    for (let n = 0; n < 60; n++) await house.post('/games/alley/create', { numPlayers: 2 });
    const first = await house.get('/api/admin/tables?status=open', bearer(ADMIN));
    const second = await house.get(`/api/admin/tables?status=open&before=${first.body.next}`, bearer(ADMIN));
    const ids = [first, second].flatMap(({ body }) => (body.tables as { matchID: string }[]).map((one) => one.matchID));
    expect(new Set(ids).size).toBe(60);
    expect(second.body.next).toBeNull();
  });

  test('is not there without its token', async () => {
    const house = await open({ adminToken: undefined });
    for (const path of ['overview', 'tables'])
      expect(await house.get(`/api/admin/${path}`, bearer(ADMIN))).toMatchObject({ status: 404 });
    await house.close();
    const guarded = await open();
    const { matchID } = await seatAll(guarded, 2);
    expect(await guarded.post(`/api/admin/tables/${matchID}/close`, {}, bearer(METRICS))).toMatchObject({
      status: 403,
    });
    expect((await guarded.get(`/api/tables/${matchID}`)).body.status).toBe('running');
  });

  test('closes a table: it is told, nothing is played or joined there any more, what was played can be read', async () => {
    const house = await open();
    const { matchID, chair } = await seatAll(house, 2);
    const player = await house.connect();
    await player.watch(matchID, [chair(0)]);
    expect(await player.act(matchID, chair(0), { do: 'seal', coins: 1 })).toMatchObject({ ok: true });
    expect(await house.post(`/api/admin/tables/${matchID}/close`, {}, bearer(ADMIN))).toMatchObject({ status: 200 });
    await until(() => player.tables.at(-1)?.status === 'closed');
    const refused = await player.act(matchID, chair(1), { do: 'seal', coins: 1 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'tableClosed' } });
    const holder = { playerID: '0', credentials: chair(0).credentials };
    expect(await house.post(`/games/alley/${matchID}/playAgain`, holder)).toMatchObject({ status: 409 });
    expect((await house.get('/api/tables')).body.tables).toEqual([]);
    expect((await player.watch(matchID, [chair(0)])).frames).toHaveLength(1);
    expect((await house.get(`/api/tables/${matchID}`)).body).not.toHaveProperty('seed');
    expect(await house.post('/api/admin/tables/abcdefghijklmnop/close', {}, bearer(ADMIN))).toMatchObject({
      status: 404,
    });
  });
});
