import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, seatAll, type TestHouse } from './house.ts';

let at: TestHouse;
let lobby: LobbyClient;

beforeAll(async () => {
  at = await openHouse();
  lobby = new LobbyClient({ server: at.url });
});

afterAll(() => at.close());

const create = async (numPlayers = 3, setupData: object = {}) =>
  (await lobby.createMatch('alley', { numPlayers, setupData })).matchID;
const sit = (matchID: string, playerID: string | undefined, playerName = 'Ann') =>
  lobby.joinMatch('alley', matchID, { ...(playerID === undefined ? {} : { playerID }), playerName });
const statusOf = async (request: Promise<unknown>) => {
  const failure = await request.then(
    () => new Error('HTTP status 200'),
    (error: Error) => error,
  );
  return Number(failure.message.replace('HTTP status ', ''));
};

describe("boardgame.io's LobbyClient", () => {
  test('lists games, sets a table, joins, renames, leaves', async () => {
    expect(await lobby.listGames()).toEqual(['alley']);
    const matchID = await create(2, { name: '  The   back\u0007room ', options: { short: true } });
    expect(matchID).toMatch(/^[A-Za-z0-9]{11,}$/);
    const joined = await sit(matchID, undefined, ' Ann\u202E\n Bee ');
    expect(joined.playerID).toBe('0');
    const match = await lobby.getMatch('alley', matchID);
    expect(match.players).toEqual([{ id: 0, name: 'Ann Bee', isConnected: false }, { id: 1 }]);
    expect(match.setupData).toMatchObject({ name: 'The backroom', options: { short: true }, spectators: true });
    const hold = { playerID: '0', credentials: joined.playerCredentials };
    await lobby.updatePlayer('alley', matchID, { ...hold, newName: 'Cat' });
    expect((await lobby.getMatch('alley', matchID)).players[0]?.name).toBe('Cat');
    await sit(matchID, '1', 'Dan');
    await lobby.leaveMatch('alley', matchID, hold);
    expect((await lobby.getMatch('alley', matchID)).players[0]?.name).toBeUndefined();
    expect(await statusOf(lobby.leaveMatch('alley', matchID, hold))).toBe(403);
  });

  test('lists public tables that are not over, and not the unlisted', async () => {
    const open = await create();
    const hidden = await create(2, { visibility: 'unlisted' });
    const { matchID: other } = await lobby.createMatch('alley', { numPlayers: 2, unlisted: true });
    const { matches } = await lobby.listMatches('alley', { isGameover: false });
    const ids = matches.map((match) => match.matchID);
    expect(ids).toContain(open);
    expect(ids).not.toContain(hidden);
    expect(ids).not.toContain(other);
    expect((await lobby.listMatches('alley', { isGameover: true })).matches).toEqual([]);
  });

  test('a table that never began is cleared away when its last player leaves', async () => {
    const matchID = await create();
    const joined = await sit(matchID, '1');
    await lobby.leaveMatch('alley', matchID, { playerID: '1', credentials: joined.playerCredentials });
    expect(await statusOf(lobby.getMatch('alley', matchID))).toBe(404);
  });

  test('plays again once for all, with the same seats, options and bots', async () => {
    const { matchID, chairs } = await seatAll(at, 3, { options: { purse: 'fat' }, bots: { '2': 'miser' } });
    const again = (chair: { seat: number; credentials: string } | undefined) =>
      lobby.playAgain('alley', matchID, { playerID: String(chair?.seat), credentials: chair?.credentials ?? '' });
    const answers = await Promise.all([again(chairs[0]), again(chairs[1]), again(chairs[0])]);
    expect(new Set(answers.map((answer) => answer.nextMatchID)).size).toBe(1);
    const next = await lobby.getMatch('alley', answers[0]?.nextMatchID ?? '');
    expect(next.setupData).toMatchObject({ options: { purse: 'fat' }, bots: { 2: 'miser' } });
    expect(next.players).toHaveLength(3);
    expect(next.players[0]?.name).toBeUndefined();
  });
});

