import Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { countedTogether } from '../counting.ts';
import { HouseError } from '../errors.ts';
import { pastOf } from '../people/history.ts';
import { COOKIE, type Identity, type Me, type Papers } from '../people/identity.ts';
import type { Moves } from '../people/moves.ts';
import { ratingOf } from '../people/ratings.ts';
import type { Rooms } from '../seats/rooms.ts';
import { cardOf } from '../views.ts';
import type { Desk } from './lobby.ts';
import { credentials, cursor, findTable, parse, playerID } from './read.ts';

/** What these routes work with beside the desk. */
export interface PeopleDesk extends Desk {
  identity: Identity;
  moves: Moves;
  rooms: Rooms;
  /** Whom limits are counted for. */
  callerOf(ctx: Context): string;
  /** Whether cookies are for encrypted lines only. */
  secure: boolean;
}

const PAGE = 20;
const MOST_RUNNING = 50;
const YEAR_MS = 365 * 24 * 3600 * 1000;
/** So many links may be made or opened by one caller in so many seconds: none can be guessed, and nobody needs more. */
const LINKS = { points: 20, duration: 60 };

const Enter = z.object({ name: z.string().max(200).optional(), deviceKey: z.string().max(100).optional() });
const LinkFor = z.object({ matchID: z.string().max(40), playerID, credentials }).partial();
const Open = z.object({ token: z.string().min(20).max(100) });
const Past = z.object({ before: cursor.optional() });

/** Guests of the house: who I am, what I play, and how I come to another device. */
export function peopleRouter(desk: PeopleDesk): Router {
  const router = new Router({ prefix: '/api/me' });
  const { identity, moves } = desk;
  const links = countedTogether(desk.storage, 'link', LINKS);
  const slowly = async (ctx: Context) => {
    await links.consume(desk.callerOf(ctx)).catch(() => {
      throw new HouseError('tooMany', 'Too many links. Wait a moment.');
    });
  };

  router.get('/', async (ctx) => {
    const me = await identity.of(ctx.get('Cookie'));
    ctx.body = { me: me && { name: me.name, ratings: await ratingsOf(desk, me) } };
  });

  router.post('/', async (ctx) => {
    const asked = parse(Enter, ctx.request.body);
    ctx.body = shown(desk, ctx, await identity.enter({ cookies: ctx.get('Cookie'), ...asked }));
  });

  router.get('/matches', async (ctx) => {
    const me = await mustBe(desk, ctx);
    const { before } = parse(Past, ctx.query);
    const { db } = desk.storage;
    const running = before ? [] : await pastOf(db, me.person, { over: false, most: MOST_RUNNING });
    const over = await pastOf(db, me.person, { over: true, before, most: PAGE + 1 });
    const page = over.slice(0, PAGE);
    const last = over.length > PAGE ? page.at(-1)?.table.match : undefined;
    ctx.body = {
      running: running.sort((a, b) => Number(b.turn) - Number(a.turn)).flatMap((one) => pastCard(desk, one)),
      over: page.flatMap((one) => pastCard(desk, one)),
      next: last ? `${last.updated_at}-${last.id}` : null,
    };
  });

  router.post('/links', async (ctx) => {
    await slowly(ctx);
    const { matchID, playerID: seat, credentials } = parse(LinkFor, ctx.request.body);
    if (matchID === undefined) {
      ctx.body = await moves.linkForPerson(await mustBe(desk, ctx));
      return;
    }
    const { match } = await findTable(desk, matchID);
    if (seat === undefined || credentials === undefined) throw new HouseError('badRequest', 'Which seat?');
    ctx.body = await moves.linkForSeat({ matchID, title: match.title, seat, credentials });
  });

  router.post('/move', async (ctx) => {
    await slowly(ctx);
    const { token } = parse(Open, ctx.request.body);
    const moved = await moves.open(token, await identity.of(ctx.get('Cookie')));
    ctx.body = moved.kind === 'person' ? { kind: 'person', ...shown(desk, ctx, moved.papers) } : moved;
  });

  router.post('/seats/:matchID', async (ctx) => {
    const table = await findTable(desk, ctx.params.matchID);
    const me = await identity.of(ctx.get('Cookie'));
    ctx.body = { seats: me ? await desk.rooms.own(table, me) : [] };
  });

  return router;
}

async function mustBe({ identity }: PeopleDesk, ctx: Context): Promise<Me> {
  const me = await identity.of(ctx.get('Cookie'));
  if (me) return me;
  throw new HouseError('forbidden', 'The house does not know you yet: sit down at a table first.');
}

/** Sets the cookie, which no script can read, and gives the rest. */
function shown({ secure }: PeopleDesk, ctx: Context, { me, cookie, deviceKey }: Papers): object {
  const expires = new Date(Date.now() + YEAR_MS).toUTCString();
  const line = `${COOKIE}=${cookie}; Path=/; Expires=${expires}; HttpOnly; SameSite=Lax`;
  ctx.append('Set-Cookie', secure ? `${line}; Secure` : line);
  return { me: { name: me.name }, ...(deviceKey === undefined ? {} : { deviceKey }) };
}

async function ratingsOf({ storage, titles }: PeopleDesk, { person }: Me) {
  const all = await Promise.all(
    titles.ids.map(async (title) => ({ title, standing: await ratingOf(storage.db, person, title) })),
  );
  return all.flatMap(({ title, standing }) => (standing ? [{ title, ...standing }] : []));
}

function pastCard({ titles, hub }: PeopleDesk, { table, own, turn, kept }: Awaited<ReturnType<typeof pastOf>>[number]) {
  const { match } = table;
  if (!titles.ids.includes(match.title)) return [];
  const card = cardOf(titles.get(match.title), table, hub.connected(match.id));
  const outcome = match.outcome === null ? null : JSON.parse(match.outcome);
  return [{ table: card, updatedAt: match.updated_at, own: own.map((row) => row.seat), turn, kept, outcome }];
}
