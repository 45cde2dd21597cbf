import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readLines, readPosition } from '../../server/storage/journal.ts';
import type { Entry, Frame } from '../../server/views.ts';
import { type Chair, newKey, openHouse, type Player, seatAll, type TestHouse, until } from './house.ts';

/** Taking back at the fixture game's table: what is free, what ends it, whom one must ask, and that all of it stays in the journal. */

let at: TestHouse;

beforeEach(async () => {
  at = await openHouse();
});
afterEach(() => at.close());

const seal = (coins: number) => ({ do: 'seal', coins });
const gift = (to: number) => ({ do: 'gift', to, coins: 1 });

interface Seated {
  matchID: string;
  chairs: Chair[];
  players: Player[];
  act(seat: number, action: { do: string }): Promise<void>;
  back(seat: number, to?: number, key?: string): ReturnType<Player['ask']>;
  ask(seat: number, to: number): ReturnType<Player['ask']>;
  answer(seat: number, agree: boolean): ReturnType<Player['ask']>;
  /** The newest frame of that seat, when it has come. */
  frame(seat: number, number: number): Promise<Frame>;
}

async function sit(seats: number, setupData: object = {}): Promise<Seated> {
  const { matchID, chairs } = await seatAll(at, seats, setupData);
  const players = await Promise.all(chairs.map(() => at.connect()));
  for (const [index, player] of players.entries()) await player.watch(matchID, [chairs[index] as Chair]);
  const player = (seat: number) => players[chairs.findIndex((chair) => chair.seat === seat)] as Player;
  const chair = (seat: number) => chairs.find((one) => one.seat === seat) as Chair;
  return {
    matchID,
    chairs,
    players,
    act: async (seat, action) => {
      expect(await player(seat).act(matchID, chair(seat), action)).toMatchObject({ ok: true });
    },
    back: (seat, to, key = newKey()) => player(seat).ask('takeBack', { matchID, ...chair(seat), to, key }),
    ask: (seat, to) => player(seat).ask('askTakeBack', { matchID, ...chair(seat), to, key: newKey() }),
    answer: (seat, agree) => player(seat).ask('answerTakeBack', { matchID, ...chair(seat), agree }),
    frame: async (seat, number) => {
      await until(() => player(seat).latest?.number === number);
      return player(seat).latest as Frame;
    },
  };
}

const refused = (code: string, number: number) => ({ ok: false, refusal: { code, rule: 'house', params: { number } } });

