import Router from '@koa/router';
import { z } from 'zod';
import { HouseError } from '../errors.ts';
import { pushKeys } from '../push/keys.ts';
import { deletePush, insertPush } from '../push/rows.ts';
import { isPushService } from '../push/services.ts';
import { matches } from '../secrets.ts';
import type { Desk } from './lobby.ts';
import { credentials, findTable, matchID, parse, playerID } from './read.ts';

const MOST_SEATS = 16;

const endpoint = z.string().max(1000).refine(isPushService);
const key = z.string().regex(/^[\w-]{10,200}=*$/);
const Subscribe = z.object({
  subscription: z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) }),
  seats: z.array(z.object({ matchID, playerID, credentials })).max(MOST_SEATS),
});
const Forget = z.object({ endpoint });

/** A device asks to be told of its seats' turns, or not to be told any more. */
export function pushRouter({ storage }: Pick<Desk, 'storage'>): Router {
  const router = new Router({ prefix: '/api/push' });

  router.get('/key', async (ctx) => {
    ctx.body = { publicKey: (await pushKeys(storage)).publicKey };
  });

  router.post('/', async (ctx) => {
    const { subscription, seats } = parse(Subscribe, ctx.request.body);
    for (const held of seats) {
      const table = await findTable({ storage }, held.matchID);
      const row = table.seats.find((one) => one.seat === held.playerID);
      if (!matches(held.credentials, row?.credential)) {
        throw new HouseError('forbidden', 'These are not the credentials of that seat.');
      }
    }
    const asked = seats.map((held) => ({ matchID: held.matchID, seat: held.playerID }));
    await storage.transaction((tx) => insertPush(tx, subscription, asked));
    ctx.body = {};
  });

  router.post('/forget', async (ctx) => {
    await deletePush(storage.db, parse(Forget, ctx.request.body).endpoint);
    ctx.body = {};
  });

  return router;
}
