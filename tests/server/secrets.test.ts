import { io, type Socket } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../server/secrets.ts';
import { readLines, readPosition } from '../../server/storage/journal.ts';
import { readTable } from '../../server/storage/matches.ts';
import type { Entry, Frame } from '../../server/views.ts';
import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { alley } from './fixtures/alley.ts';
import { type Chair, openHouse, type Player, seatAll, type TestHouse, until } from './house.ts';

/** Every byte that any viewer is sent during whole games, searched for what he must not know. */

interface Packet {
  number: number;
  text: string;
  entries: Entry[];
}

interface Ear {
  seat: Seat | null;
  packets: Packet[];
}

/** Listens at a table as our client and as boardgame.io's, by that seat or as a spectator. */
async function listen(at: TestHouse, matchID: string, chair: Chair | null): Promise<{ ear: Ear; player: Player }> {
  const ear: Ear = { seat: chair?.seat ?? null, packets: [] };
  const player = await at.connect();
  player.socket.on('frame', (frame: Frame) => hear(ear, frame.number, frame, frame.entries));
  const answer = await player.watch(matchID, chair ? [chair] : []);
  hear(ear, answer.frames?.[0]?.number ?? 0, answer, (answer.history ?? []) as Entry[]);
  const stock = await at.connect();
  stock.socket.on('update', (_, state: { _stateID: number }) => hear(ear, state._stateID, state, []));
  stock.socket.on('sync', (_, sync: { state: { _stateID: number } }) => hear(ear, sync.state._stateID, sync, []));
  stock.socket.emit('sync', matchID, chair ? String(chair.seat) : null, chair?.credentials);
  return { ear, player };
}

function hear(ear: Ear, number: number, packet: unknown, entries: Entry[]): void {
  ear.packets.push({ number, text: JSON.stringify(packet), entries });
}

/** Plays random actions for everybody, calling `after` with each new position. */
async function play(
  at: TestHouse,
  title: Title,
  seats: number,
  most: number,
  after: (matchID: string, number: number, G: unknown) => Promise<void> | void,
) {
  const { matchID, chairs } = await seatAll(at, seats, {}, title.id);
  const sit = [...chairs, null].map((chair) => listen(at, matchID, chair));
  const ears = await Promise.all(sit);
  const policy = randomPolicy(title.rules, title.weigh);
  const dice = seededDice('secrets');
  for (let number = 0; number < most; number++) {
    const position = await readPosition(at.house.storage.db, matchID);
    await after(matchID, number, position?.state.G);
    const asked = title.rules.waiting(position?.state.G)[0];
    if (!asked) break;
    const action = policy(title.rules.view(position?.state.G, asked.seat), asked.seat, dice);
    const chair = chairs[asked.seat] as Chair;
    expect(await ears[asked.seat]?.player.act(matchID, chair, action)).toMatchObject({ ok: true });
  }
  await until(() =>
    ears.every(({ player, ear }) => player.frames.length > 0 && ear.packets.length > player.frames.length),
  );
  return { matchID, chairs, ears: ears.map(({ ear }) => ear) };
}

