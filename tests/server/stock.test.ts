import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterEach, describe, expect, test } from 'vitest';
import { readPosition } from '../../server/storage/journal.ts';
import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { alley } from './fixtures/alley.ts';
import { type Chair, openHouse, seatAll, type TestHouse, until } from './house.ts';

/** boardgame.io's published client against our server, unchanged. */

type StockClient = ReturnType<typeof Client>;

const open: { house: TestHouse; clients: StockClient[] }[] = [];

afterEach(async () => {
  for (const { house, clients } of open.splice(0)) {
    for (const client of clients) client.stop();
    await house.close();
  }
});

async function begin(titles: Record<string, Title>, clients: StockClient[] = []) {
  const house = await openHouse({ titles });
  open.push({ house, clients });
  const sit = (title: Title, matchID: string, chair: Chair | null) => {
    const client = Client({
      game: title.boardgame(),
      multiplayer: SocketIO({ server: house.url, socketOpts: { transports: ['websocket'] } }),
      matchID,
      ...(chair ? { playerID: String(chair.seat), credentials: chair.credentials } : {}),
      debug: false,
    });
    clients.push(client);
    client.start();
    return client;
  };
  return { house, sit };
}

const numberOf = (client: StockClient) => client.getState()?._stateID ?? -1;
const viewOf = (client: StockClient) => client.getState()?.G as object;

async function positionOf(house: TestHouse, matchID: string) {
  const position = await readPosition(house.house.storage.db, matchID);
  if (!position) throw new Error('not begun');
  return position;
}

/** Plays weighted random moves through the stock clients and compares every client's board with the server's after each. */
async function play(title: Title, seats: number, most: number) {
  const { house, sit } = await begin({ [title.id]: title });
  const { matchID, chairs } = await seatAll(house, seats, {}, title.id);
  const eyes: (Seat | null)[] = [...chairs.map((chair) => chair.seat), null];
  const clients = eyes.map((seat) => sit(title, matchID, seat === null ? null : (chairs[seat] ?? null)));
  await until(() => clients.every((client) => numberOf(client) === 0));
  const dice = seededDice('stock');
  const policy = randomPolicy(title.rules, title.weigh);
  let number = 0;
  for (; number < most; number++) {
    const { state } = await positionOf(house, matchID);
    for (const [index, client] of clients.entries()) {
      expect(viewOf(client)).toEqual(JSON.parse(JSON.stringify(title.rules.view(state.G, eyes[index] ?? null))));
    }
    const asked = title.rules.waiting(state.G)[0];
    if (!asked) break;
    const mover = clients[asked.seat] as StockClient;
    const { do: name, ...fields } = policy(title.rules.view(state.G, asked.seat), asked.seat, dice);
    mover.moves[name]?.(fields);
    await until(() => clients.every((client) => numberOf(client) === number + 1));
  }
  return { number, clients, house, matchID };
}

