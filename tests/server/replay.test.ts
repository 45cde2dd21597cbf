import { afterEach, describe, expect, test } from 'vitest';
import type { Entry, Frame } from '../../server/views.ts';
import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { alley } from './fixtures/alley.ts';
import { type Chair, newKey, openHouse, type Player, seatAll, type TestHouse, until } from './house.ts';

/** Replay: every line of a match from the eyes of each seat, as they saw it then, and nothing else. */

const moonshine = TITLES.moonshine as Title;
const open: TestHouse[] = [];

afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
});

type ReplayFrame = Frame & { entry: Entry; folded?: true; views?: unknown[]; day?: number };

interface Watched {
  at: TestHouse;
  matchID: string;
  chairs: Chair[];
  players: Player[];
  eve: Player;
  number: number;
}

/** Plays at random with take-backs in between, every seat and a spectator watching; each page remembers its frames. */
async function play(title: Title, seats: number, lines: number, setupData: object = {}): Promise<Watched> {
  const at = await openHouse({ titles: { [title.id]: title } });
  open.push(at);
  const { matchID, chairs } = await seatAll(at, seats, setupData, title.id);
  const players = await Promise.all(chairs.map(() => at.connect()));
  for (const [i, player] of players.entries()) await player.watch(matchID, [chairs[i] as Chair]);
  const eve = await at.connect();
  await eve.watch(matchID);
  const dice = seededDice(`replay/${title.id}`);
  const policy = randomPolicy(title.rules, title.weigh);
  let number = 0;
  while (number < lines) {
    await until(() => players.every((player) => player.latest?.number === number));
    const frame = players[0]?.latest as Frame;
    const asked = frame.waiting[dice.below(Math.max(1, frame.waiting.length))];
    if (!asked) break;
    const back = dice.below(5) === 0 ? players.findIndex((player) => player.latest?.takeBack.last !== null) : -1;
    const chair = chairs[back < 0 ? asked.seat : back] as Chair;
    const player = players[chair.seat] as Player;
    const answer =
      back < 0
        ? await player.act(matchID, chair, policy(player.latest?.view, asked.seat, dice))
        : await player.ask('takeBack', { matchID, ...chair, key: newKey() });
    expect(answer.ok).toBe(true);
    number += 1;
  }
  const watching = [...players, eve].filter((player) => player.latest);
  await until(() => watching.every((player) => player.latest?.number === number));
  return { at, matchID, chairs, players, eve, number };
}

async function replay(
  { at, matchID }: Watched,
  query: string,
  credentials?: string,
): Promise<{ status: number; count: number; frames: ReplayFrame[]; text: string; code: string | undefined }> {
  const headers: Record<string, string> = credentials === undefined ? {} : { 'x-seat-credentials': credentials };
  const { status, body } = await at.get(`/api/tables/${matchID}/replay?${query}`, headers);
  const { count, frames, error } = body as unknown as {
    count: number;
    frames: ReplayFrame[];
    error?: { code: string };
  };
  return { status, count, frames, text: JSON.stringify(body), code: error?.code };
}

async function whole(watched: Watched, eyes: Seat | 'spectator' | 'all', credentials?: string): Promise<ReplayFrame[]> {
  const frames: ReplayFrame[] = [];
  for (let from = 0; from <= watched.number; from += 100) {
    const part = await replay(watched, `from=${from}&to=${from + 99}&eyes=${eyes}`, credentials);
    expect(part.count).toBe(watched.number);
    frames.push(...part.frames);
  }
  return frames;
}

/** Each frame that was pushed live is what the replay shows for that number. */
function expectSame(live: readonly Frame[], replayed: readonly ReplayFrame[]): void {
  expect(replayed.map((frame) => frame.number)).toEqual(replayed.map((_, i) => i));
  expect(live.length).toBe(replayed.length - 1);
  for (const { number, view, waiting, outcome, entries } of live) {
    const { entry, ...frame } = replayed[number] as ReplayFrame;
    expect(frame).toMatchObject({ number, view, waiting, outcome });
    expect(JSON.stringify(frame.view)).toBe(JSON.stringify(view));
    expect(entry).toEqual(entries[0]);
  }
}