describe('free', () => {
  test('the last decision, and the frame says so', async () => {
    const { act, back, frame, matchID } = await sit(3);
    await act(0, gift(1));
    await act(0, seal(3));
    expect(await frame(0, 2)).toMatchObject({ takeBack: { last: 1, turn: 0, ends: null }, question: null });
    expect(await frame(1, 2)).toMatchObject({ takeBack: { last: null, turn: null, ends: null } });
    expect(await back(0)).toEqual({ ok: true, number: 3 });
    const after = await frame(0, 3);
    expect(after.takeBack).toEqual({ last: 0, turn: 0, ends: null });
    expect(after.waiting.map((one) => one.seat)).toEqual([0, 1, 2]);
    const action = { do: 'takeBack', to: 1, by: 'free' };
    expect(after.entries).toMatchObject([{ number: 3, seat: 0, kind: 'takeBack', to: 1, action, events: [] }]);
    const { state } = (await readPosition(at.house.storage.db, matchID)) ?? {};
    expect(state).toMatchObject({ _stateID: 3, G: { bids: [null, null, null], coins: [11, 13, 12] } });
  });

  test('the whole turn at once; what is folded stays in the journal, and what is sealed stays sealed', async () => {
    const { act, back, frame, matchID, chairs } = await sit(3);
    await act(0, gift(1));
    await act(0, gift(2));
    await act(0, seal(5));
    expect(await back(0, 0)).toEqual({ ok: true, number: 4 });
    await act(0, seal(1));
    expect((await frame(0, 5)).takeBack).toEqual({ last: 0, turn: 0, ends: null });
    expect((await readLines(at.house.storage.db, matchID, 0, 100)).map((line) => line.to)).toEqual([
      null,
      null,
      null,
      null,
      0,
      null,
    ]);
    const eve = await at.connect();
    const history = (await eve.watch(matchID)).history as Entry[];
    expect(history.map((entry) => entry.folded ?? false)).toEqual([false, true, true, true, false, false]);
    expect(history.map((entry) => entry.action.do)).toEqual(['setup', 'gift', 'gift', 'sealed', 'takeBack', 'sealed']);
    expect(history[4]).toMatchObject({ kind: 'takeBack', to: 0, seat: 0 });
    const own = (await eve.watch(matchID, [chairs[0] as Chair])).history as Entry[];
    expect(own[3]?.action).toEqual(seal(5));
  });

  test('twice with one key is once, and the key is good for nothing else', async () => {
    const { act, back, players, matchID, chairs } = await sit(3);
    await act(0, gift(1));
    await act(0, gift(2));
    const answers = await Promise.all([back(0, 1, 'the-same-key'), back(0, 1, 'the-same-key')]);
    expect(answers).toEqual([
      { ok: true, number: 3 },
      { ok: true, number: 3 },
    ]);
    expect((await back(0, 0, 'the-same-key')).error?.code).toBe('keyReused');
    const acted = await players[0]?.act(matchID, chairs[0] as Chair, gift(1), 'the-same-key');
    expect(acted?.error?.code).toBe('keyReused');
  });

  test('only to a line that counts, and only what was the seat’s own decision', async () => {
    const { act, back, chairs, matchID, players } = await sit(2);
    expect(await back(0)).toEqual(refused('NOTHING_TO_TAKE_BACK', 0));
    await act(0, gift(1));
    await act(0, gift(1));
    await back(0, 1);
    for (const to of [2, 3, 4, 99]) expect(await back(0, to)).toEqual(refused('NOTHING_TO_TAKE_BACK', to));
    await act(0, seal(0));
    await act(0, gift(1));
    // Sealed, it is waited for no more: its gift is an aside. Going back to before the bid takes the gift back too.
    expect(await back(0, 4)).toEqual(refused('NOTHING_TO_TAKE_BACK', 4));
    expect(await back(0)).toEqual({ ok: true, number: 6 });
    for (const [field, value] of [
      ['to', -1],
      ['to', 1.5],
      ['key', 'short'],
      ['seat', 'x'],
    ] as const) {
      const request = { matchID, ...chairs[0], key: newKey(), to: 0, [field]: value };
      expect((await players[0]?.ask('takeBack', request))?.error?.code).toBe('badRequest');
    }
    const thief = { matchID, seat: 0, credentials: chairs[1]?.credentials, key: newKey() };
    expect((await players[1]?.ask('takeBack', thief))?.error?.code).toBe('forbidden');
  });
});

