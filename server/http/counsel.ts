import Router from '@koa/router';
import { z } from 'zod';
import type { Counsel } from '../counsel.ts';
import type { Desk } from './lobby.ts';
import { credentials, findTable, parse, playerID } from './read.ts';

const Hint = z.object({ playerID, credentials });
const At = z.object({ at: z.coerce.number().int().min(1).max(1e9) });

/** A hint for the holder of a seat; and, when the match is over, what is thought of a move. */
export function counselRouter(desk: Desk, counsel: Counsel): Router {
  const router = new Router({ prefix: '/api' });

  router.post('/tables/:matchID/hint', async (ctx) => {
    const { match } = await findTable(desk, ctx.params.matchID);
    const { playerID: seat, credentials } = parse(Hint, ctx.request.body);
    ctx.body = await counsel.hint({ matchID: match.id, seat, credentials });
  });

  router.get('/tables/:matchID/why', async (ctx) => {
    const { match } = await findTable(desk, ctx.params.matchID);
    ctx.body = await counsel.secondThoughts(match.id, parse(At, ctx.query).at);
  });

  return router;
}