describe('a replay', () => {
  test.each([
    ['alley', alley, 3, 130],
    ['moonshine', moonshine, 4, 160],
  ] as const)(
    'of %s shows each seat and a spectator what they saw, take-backs and all',
    async (_, title, seats, lines) => {
      const watched = await play(title, seats, lines);
      for (const [seat, player] of watched.players.entries()) {
        expectSame(player.frames, await whole(watched, seat, watched.chairs[seat]?.credentials));
      }
      const public_ = await whole(watched, 'spectator');
      expectSame(watched.eve.frames, public_);
      const history = (await watched.eve.watch(watched.matchID)).history as Entry[];
      expect(public_.map((frame) => frame.folded ?? false)).toEqual(history.map((entry) => entry.folded ?? false));
      expect(public_.filter((frame) => frame.folded).length).toBeGreaterThan(3);
      if (title === moonshine)
        expect(public_.map((frame) => frame.day)).toEqual(public_.map((frame) => (frame.view as { day: number }).day));
    },
  );

  test('from anywhere, at most a hundred frames, is the same', async () => {
    const watched = await play(moonshine, 3, 120);
    const all = await whole(watched, 'spectator');
    for (const [from, to] of [
      [0, 0],
      [49, 51],
      [77, 77],
      [99, 120],
      [120, 999],
      [500, 600],
      [60, 20],
    ] as const) {
      const { frames } = await replay(watched, `from=${from}&to=${to}`);
      expect(frames).toEqual(all.slice(from, to + 1));
    }
    expect((await replay(watched, 'from=0&to=5000')).frames).toHaveLength(100);
    expect((await replay(watched, 'from=0')).frames).toHaveLength(100);
    for (const query of [
      'from=-1',
      'from=x',
      'from=1.5',
      'to=1e12',
      'eyes=nobody',
      'eyes=__proto__',
      'eyes=1&eyes=2',
    ]) {
      expect([query, (await replay(watched, query)).code]).toEqual([query, 'badRequest']);
    }
  });

  test('is for those who may look', async () => {
    const watched = await play(alley, 3, 20, { spectators: false });
    const { chairs } = watched;
    expect((await replay(watched, 'eyes=spectator')).code).toBe('noSpectators');
    expect((await replay(watched, 'eyes=all', chairs[0]?.credentials)).code).toBe('notOver');
    expect((await replay(watched, 'eyes=0')).code).toBe('forbidden');
    expect((await replay(watched, 'eyes=0', chairs[1]?.credentials)).code).toBe('forbidden');
    expect((await replay(watched, 'eyes=7', chairs[1]?.credentials)).code).toBe('noSuchSeat');
    expect((await replay(watched, 'eyes=0', chairs[0]?.credentials)).status).toBe(200);
    expect((await replay({ ...watched, matchID: 'nosuchmatch12345' }, 'eyes=0')).code).toBe('noSuchMatch');
  });

  test('opens all eyes once the match is over, and not before', async () => {
    const watched = await play(alley, 3, 1000, { spectators: false, options: { short: true } });
    const all = await whole(watched, 'all');
    expect(all.at(-1)?.outcome).not.toBeNull();
    for (const [seat, player] of watched.players.entries()) {
      for (const { number, view } of player.frames) expect(all[number]?.views?.[seat]).toEqual(view);
    }
    expect(all[0]?.views).toHaveLength(4);
    expect(all.some((frame) => frame.entry.action.do === 'seal')).toBe(true);
    expectSame(watched.players[1]?.frames ?? [], await whole(watched, 1));
    expect((await whole(watched, 'spectator')).some((frame) => frame.entry.action.do === 'seal')).toBe(false);
  });

  test('gives nobody a card or a bid that he did not know then', async () => {
    const watched = await play(alley, 3, 150);
    const lots = /lot~\d+~/g;
    let seen = 0;
    for (const [seat, player] of [...watched.players, watched.eve].entries()) {
      const eyes = seat < 3 ? seat : 'spectator';
      const known = new Set<string>();
      for (const frame of await whole(watched, eyes, watched.chairs[seat]?.credentials)) {
        const then = player.frames.find((one) => one.number === frame.number);
        for (const lot of JSON.stringify(then ?? '').match(lots) ?? []) known.add(lot);
        const shown = JSON.stringify(frame).match(lots) ?? [];
        seen += shown.length;
        expect(shown.filter((lot) => !known.has(lot))).toEqual([]);
        if (frame.entry.seat !== seat) expect(frame.entry.action.do).not.toBe('seal');
      }
      for (const kind of ['file', 'report']) {
        const query = eyes === 'spectator' ? '' : `?seat=${eyes}&eyes=${eyes}`;
        const secret = watched.chairs[seat]?.credentials ?? '';
        const { status, body } = await watched.at.get(`/api/tables/${watched.matchID}/${kind}${query}`, {
          'x-seat-credentials': secret,
        });
        expect(status).toBe(200);
        const text = JSON.stringify(body);
        for (const lot of text.match(lots) ?? []) expect(known.has(lot)).toBe(true);
        expect(text).not.toMatch(/"seed":|"checks":|"hash":/);
        for (const chair of watched.chairs) expect(text).not.toContain(chair.credentials);
        const sealed = (body.actions ?? []) as { seat: string; do: string }[];
        expect(sealed.filter((action) => action.do === 'seal' && action.seat !== `bidder${seat}`)).toEqual([]);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
});

test('any action of a long match is there in 200 ms', async () => {
  const watched = await play(moonshine, 4, 320);
  const dice = seededDice('any');
  const times: number[] = [];
  for (let n = 0; n < 60; n++) {
    const number = dice.below(watched.number + 1);
    const before = performance.now();
    const { frames } = await replay(watched, `from=${number}&to=${number}`);
    times.push(performance.now() - before);
    expect(frames).toHaveLength(1);
  }
  times.sort((a, b) => a - b);
  const before = performance.now();
  await replay(watched, 'from=200&to=299');
  const hundred = Math.round(performance.now() - before);
  console.log(
    `replay at action N: median ${times[30]?.toFixed(1)} ms, worst ${times.at(-1)?.toFixed(1)} ms; 100 frames ${hundred} ms`,
  );
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(200);
});
