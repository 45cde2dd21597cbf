import Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Holder } from '../lobby.ts';
import type { Rooms } from '../seats/rooms.ts';
import type { Votes } from '../seats/votes.ts';
import type { Desk } from './lobby.ts';
import { credentials, findTable, parse, playerID } from './read.ts';

export interface RoomsDesk extends Desk {
  rooms: Rooms;
  votes: Votes;
}

const Hold = z.object({ playerID, credentials });
const Ready = Hold.extend({ ready: z.boolean() });
const StandIn = Hold.extend({ level: z.string().max(40).optional() });
const Move = Hold.extend({ seat: z.int().min(0).max(15), motion: z.enum(['kick', 'bot']) });
const Answer = Hold.extend({ agree: z.boolean() });
const Settle = Hold.extend({
  visibility: z.enum(['public', 'unlisted', 'private']).optional(),
  spectators: z.union([z.boolean(), z.literal('friends')]).optional(),
  whispers: z.boolean().optional(),
  watchersTalk: z.boolean().optional(),
  readyFirst: z.boolean().optional(),
});

/** What the people at a table agree on. All of it is asked by the holder of a seat, with his proof. */
export function roomsRouter(desk: RoomsDesk): Router {
  const router = new Router({ prefix: '/api/tables/:matchID' });
  const { rooms, votes } = desk;
  const seatIn = (ctx: Context & { params: Record<string, string> }) => parse(playerID, ctx.params.seat);

  /** One wish of a seat's holder, answered with what `does` gives. */
  const on = <T extends { playerID: number; credentials: string }>(
    path: string,
    schema: z.ZodType<T>,
    does: (holder: Holder, asked: T, ctx: Context & { params: Record<string, string> }) => Promise<unknown>,
  ) =>
    router.post(path, async (ctx) => {
      const { match } = await findTable(desk, ctx.params.matchID);
      const asked = parse(schema, ctx.request.body);
      const { playerID: seat, credentials } = asked;
      ctx.body = (await does({ matchID: match.id, title: match.title, seat, credentials }, asked, ctx)) ?? {};
    });

  on('/ready', Ready, (holder, { ready }) => rooms.ready(holder, ready));
  on('/start', Hold, (holder) => rooms.start(holder));
  on('/settings', Settle, (holder, settings) => rooms.settle(holder, settings));
  on('/invitation', Hold, async (holder) => ({ token: await rooms.invitation(holder) }));
  on('/votes', Move, (holder, { seat, motion }) => votes.move(holder, seat, motion));
  on('/votes/answer', Answer, (holder, { agree }) => votes.answer(holder, agree));
  on('/seats/:seat/dismiss', Hold, (holder, _, ctx) => rooms.dismiss(holder, seatIn(ctx)));
  on('/seats/:seat/stand-in', StandIn, (holder, { level }, ctx) => rooms.standIn(holder, seatIn(ctx), level));
  on('/seats/:seat/back', Hold, (holder) => rooms.back(holder));
  on('/seats/:seat/link', Hold, async (holder, _, ctx) => ({ token: await rooms.substitute(holder, seatIn(ctx)) }));

  return router;
}
