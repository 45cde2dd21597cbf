import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readLines, readPosition } from '../../server/storage/journal.ts';
import type { Frame } from '../../server/views.ts';
import { policyOf } from '../../src/bots/index.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { FileLine, GameFile } from '../../src/engine/gameFile.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { readGameFile } from '../../src/proof/gameFileSchema.ts';
import { commitment } from '../../src/proof/secretDice.ts';
import { type Verdict, verifyGame } from '../../src/proof/verify.ts';
import { labHere } from '../lab/here.ts';
import { alley } from './fixtures/alley.ts';
import { type Chair, newKey, openHouse, seatAll, type TestHouse } from './house.ts';

/** A match as a file: out, in again, verified; and every way of tampering with it found, at the action that it is about. */

const moonshine = TITLES.moonshine as Title;
const open: TestHouse[] = [];
const folder = mkdtempSync(join(tmpdir(), 'backroom-file-'));

afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
});
/** One match of Moonshine Kingdom, played to its end: a minute's work, so it is looked at by several tests. */
let finished: { at: TestHouse; matchID: string };

beforeAll(async () => {
  const at = await openHouse({ titles: { moonshine } });
  const { matchID } = await play(at, moonshine, 3, 'priorities', 5000);
  finished = { at, matchID };
});
afterAll(async () => {
  await finished.at.close();
  rmSync(folder, { recursive: true, force: true });
});

async function house(title: Title): Promise<TestHouse> {
  const at = await openHouse({ titles: { [title.id]: title } });
  open.push(at);
  return at;
}

/** A line before which the first seat is a bot's for a moment. */
const AWAY_AT = 10;

/** A match played to its end (or so many lines) by the title's own players, who take back now and then. */
async function play(at: TestHouse, title: Title, seats: number, level: string, most: number, options = {}) {
  const { matchID, chairs } = await seatAll(at, seats, { options }, title.id);
  const player = await at.connect();
  await player.watch(matchID, chairs);
  const policy = policyOf(title, level);
  const dice = seededDice('file');
  const first = { matchID, title: title.id, ...(chairs[0] as Chair) };
  for (let line = 0; line < most; line++) {
    if (line === AWAY_AT) {
      await at.house.rooms.standIn(first, first.seat, 'random');
      await at.house.rooms.back(first);
    }
    const position = await readPosition(at.house.storage.db, matchID);
    const asked = title.rules.waiting(position?.state.G)[0];
    if (!asked || !policy) break;
    const chair = chairs[asked.seat] as Chair;
    const action = policy(title.rules.view(position?.state.G, asked.seat), asked.seat, dice);
    expect((await player.act(matchID, chair, action)).ok).toBe(true);
    // Whoever can take it back sometimes does, and goes on from there.
    if (dice.below(6) === 0) await player.ask('takeBack', { matchID, ...chair, key: newKey() });
  }
  return { matchID, chairs };
}

async function fileOf(at: TestHouse, matchID: string, query = ''): Promise<GameFile> {
  const { status, body, headers } = await at.get(`/api/tables/${matchID}/file${query}`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="backroom-\w+-\w+\.json"$/);
  const read = readGameFile(body);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.value;
}

async function lab(file: unknown): Promise<{ code: number; verdict: Verdict; err: string }> {
  const path = join(folder, 'game.json');
  writeFileSync(path, JSON.stringify(file));
  const { code, out, err } = await labHere(['verify', path, '--json']);
  return { code, verdict: out ? JSON.parse(out) : {}, err };
}