describe('what ends it', () => {
  test('another seat', async () => {
    const { act, back, frame } = await sit(3);
    await act(0, seal(1));
    await act(1, gift(2));
    expect(await back(0)).toEqual(refused('OTHERS_DECIDED', 2));
    expect((await frame(0, 2)).takeBack).toEqual({ last: null, turn: null, ends: 'other' });
    expect((await frame(1, 2)).takeBack).toEqual({ last: 1, turn: 1, ends: null });
    await back(1);
    expect((await frame(0, 3)).takeBack).toEqual({ last: 0, turn: 0, ends: null });
    expect(await back(0)).toEqual({ ok: true, number: 4 });
  });

  test('a die: the tie of the last bid', async () => {
    const { act, back, frame } = await sit(2);
    await act(0, seal(4));
    await act(1, seal(4));
    expect(await back(1)).toEqual(refused('DIE_FALLEN', 2));
    expect((await frame(1, 2)).takeBack).toEqual({ last: null, turn: null, ends: 'die' });
    expect((await frame(0, 2)).takeBack).toEqual({ last: null, turn: null, ends: 'other' });
  });

  test('a reveal: the bid that opens all bids', async () => {
    const { act, back, frame } = await sit(2);
    await act(0, seal(4));
    await act(1, seal(5));
    expect(await back(1, 1)).toEqual(refused('REVEALED', 2));
    expect((await frame(1, 2)).takeBack.ends).toBe('reveal');
    await act(1, gift(0));
    expect((await frame(1, 3)).takeBack).toEqual({ last: 2, turn: 2, ends: null });
    expect(await back(1, 1)).toEqual(refused('REVEALED', 2));
  });

  test('the end of the game', async () => {
    const { act, back, ask, frame } = await sit(2, { options: { short: true } });
    for (let round = 0; round < 6; round++) {
      await act(0, seal(1));
      await act(1, seal(0));
      await act(0, { do: 'keep' });
    }
    expect(await back(0)).toEqual(refused('GAME_OVER', 18));
    expect(await ask(0, 17)).toEqual(refused('GAME_OVER', 18));
    expect((await frame(0, 18)).takeBack).toEqual({ last: null, turn: null, ends: null });
  });
});