describe('who may sit where', () => {
  test('one winner among fifty who want the same seat', async () => {
    const matchID = await create();
    const answers = await Promise.all(Array.from({ length: 50 }, () => statusOf(sit(matchID, '1'))));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(49);
  });

  test('everybody who gets a seat at once can leave it with his own credentials', async () => {
    const matchID = await create(4);
    const chairs = await Promise.all(['0', '1', '2', '3'].map((seat) => sit(matchID, seat)));
    expect(new Set(chairs.map((chair) => chair.playerCredentials)).size).toBe(4);
    for (const { playerID, playerCredentials: credentials } of chairs) {
      await lobby.leaveMatch('alley', matchID, { playerID, credentials });
    }
  });

  test('a table that is full, a seat it has not, a match or game there is not', async () => {
    const { matchID } = await seatAll(at, 2);
    expect(await statusOf(sit(matchID, undefined))).toBe(409);
    expect(await statusOf(sit(matchID, '7'))).toBe(404);
    expect(await statusOf(sit('AAAAAAAAAAAAAAAA', '0'))).toBe(404);
    expect(await statusOf(lobby.joinMatch('moonshine', matchID, { playerName: 'Ann' }))).toBe(404);
    expect(await statusOf(lobby.createMatch('__proto__', { numPlayers: 2 }))).toBe(404);
  });

  test('a seat holder seats a bot and sends it away; nobody else does', async () => {
    const matchID = await create(3);
    const { playerCredentials: credentials } = await sit(matchID, '0');
    const seat = (number: string, body: object) => at.post(`/api/tables/${matchID}/seats/${number}`, body);
    const mine = { playerID: '0', credentials };
    expect((await seat('1', { ...mine, bot: 'miser' })).status).toBe(200);
    expect((await at.get(`/api/tables/${matchID}`)).body.seats).toMatchObject([{}, { kind: 'bot', bot: 'miser' }, {}]);
    expect((await seat('1', { ...mine, bot: null })).status).toBe(200);
    expect((await seat('0', { ...mine, bot: 'miser' })).status).toBe(409);
    expect((await seat('9', { ...mine, bot: 'miser' })).status).toBe(404);
    expect((await seat('1', { ...mine, bot: 'constructor' })).status).toBe(400);
    expect((await seat('1', { ...mine, credentials: 'x', bot: 'miser' })).status).toBe(403);
    await seat('1', { ...mine, bot: 'miser' });
    await seat('2', { ...mine, bot: 'miser' });
    expect((await at.get(`/api/tables/${matchID}`)).body.status).toBe('running');
  });
});