describe('out and in again', () => {
  test.each([
    ['alley', alley],
    ['moonshine', moonshine],
  ] as const)('%s: export, verify, import, export: the same', async (_, title) => {
    const at = title === moonshine ? finished.at : await house(title);
    const { matchID } = title === moonshine ? finished : await play(at, title, 3, 'random', 2000);
    expect((await at.get(`/api/tables/${matchID}`)).body.status).toBe('over');
    const file = await fileOf(at, matchID);
    const bytes = JSON.stringify(file).length;
    console.log(`${title.id}: ${file.actions.length} actions, ${file.journal?.length} lines, ${bytes} bytes`);
    if (title === moonshine) expect(bytes / Math.max(800, file.actions.length)).toBeLessThan(120_000 / 800);
    expect(file.journal?.some((line) => 'takeBack' in line)).toBe(true);
    const [{ seat: firstSeat = '', name = '' } = {}] = file.seats;
    expect(file.journal?.filter((line) => 'holder' in line)).toMatchObject([
      { seat: firstSeat, holder: { change: 'bot', by: 'self', name, level: 'random' } },
      { seat: firstSeat, holder: { change: 'back', by: 'self', name } },
    ]);
    const verdict = verifyGame(title, file);
    expect(verdict).toEqual({ ok: true, actions: file.actions.length, hash: file.hash, seed: 'verified' });

    const imported = await at.post('/api/import', file);
    expect(imported.body.error).toBeUndefined();
    const archived = String(imported.body.matchID);
    expect((await at.post('/api/import', file)).body.matchID).toBe(archived);
    const again = await fileOf(at, archived);
    for (const key of [
      'actions',
      'checks',
      'hash',
      'result',
      'seed',
      'seedCommitment',
      'journal',
      'options',
      'seats',
    ] as const) {
      expect(again[key]).toEqual(file[key]);
    }
    expect(again.startedAt).toBe(file.startedAt);
    const [one, other] = await Promise.all([matchID, archived].map((id) => readLines(at.house.storage.db, id, 0, 1e5)));
    expect(other?.map(({ key: _, ...line }) => line)).toEqual(one?.map(({ key: _, ...line }) => line));
    const ends = await Promise.all([matchID, archived].map((id) => readPosition(at.house.storage.db, id)));
    expect(ends[1]).toEqual(ends[0]);
    for (const from of [0, 50, 77, (file.journal?.length ?? 0) - 20]) {
      const [a, b] = await Promise.all(
        [matchID, archived].map((id) => at.get(`/api/tables/${id}/replay?from=${from}&to=${from + 9}&eyes=all`)),
      );
      expect(b?.body).toEqual(a?.body);
    }
    const listed = JSON.stringify([(await at.get('/api/tables')).body, (await at.get(`/games/${title.id}`)).body]);
    expect(listed).not.toContain(archived);
    expect((await at.get(`/api/tables/${archived}`)).body).toMatchObject({ status: 'over', seed: file.seed });
    expect((await at.post(`/games/${title.id}/${archived}/join`, { playerName: 'Late' })).status).toBe(409);
  });

  test('while it runs there is no seed and no hash, it verifies as far as it goes and is not taken in', async () => {
    const at = await house(moonshine);
    const { matchID } = await play(at, moonshine, 4, 'random', 60);
    const file = await fileOf(at, matchID);
    expect(file).toMatchObject({ result: null });
    for (const key of ['seed', 'hash', 'checks']) expect(Object.keys(file)).not.toContain(key);
    expect(verifyGame(moonshine, file)).toMatchObject({ ok: true, hash: null, seed: 'absent' });
    expect((await at.post('/api/import', file)).body.error?.code).toBe('notOver');
    expect((await at.get(`/api/tables/${matchID}/file?eyes=all`)).body.error?.code).toBe('notOver');
  });

  test('what is no game file is refused with where it is wrong', async () => {
    const at = await house(alley);
    for (const body of [{}, [], { notation: 1 }, { notation: 1, game: 'alley', rules: 1, actions: 'many' }]) {
      const { status, body: answer } = await at.post('/api/import', body);
      expect([status, answer.error?.code]).toEqual([422, 'badFile']);
    }
    expect((await at.post('/api/import', `{"x":"${'y'.repeat(5e6)}"}`)).status).toBe(413);
  });
});