describe('the stock client', () => {
  test('plays a whole match of the fixture game', async () => {
    const { number, clients, house, matchID } = await play(alley, 3, 1000);
    expect(number).toBeGreaterThan(100);
    expect(clients.every((client) => client.getState()?.ctx.gameover !== undefined)).toBe(true);
    expect((await house.get(`/api/tables/${matchID}`)).body.status).toBe('over');
  });

  test('plays 200 actions of Moonshine Kingdom at three seats', async () => {
    const { number } = await play(TITLES.moonshine as Title, 3, 200);
    expect(number).toBe(200);
  });

  test('waits while seats are open, and gets its board when the last is taken', async () => {
    const { house, sit } = await begin({ alley });
    const created = await house.post('/games/alley/create', { numPlayers: 2 });
    const matchID = String(created.body.matchID);
    const first = await house.post(`/games/alley/${matchID}/join`, { playerName: 'Ann' });
    const client = sit(alley, matchID, { seat: 0, credentials: String(first.body.playerCredentials) });
    await until(() => (client.matchData?.length ?? 0) === 2);
    expect(client.getState()).toBeNull();
    expect(client.matchData?.[1]?.name).toBeUndefined();
    await house.post(`/games/alley/${matchID}/join`, { playerName: 'Bob' });
    await until(() => numberOf(client) === 0);
    await until(() => client.matchData?.[1]?.name === 'Bob');
  });

  test('is put right when its move is late or not legal', async () => {
    const { house, sit } = await begin({ alley });
    const { matchID, chair } = await seatAll(house, 3);
    const [ann, bob] = [sit(alley, matchID, chair(0)), sit(alley, matchID, chair(1))];
    await until(() => numberOf(ann) === 0 && numberOf(bob) === 0);
    ann.moves.seal?.({ coins: 99 });
    ann.moves.keep?.({});
    ann.moves.nonsense?.({});
    ann.moves.seal?.({ coins: 3 });
    ann.moves.gift?.({ to: 1, coins: 1 });
    await until(() => numberOf(ann) === 1 && numberOf(bob) === 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { number, state } = await positionOf(house, matchID);
    expect(number).toBe(1);
    expect(viewOf(ann)).toEqual(JSON.parse(JSON.stringify(alley.rules.view(state.G, 0))));
  });

  test('who has acted since cannot act on what he saw before', async () => {
    const { house } = await begin({ alley });
    const { matchID, chair } = await seatAll(house, 3);
    const player = await house.connect();
    const update = (seat: Seat, type: string, fields: object, since: number) => {
      const payload = { type, args: [fields], playerID: String(seat), credentials: chair(seat).credentials };
      return player.socket.emitWithAck('update', { type: 'MAKE_MOVE', payload }, since, matchID, String(seat));
    };
    expect(await update(1, 'gift', { to: 0, coins: 1 }, 0)).toEqual({ ok: true });
    expect(await update(0, 'gift', { to: 1, coins: 1 }, 1)).toEqual({ ok: true });
    expect(await update(0, 'seal', { coins: 1 }, 0)).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(await update(2, 'seal', { coins: 1 }, 0)).toEqual({ ok: true });
    expect((await positionOf(house, matchID)).number).toBe(3);
  });

  test('answers a decision at the same time as others, and none is lost', async () => {
    const { house, sit } = await begin({ alley });
    const { matchID, chairs } = await seatAll(house, 4);
    const clients = chairs.map((chair) => sit(alley, matchID, chair));
    await until(() => clients.every((client) => numberOf(client) === 0));
    for (const client of clients) client.moves.seal?.({ coins: 1 });
    await until(() => clients.every((client) => numberOf(client) === 4));
  });

  test('is given the match afresh when something is taken back, and plays on', async () => {
    const { house, sit } = await begin({ alley });
    const { matchID, chair } = await seatAll(house, 2);
    const clients = [sit(alley, matchID, chair(0)), sit(alley, matchID, chair(1)), sit(alley, matchID, null)];
    const [ann, bob] = clients as [StockClient, StockClient, StockClient];
    const all = (number: number) => until(() => clients.every((client) => numberOf(client) === number));
    const expectTrue = async () => {
      const { state } = await positionOf(house, matchID);
      for (const [seat, client] of clients.entries()) {
        const view = alley.rules.view(state.G, seat < 2 ? seat : null);
        expect(viewOf(client)).toEqual(JSON.parse(JSON.stringify(view)));
        expect(client.getState()?.ctx.activePlayers).toEqual(state.ctx.activePlayers);
      }
    };
    await all(0);
    ann.moves.gift?.({ to: 1, coins: 1 });
    await all(1);
    ann.moves.seal?.({ coins: 3 });
    await all(2);
    const player = await house.connect();
    const fresh: number[] = [];
    player.socket.on('sync', (_, { state }: { state: { _stateID: number } }) => fresh.push(state._stateID));
    player.socket.emit('sync', matchID, null);
    await until(() => fresh.length === 1);
    for (const [to, number] of [
      [1, 3],
      [0, 4],
    ] as const) {
      const request = { matchID, ...chair(0), to, key: `stock-take-back-${to}` };
      expect(await player.ask('takeBack', request)).toEqual({ ok: true, number });
      await all(number);
      await expectTrue();
    }
    expect(fresh).toEqual([2, 3, 4]);
    ann.moves.seal?.({ coins: 2 });
    await all(5);
    bob.moves.seal?.({ coins: 1 });
    await all(6);
    await expectTrue();
    ann.moves.keep?.({});
    await all(7);
    await expectTrue();
    expect(clients.every((client) => client.matchData?.length === 2)).toBe(true);
  });

  test('gets nothing with wrong credentials, and no events, undo or log', async () => {
    const { house, sit } = await begin({ alley });
    const { matchID, chair } = await seatAll(house, 2);
    const thief = sit(alley, matchID, { seat: 1, credentials: chair(0).credentials });
    const ann = sit(alley, matchID, chair(0));
    await until(() => numberOf(ann) === 0);
    ann.moves.seal?.({ coins: 2 });
    ann.undo();
    ann.events.endTurn?.();
    ann.reset();
    await until(() => numberOf(ann) === 1);
    expect(thief.getState()).toBeNull();
    expect(ann.getState()?.plugins).toEqual({});
    expect(ann.log).toEqual([]);
  });
});