describe('by consent', () => {
  /** Ann seals, Bob seals, Cat opens all: three lines, and Cat has drawn. */
  async function opened() {
    const seated = await sit(3);
    await seated.act(0, seal(1));
    await seated.act(1, seal(2));
    await seated.act(2, seal(3));
    return seated;
  }

  test('of everybody who has decided since; all of them see the question, and the take-back', async () => {
    const { ask, answer, frame, players, act } = await opened();
    expect(await ask(0, 0)).toEqual({ ok: true });
    await until(() => players.every((player) => player.latest?.question));
    for (const player of players) expect(player.latest?.question).toEqual({ seat: 0, to: 0, waits: [1, 2] });
    expect(await answer(1, true)).toEqual({ ok: true });
    await until(() => players.every((player) => player.latest?.question?.waits.length === 1));
    expect((await answer(1, true)).error?.code).toBe('noQuestion');
    expect(await answer(2, true)).toEqual({ ok: true });
    const after = await frame(2, 4);
    expect(after.question).toBeNull();
    expect(after.entries[0]?.action).toEqual({ do: 'takeBack', to: 0, by: 'consent' });
    expect(after.waiting.map((one) => one.seat)).toEqual([0, 1, 2]);
    await act(0, seal(3));
  });

  test('one no is enough, and the asker may think better of it', async () => {
    const { ask, answer, players, frame } = await opened();
    for (const seat of [2, 0]) {
      await ask(0, 0);
      await until(() => players.every((player) => player.latest?.question));
      expect(await answer(seat, false)).toEqual({ ok: true });
      await until(() => players.every((player) => !player.latest?.question));
    }
    expect((await answer(1, true)).error?.code).toBe('noQuestion');
    expect((await frame(1, 3)).number).toBe(3);
  });

  test('a new action makes the question void; a second one waits for the first', async () => {
    const { ask, answer, act, frame, matchID, chairs } = await opened();
    await ask(0, 0);
    expect((await ask(1, 1)).error?.code).toBe('questionOpen');
    expect(await ask(0, 0)).toEqual({ ok: true });
    await act(1, gift(0));
    expect((await frame(2, 4)).question).toBeNull();
    expect((await answer(1, true)).error?.code).toBe('noQuestion');
    expect((await answer(2, true)).error?.code).toBe('noQuestion');
    const tab = await at.connect();
    expect((await tab.watch(matchID, [chairs[2] as Chair])).frames?.[0]?.question).toBeNull();
    expect(await ask(1, 1)).toEqual({ ok: true });
  });

  test('a die or a reveal of one’s own concerns everybody', async () => {
    const { ask, players, answer, frame } = await opened();
    expect(await ask(2, 2)).toEqual({ ok: true });
    await until(() => players.every((player) => player.latest?.question));
    expect(players[0]?.latest?.question).toEqual({ seat: 2, to: 2, waits: [0, 1] });
    await answer(0, true);
    await answer(1, true);
    expect((await frame(2, 4)).waiting).toEqual([{ seat: 2, stage: 'seal' }]);
  });

  test('only back to where the asker acted; what is free needs no question', async () => {
    const { ask, act, frame } = await opened();
    expect(await ask(0, 1)).toEqual(refused('NOTHING_TO_TAKE_BACK', 1));
    expect(await ask(0, 3)).toEqual(refused('NOTHING_TO_TAKE_BACK', 3));
    await act(2, gift(0));
    expect(await ask(2, 3)).toEqual({ ok: true });
    expect((await frame(1, 5)).entries[0]?.action).toEqual({ do: 'takeBack', to: 3, by: 'free' });
  });

  test('bots agree at once', async () => {
    const { ask, act, frame } = await sit(2, { bots: { 1: 'miser' } });
    await frame(0, 1);
    await act(0, seal(2));
    expect((await frame(0, 2)).takeBack.ends).toBe('reveal');
    expect(await ask(0, 1)).toEqual({ ok: true });
    expect((await frame(0, 3)).entries[0]?.action).toEqual({ do: 'takeBack', to: 1, by: 'consent' });
  });

  test('bots hold back while people think about a question', async () => {
    await at.close();
    at = await openHouse({ botDelayMs: 400 });
    const { ask, answer, act, frame, players } = await sit(3, { bots: { 2: 'miser' } });
    await frame(0, 1);
    await act(0, seal(1));
    await act(1, seal(3));
    await act(1, { do: 'keep' });
    expect(await ask(0, 1)).toEqual({ ok: true });
    await until(() => Boolean(players[1]?.latest?.question));
    const { number, waiting } = await frame(1, 4);
    expect(waiting.map((one) => one.seat)).toEqual([0, 1, 2]);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(players[1]?.latest?.number).toBe(number);
    await answer(1, false);
    await until(() => players[1]?.latest?.waiting.every((one) => one.seat !== 2) ?? false);
  });

  test('a question falls with a holder who leaves', async () => {
    const { ask, players, matchID, chairs } = await opened();
    await ask(0, 0);
    await until(() => players[2]?.latest?.question !== null);
    const leave = { playerID: '1', credentials: chairs[1]?.credentials };
    expect((await at.post(`/games/alley/${matchID}/leave`, leave)).status).toBe(200);
    await until(() => players[2]?.latest?.question === null);
    expect(await ask(0, 0)).toEqual({ ok: true });
    await until(() => players[2]?.latest?.question !== null);
    expect(players[2]?.latest?.question?.waits).toEqual([2]);
  });
});

test('who leaves is seen off: what the game does for him is a line that everybody is shown, then his seat is free', async () => {
  const { act, matchID, chairs, frame, players } = await sit(2);
  await act(0, seal(2));
  await act(1, seal(1));
  const leave = { playerID: '0', credentials: chairs[0]?.credentials };
  expect((await at.post(`/games/alley/${matchID}/leave`, leave)).status).toBe(200);
  const after = await frame(1, 4);
  const shown = players[1]?.frames.flatMap(({ entries }) => entries);
  expect(shown?.slice(-2)).toMatchObject([
    { number: 3, seat: 0, action: { do: 'keep' } },
    { number: 4, seat: 0, kind: 'seat', action: { change: 'left', by: 'self' } },
  ]);
  expect(after.waiting.map((one) => one.seat)).toEqual([0, 1]);
  await until(() => players[1]?.tables.at(-1)?.seats[0]?.kind === 'open');
  expect((await readPosition(at.house.storage.db, matchID))?.number).toBe(4);
  expect((await at.post(`/games/alley/${matchID}/leave`, leave)).status).toBe(403);
});