describe('tampering', () => {
  test('is found at the action it is about, by the lab, the library and the import', async () => {
    const { at, matchID } = finished;
    const file = await fileOf(at, matchID);
    const change = (fields: Partial<GameFile>): GameFile => ({ ...structuredClone(file), ...fields });
    const n = file.actions.findIndex((action, i) => i > 100 && action.do === 'move' && Number(action.runners) > 1);
    const other = file.seats.find(({ seat }) => seat !== file.actions[n]?.seat)?.seat ?? '';
    const end = file.actions.length;
    const edit = (fields: object) =>
      change({ actions: file.actions.map((action, i) => (i === n ? { ...action, ...fields } : action)) });
    const ofNobody = (line: FileLine): FileLine => ('holder' in line ? { ...line, seat: 'nobody' } : line);
    const own = 'cd'.repeat(32);
    const result = { reason: 'crown', ranks: {}, ...file.result, winner: null };
    const tampered: [string, GameFile, number, string][] = [
      ['another amount, mostly legal', edit({ runners: 1 }), n + 1, '$.'],
      ['an impossible amount', edit({ runners: 99 }), n + 1, '$.actions'],
      ['another seat', edit({ seat: other }), n + 1, '$.actions'],
      ['an unknown seat', edit({ seat: 'nobody' }), n + 1, '$.actions'],
      ['an unknown action', edit({ do: 'cheat' }), n + 1, '$.actions'],
      ['another check', change({ checks: file.checks?.with(n, '00000000') }), n + 1, '$.checks'],
      ['another hash', change({ hash: '0'.repeat(64) }), end, '$.hash'],
      ['another winner', change({ result }), end, '$.result'],
      ['another seed', change({ seed: 'ab'.repeat(32) }), 0, '$.seed'],
      ['no seed', change({ seed: undefined }), 0, '$.seed'],
      ['other rules', change({ rules: file.rules + 1 }), 0, '$.rules'],
      ['a holder of no seat', change({ journal: file.journal?.map(ofNobody) }), AWAY_AT, '$.journal['],
      ['a line missing', change({ journal: file.journal?.toSpliced(3, 1) }), 3, '$.journal'],
    ];
    const forged = change({ seed: own, seedCommitment: commitment(own) });
    for (const [what, bad, action, path] of tampered) {
      const verdict = verifyGame(moonshine, bad);
      expect(verdict.ok, what).toBe(false);
      expect(verdict.difference?.path.startsWith(path), `${what}: ${verdict.difference?.path}`).toBe(true);
      if (!path.startsWith('$.journal')) expect(verdict.difference?.action, what).toBe(action);
      expect((await at.post('/api/import', bad)).status, what).toBeGreaterThanOrEqual(400);
    }
    const early = verifyGame(moonshine, forged);
    expect(early).toMatchObject({ ok: false, seed: 'verified' });
    expect(early.difference?.action).toBeLessThan(30);
    expect(await lab(file)).toMatchObject({ code: 0, verdict: { ok: true, hash: file.hash, seed: 'verified' } });
    const [, legal] = tampered[0] ?? [];
    expect(await lab(legal)).toMatchObject({ code: 1, verdict: { ok: false, difference: { action: n + 1 } } });
    expect(await lab({ notation: 2 })).toMatchObject({ code: 2, err: expect.stringContaining('$.notation') });
  });
});

test('a report is what that seat saw then, as one file', async () => {
  const at = await house(alley);
  const { matchID, chairs } = await seatAll(at, 2);
  const player = await at.connect();
  await player.watch(matchID, [chairs[0] as Chair]);
  await player.act(matchID, chairs[0] as Chair, { do: 'seal', coins: 3 });
  await player.act(matchID, chairs[1] as Chair, { do: 'seal', coins: 2 });
  const live = player.frames.find((frame) => frame.number === 1) as Frame;
  const headers = { 'x-seat-credentials': String(chairs[0]?.credentials), 'user-agent': 'A browser of some kind' };
  const { body, headers: got } = await at.get(`/api/tables/${matchID}/report?at=1&seat=0`, headers);
  expect(body).toMatchObject({ notation: 1, report: 1, game: 'alley', matchID, at: 1, seat: 0, rules: 1 });
  expect(body).toMatchObject({ view: live.view, waiting: live.waiting, userAgent: 'A browser of some kind' });
  expect(body.history).toMatchObject([{ number: 0 }, { number: 1, action: { do: 'seal', coins: 3 } }]);
  expect(got.get('content-disposition')).toContain('attachment');
  expect((await at.get(`/api/tables/${matchID}/report?at=9&seat=0`, headers)).body.error?.code).toBe('notFound');
  expect((await at.get(`/api/tables/${matchID}/report?at=1&seat=1`, headers)).body.error?.code).toBe('forbidden');
  expect((await at.get(`/api/tables/${matchID}/report`)).body).toMatchObject({ at: 2, seat: null });
});