describe('what is not let in', () => {
  test.each([
    ['no seats', {}],
    ['a text of seats', { numPlayers: '3abc' }],
    ['too many seats', { numPlayers: 1e8 }],
    ['too few', { numPlayers: 1 }],
    ['minus one', { numPlayers: -1 }],
    ['an unknown option', { numPlayers: 2, setupData: { options: { nonsense: true } } }],
    ['a wrong value', { numPlayers: 2, setupData: { options: { purse: 'huge' } } }],
    ['options of the wrong kind', { numPlayers: 2, setupData: { options: [1] } }],
    ['a bot that there is not', { numPlayers: 2, setupData: { bots: { 0: 'genius' } } }],
    ["a bot by a prototype's name", { numPlayers: 2, setupData: { bots: { 0: 'toString' } } }],
    ['a bot in no seat', { numPlayers: 2, setupData: { bots: { 5: 'miser' } } }],
    ['a list', [1, 2, 3]],
  ])('%s', async (_, body) => {
    expect((await at.post('/games/alley/create', body)).status).toBe(400);
  });

  test('prototypes', async () => {
    const matchID = await create(2);
    const path = `/games/alley/${matchID}/join`;
    for (const playerID of ['__proto__', 'constructor', 'toString', '-1', '1e0', ' 1', '01', '', {}, [], 1]) {
      expect((await at.post(path, { playerID, playerName: 'Eve' })).status).toBe(400);
    }
    expect((await at.post(path, '{"playerName":"Eve","__proto__":{"playerID":"0"}}')).status).toBe(400);
    expect(({} as { name?: string }).name).toBeUndefined();
    expect((await sit(await create(2), '0')).playerID).toBe('0');
  });

  test('names of nothing, bodies that are not JSON, that are too large, that are missing', async () => {
    const matchID = await create(2);
    const path = `/games/alley/${matchID}/join`;
    for (const playerName of ['', '  ', '\u0000\u200B', 7, null, 'x'.repeat(500)]) {
      expect((await at.post(path, { playerName })).status).toBe(400);
    }
    expect((await at.post(path, 'nonsense')).status).toBe(400);
    expect((await at.post(path, '')).status).toBe(400);
    expect((await at.post(path, { playerName: 'x', data: 'y'.repeat(100_000) })).status).toBe(413);
    expect((await fetch(at.url + path, { method: 'POST' })).status).toBe(400);
    expect((await fetch(at.url + path, { method: 'DELETE' })).status).toBe(404);
  });

  test('an error is JSON with a code, and repeats no secret', async () => {
    const matchID = await create(2);
    await sit(matchID, '0');
    const answer = await at.post(`/games/alley/${matchID}/leave`, { playerID: '0', credentials: 'my-secret-guess' });
    expect(answer.status).toBe(403);
    expect(answer.body.error).toMatchObject({ code: 'forbidden', message: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toContain('my-secret-guess');
  });

  test('pages of other origins', async () => {
    const evil = { origin: 'https://evil.example' };
    expect((await at.post('/games/alley/create', { numPlayers: 2 }, evil)).status).toBe(403);
    expect((await at.post('/games/alley/create', { numPlayers: 2 }, { origin: 'null' })).status).toBe(403);
    expect((await at.get('/api/tables', evil)).headers.get('access-control-allow-origin')).toBeNull();
    const local = await at.post('/games/alley/create', { numPlayers: 2 }, { origin: 'http://localhost:5173' });
    expect(local.status).toBe(200);
    expect(local.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });

  test('more than so many requests a minute', async () => {
    const small = await openHouse({ httpLimits: { seconds: 60, reads: 5, writes: 3, creates: 2, files: 10 } });
    const creates = await Promise.all(
      Array.from({ length: 6 }, () => small.post('/games/alley/create', { numPlayers: 2 })),
    );
    expect(creates.filter((answer) => answer.status === 429)).toHaveLength(4);
    const reads = await Promise.all(Array.from({ length: 8 }, () => small.get('/api/tables')));
    expect(reads.filter((answer) => answer.status === 429)).toHaveLength(3);
    expect((await small.get('/health')).status).toBe(200);
    // The client's files are counted apart: who was refused a question can still load the page that says so.
    const files = await Promise.all(Array.from({ length: 12 }, () => small.get('/assets/none.js')));
    expect(files.filter((answer) => answer.status === 429)).toHaveLength(2);
    await small.close();
  });
});

describe("the house's own lobby", () => {
  test('shows its games', async () => {
    const response = await fetch(`${at.url}/api/titles`);
    expect(await response.json()).toEqual([
      {
        id: 'alley',
        name: 'Back Alley Auction',
        seats: [2, 3, 4],
        options: { short: [false, true], purse: ['thin', 'fat'] },
        bots: ['random', 'miser', 'crook', 'drunk'],
        usualBot: 'drunk',
        today: {},
      },
    ]);
  });

  test('lists tables newest first, page by page, and shows a commitment but no seed', async () => {
    const made: string[] = [];
    for (let n = 0; n < 25; n++) made.push(await create(2, { name: `Table ${n}` }));
    const seen: string[] = [];
    let before: unknown = '';
    do {
      const { body } = await at.get(`/api/tables?title=alley${before ? `&before=${before}` : ''}`);
      seen.push(...(body.tables as { matchID: string }[]).map((table) => table.matchID));
      before = body.next;
    } while (before);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, 25)).toEqual([...made].reverse());
    const { body } = await at.get(`/api/tables/${made[0]}`);
    expect(body).toMatchObject({ status: 'open', name: 'Table 0', options: {}, spectators: true, outcome: null });
    expect(body.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(body.seed).toBeUndefined();
    const idsOf = async (status: string) =>
      ((await at.get(`/api/tables?title=alley&status=${status}`)).body.tables as { matchID: string }[]).map(
        (table) => table.matchID,
      );
    const running = await create(2, { bots: { 0: 'miser', 1: 'miser' } });
    expect(await idsOf('open')).toEqual([...made].reverse().slice(0, 20));
    expect(await idsOf('running')).toContain(running);
    for (const wrong of ['before=x', 'status=closed', 'before=1-../..', 'title=__proto__', 'before=1&before=2']) {
      expect((await at.get(`/api/tables?${wrong}`)).status).toBeGreaterThanOrEqual(400);
    }
  });

  test('sends the built client, its places as the page, and safe headers', async () => {
    const built = mkdtempSync(join(tmpdir(), 'backroom-client-'));
    mkdirSync(join(built, 'assets'));
    writeFileSync(join(built, 'index.html'), '<p>the page</p>');
    writeFileSync(join(built, 'assets', 'app-1234.js'), 'the script');
    const house = await openHouse({ clientDir: built });
    const fetched = async (path: string, accept = 'text/html') => {
      const response = await fetch(house.url + path, { headers: { accept } });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    for (const path of ['/', '/table/abc', '/about', '/%ff']) {
      const page = await fetched(path);
      expect(page).toMatchObject({ status: 200, text: '<p>the page</p>' });
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const script = await fetched('/assets/app-1234.js', '*/*');
    expect(script.text).toBe('the script');
    expect(script.headers.get('cache-control')).toContain('immutable');
    for (const path of [
      '/%2e%2e/package.json',
      '/.env',
      '/nothing.js',
      '/assets/nothing.js',
      '/api/nothing',
      '/games/x/y',
    ]) {
      expect((await fetched(path)).status).toBe(404);
    }
    await house.close();
    rmSync(built, { recursive: true });
  });

  test('says when the client is not built', async () => {
    const house = await openHouse({ clientDir: '/nowhere' });
    const page = await fetch(`${house.url}/table/abc`);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm run build');
    await house.close();
  });
});
