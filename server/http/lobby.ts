import Router from '@koa/router';
import { z } from 'zod';
import { ClockSetting } from '../clocks/clock.ts';
import { HouseError } from '../errors.ts';
import type { Hub } from '../hub.ts';
import type { Holder, Lobby } from '../lobby.ts';
import type { Identity } from '../people/identity.ts';
import type { HouseKey } from '../people/key.ts';
import type { Queue } from '../queue.ts';
import { listTables, readTable, type Table } from '../storage/matches.ts';
import type { Storage } from '../storage/storage.ts';
import type { Catalogue } from '../titles.ts';
import { type StockMatch, stockMatchOf } from '../views.ts';
import { credentials, matchID, parse, playerID } from './read.ts';

/** What the HTTP routes work with. */
export interface Desk {
  storage: Storage;
  titles: Catalogue;
  lobby: Lobby;
  hub: Hub;
  queue: Queue;
  key: HouseKey;
  identity: Identity;
}

const MOST_LISTED = 100;

const SetupData = z.object({
  options: z.record(z.string().max(60), z.union([z.string().max(60), z.boolean(), z.number()])).optional(),
  bots: z.record(z.string().regex(/^\d{1,2}$/), z.string().max(40)).optional(),
  visibility: z.enum(['public', 'unlisted', 'private']).optional(),
  spectators: z.union([z.boolean(), z.literal('friends')]).optional(),
  readyFirst: z.boolean().optional(),
  whispers: z.boolean().optional(),
  watchersTalk: z.boolean().optional(),
  name: z.string().max(200).optional(),
  clock: ClockSetting.optional(),
});
const Create = z.object({ numPlayers: z.int(), setupData: SetupData.nullish(), unlisted: z.boolean().nullish() });
const token = z.string().max(100).optional();
const Join = z.object({
  playerID: playerID.nullish(),
  playerName: z.string().min(1).max(200),
  invite: token,
  substitute: token,
});
const Hold = z.object({ playerID, credentials });
/** `bot`: one is to play on in the seat. */
const Leave = Hold.extend({ bot: z.boolean().optional() });
const Rename = Hold.extend({ newName: z.string().max(200).nullish() });
const Where = z.object({
  isGameover: z.enum(['true', 'false']).optional(),
  updatedBefore: z.coerce.number().optional(),
  updatedAfter: z.coerce.number().optional(),
});

/** boardgame.io's lobby contract, so that its published `LobbyClient` works unchanged. */
export function lobbyRouter(desk: Desk): Router {
  const router = new Router({ prefix: '/games' });
  const { lobby, titles } = desk;

  router.get('/', (ctx) => {
    ctx.body = titles.ids;
  });

  router.get('/:name', async (ctx) => {
    const { title } = titles.get(ctx.params.name ?? '');
    const { isGameover, updatedAfter, updatedBefore } = parse(Where, ctx.query);
    const over = isGameover === undefined ? undefined : isGameover === 'true';
    const page = { title: title.id, over: over ?? false, updatedAfter, updatedBefore, most: MOST_LISTED };
    const tables = await listTables(desk.storage.db, page);
    ctx.body = { matches: tables.map((table) => stock(desk, table)) };
  });

  router.get('/:name/:matchID', async (ctx) => {
    const where = at(ctx.params);
    const table = await readTable(desk.storage.db, where.matchID);
    if (table?.match.title !== where.title) throw new HouseError('noSuchMatch', 'There is no such match.');
    ctx.body = stock(desk, table);
  });

  router.post('/:name/create', async (ctx) => {
    const title = ctx.params.name ?? '';
    titles.get(title);
    const { numPlayers, setupData, unlisted } = parse(Create, ctx.request.body);
    const { visibility, ...wished } = setupData ?? {};
    const hidden = { unlisted: unlisted === true || visibility === 'unlisted', private: visibility === 'private' };
    const me = await desk.identity.of(ctx.get('Cookie'));
    const wish = { title, seats: numPlayers, ...wished, ...hidden, setter: me?.person };
    ctx.body = { matchID: await lobby.create(wish) };
  });

  router.post('/:name/:matchID/join', async (ctx) => {
    const { playerID: wanted, playerName, invite, substitute } = parse(Join, ctx.request.body);
    const me = await desk.identity.of(ctx.get('Cookie'));
    const guest = { ...at(ctx.params), seat: wanted ?? undefined, name: playerName, me, invite, substitute };
    const joined = await lobby.join(guest);
    ctx.body = { playerID: String(joined.seat), playerCredentials: joined.credentials };
  });

  router.post('/:name/:matchID/leave', async (ctx) => {
    const { bot } = parse(Leave, ctx.request.body);
    await lobby.leave(holder(ctx.params, ctx.request.body), bot);
    ctx.body = {};
  });

  router.post(['/:name/:matchID/update', '/:name/:matchID/rename'], async (ctx) => {
    const { newName } = parse(Rename, ctx.request.body);
    await lobby.rename(holder(ctx.params, ctx.request.body), newName ?? undefined);
    ctx.body = {};
  });

  router.post('/:name/:matchID/playAgain', async (ctx) => {
    ctx.body = { nextMatchID: await lobby.playAgain(holder(ctx.params, ctx.request.body)) };
  });

  return router;
}

type Params = Record<string, string | undefined>;

function at(params: Params): { title: string; matchID: string } {
  const id = matchID.safeParse(params.matchID);
  if (!id.success) throw new HouseError('noSuchMatch', 'There is no such match.');
  return { title: params.name ?? '', matchID: id.data };
}

function holder(params: Params, body: unknown): Holder {
  const { playerID: seat, credentials } = parse(Hold, body);
  return { ...at(params), seat, credentials };
}

function stock(desk: Desk, table: Table): StockMatch {
  return stockMatchOf(desk.titles.get(table.match.title), table, desk.hub.connected(table.match.id));
}
