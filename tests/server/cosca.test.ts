/** COSCA at a table of the house: what lies behind a screen, and at a table of secret timing even that something does, stays there. */
import { describe, expect, test } from 'vitest';
import { gameFileOf } from '../../server/memory/export.ts';
import { framesBetween } from '../../server/memory/replay.ts';
import { readTable } from '../../server/storage/matches.ts';
import { Catalogue } from '../../server/titles.ts';
import { TITLES } from '../../src/games/index.ts';
import { openHouse, type Player, seatAll, type TestHouse, until } from './house.ts';

const SET = { do: 'setDice', faces: ['club', 'club', 'villa'] };

/** Red has set his dice; Green and a spectator look on. */
async function redIsReady(at: TestHouse, options: object) {
  const { matchID, chair } = await seatAll(at, 3, { options }, 'cosca');
  const [red, green, crowd] = [await at.connect(), await at.connect(), await at.connect()];
  await red.watch(matchID, [chair(0)]);
  await green.watch(matchID, [chair(1)]);
  await crowd.watch(matchID);
  expect(await red.act(matchID, chair(0), SET)).toEqual({ ok: true, number: 1 });
  await until(() => [red, green, crowd].every((player) => player.frames.length === 1));
  return { matchID, chair, red, green, crowd };
}

const seats = (player: Player) => player.latest?.waiting.map((one) => one.seat);

describe('behind the screen', () => {
  test('with timing shown, others learn that Red is ready, and no face', async () => {
    const at = await openHouse({ titles: TITLES });
    const { matchID, chair, red, green, crowd } = await redIsReady(at, { start_day: 'wed' });
    expect(seats(red)).toEqual([1, 2]);
    expect(red.latest?.entries).toMatchObject([{ seat: 0, action: SET }]);
    for (const other of [green, crowd]) {
      expect(seats(other)).toEqual([1, 2]);
      expect(other.latest?.entries).toMatchObject([
        { seat: null, action: { do: 'sealed' }, events: [{ type: 'sealed', seat: 0, stage: 'setDice' }] },
      ]);
      expect(JSON.stringify(other.frames)).not.toContain('club');
    }
    await green.act(matchID, chair(1), SET);
    const blue = await at.connect();
    await blue.act(matchID, chair(2), SET);
    await until(() => crowd.frames.length === 3);
    expect(JSON.stringify(crowd.latest?.entries)).toContain('"faces":["club","club","villa"]');
    await at.close();
  });

  test('with timing secret, others learn nothing but that something happened', async () => {
    const at = await openHouse({ titles: TITLES });
    const { matchID, chair, red, green, crowd } = await redIsReady(at, { start_day: 'wed', sealed_timing: 'secret' });
    expect(seats(red)).toEqual([1, 2]);
    for (const other of [green, crowd]) {
      expect(seats(other)).toEqual([0, 1, 2]);
      expect(other.latest).toMatchObject({ view: { mine: null, ready: [false, false, false] } });
      expect(other.latest?.entries).toMatchObject([{ seat: null, action: { do: 'sealed' }, events: [] }]);
    }
    expect((await red.act(matchID, chair(0), { do: 'withdraw' })).ok).toBe(true);
    await until(() => crowd.frames.length === 2);
    expect(crowd.latest?.entries).toMatchObject([{ seat: null, action: { do: 'sealed' }, events: [] }]);
    expect(seats(red)).toEqual([0, 1, 2]);
    await at.close();
  });

  test('nor do the game file of the running match and its replay', async () => {
    const at = await openHouse({ titles: TITLES });
    const { matchID } = await redIsReady(at, { start_day: 'wed', sealed_timing: 'secret' });
    const { db } = at.house.storage;
    const table = await readTable(db, matchID);
    const title = TITLES.cosca;
    if (!table || !title) throw new Error('no table');
    const served = new Catalogue({ cosca: title }).of(table.match);
    const file = await gameFileOf(db, { table, served }, 'spectator');
    expect(file.actions).toEqual([{ seat: '?', do: 'sealed' }]);
    const [frame] = await framesBetween(db, { match: table.match, served }, { from: 1, to: 1, eyes: 1 });
    expect(frame?.waiting.map((one) => one.seat)).toEqual([0, 1, 2]);
    expect(frame?.entry).toMatchObject({ seat: null, action: { do: 'sealed' }, events: [] });
    const [own] = await framesBetween(db, { match: table.match, served }, { from: 1, to: 1, eyes: 0 });
    expect(own?.waiting.map((one) => one.seat)).toEqual([1, 2]);
    await at.close();
  });

  test('nothing behind a screen is taken back but by the game’s own rule', async () => {
    const at = await openHouse({ titles: TITLES });
    const { matchID, chair, red, green } = await redIsReady(at, { sealed_timing: 'secret' });
    await red.act(matchID, chair(0), { do: 'setDice', faces: ['bank', 'bank', 'bank'] });
    await until(() => green.frames.length === 2);
    expect(red.latest?.takeBack).toMatchObject({ last: null, turn: null });
    expect(green.latest?.entries).toMatchObject([{ seat: null, action: { do: 'sealed' }, events: [] }]);
    await at.close();
  });

  test('a stock client’s ctx says no more', async () => {
    const { Driver } = await import('../../server/boardgameio.ts');
    const title = TITLES.cosca;
    if (!title) throw new Error('no COSCA');
    const driver = new Driver(title);
    const dice = { die: () => 1, below: () => 0 };
    const read = title.rules.options({ sealed_timing: 'secret' });
    if (!read.ok) throw new Error(read.message);
    const begun = driver.begin(3, read.options, dice);
    const before = [1, null].map((seat) => JSON.stringify(driver.stockView(begun.state, seat)));
    const numbers = /"(_stateID|numMoves)":\d+/g;
    const { state } = driver.step(JSON.parse(JSON.stringify(begun.state)), 0, SET, dice);
    const after = [1, null].map((seat) => JSON.stringify(driver.stockView(state, seat)));
    expect(after.map((text) => text.replace(numbers, ''))).toEqual(before.map((text) => text.replace(numbers, '')));
    expect(driver.stockView(state, 0).ctx.activePlayers).toMatchObject({ 0: 'aside', 1: 'setDice' });
  });
});