describe('no viewer is sent what he must not know', () => {
  test('hidden cards, sealed bids, seed and credentials of the fixture game', async () => {
    const at = await openHouse();
    const bodies: string[] = [];
    const { matchID, chairs, ears } = await play(at, alley, 3, 1000, async (matchID, number) => {
      if (number % 20 > 0) return;
      for (const path of [`/api/tables/${matchID}`, '/api/tables', '/games/alley', `/games/alley/${matchID}`]) {
        bodies.push(JSON.stringify((await at.get(path)).body));
      }
    });
    const lines = await readLines(at.house.storage.db, matchID, 0, 10_000);
    const knownSince = (seat: Seat | null) => {
      const since = new Map<string, number>();
      for (const { number, told } of lines) {
        for (const { event, to } of told) {
          const card = typeof event.card === 'string' ? event.card : null;
          if (card && (!to || (seat !== null && to.includes(seat)))) since.set(card, since.get(card) ?? number);
        }
      }
      return since;
    };
    let seen = 0;
    for (const { seat, packets } of ears) {
      const since = knownSince(seat);
      for (const { number, text, entries } of packets) {
        for (const card of text.match(/lot~\d+~/g) ?? []) {
          seen += 1;
          expect(
            since.get(card) ?? Number.POSITIVE_INFINITY,
            `seat ${seat} sees ${card} at ${number}`,
          ).toBeLessThanOrEqual(number);
        }
        const others = entries.filter((entry) => entry.seat !== seat);
        expect(others.some((entry) => entry.action.do === 'seal')).toBe(false);
      }
    }
    expect(seen).toBeGreaterThan(100);
    expect(bodies.length).toBeGreaterThan(10);
    expect(bodies.join('')).not.toMatch(/lot~/);
    await noSecretsIn(at, matchID, chairs, [
      ...bodies,
      ...ears.flatMap((ear) => ear.packets.map((packet) => packet.text)),
    ]);
    await at.close();
  });

  test('the order of the deck, seed and credentials of Moonshine Kingdom', async () => {
    const title = TITLES.moonshine as Title;
    const at = await openHouse({ titles: { moonshine: title } });
    const decks = new Map<number, string[]>();
    const { matchID, chairs, ears } = await play(at, title, 4, 250, (_, number, G) => {
      decks.set(number, [...(G as { deck: string[] }).deck]);
    });
    let looked = 0;
    const whispered: (Seat | null)[] = [];
    for (const { seat, packets } of ears) {
      for (const { number, text } of packets) {
        const packet = JSON.parse(text);
        const boards = [packet.view, packet.G, packet.state?.G, ...(packet.frames ?? []).map((one: Frame) => one.view)];
        for (const board of boards.filter(Boolean)) {
          const { deckTop, ...rest } = board;
          if (deckTop !== undefined) whispered.push(seat);
          const said = JSON.stringify(rest);
          expect(Object.hasOwn(board, 'deck')).toBe(false);
          expect(decks.get(number)?.filter((job) => said.includes(`"${job}"`)) ?? []).toEqual([]);
          if (deckTop !== undefined && decks.has(number)) expect(deckTop).toBe(decks.get(number)?.[0]);
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(2000);
    // One family may look at the top card; nobody else ever does.
    expect(new Set(whispered).size).toBe(1);
    expect(whispered).not.toContain(null);
    await noSecretsIn(
      at,
      matchID,
      chairs,
      ears.flatMap((ear) => ear.packets.map((packet) => packet.text)),
    );
    await at.close();
  });
});

async function noSecretsIn(at: TestHouse, matchID: string, chairs: Chair[], texts: string[]): Promise<void> {
  const table = await readTable(at.house.storage.db, matchID);
  const seed = table?.match.seed ?? '';
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const secrets = [seed, ...chairs.flatMap(({ credentials }) => [credentials, sha256(credentials)])];
  const running = texts.filter((text) => !text.includes('"status":"over"'));
  for (const secret of secrets) expect(running.some((text) => text.includes(secret))).toBe(false);
  expect(texts.some((text) => /prngstate|"seed"|"_private"/.test(text.replace(/"seed":"[0-9a-f]{64}"/, '')))).toBe(
    false,
  );
}

test('a socket that was never let in is sent nothing', async () => {
  const at = await openHouse();
  const { matchID, chair } = await seatAll(at, 2, { spectators: false });
  const socket: Socket = io(`${at.url}/alley`, { transports: ['websocket'], forceNew: true });
  const heard: unknown[] = [];
  socket.onAny((...packet) => heard.push(packet));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  for (const seat of [null, '0', '1', '__proto__', 'constructor', undefined])
    socket.emit('sync', matchID, seat, 'guess');
  const ann = await at.connect();
  await ann.act(matchID, chair(0), { do: 'seal', coins: 1 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).toEqual([]);
  socket.disconnect();
  await at.close();
});
