import type { IncomingMessage } from 'node:http';
import Router from '@koa/router';
import { z } from 'zod';
import { BUILD } from '../build.ts';
import type { Operations } from '../ops/operations.ts';
import { behindToken } from '../ops/token.ts';
import { countByStatus, listAll } from '../storage/matches.ts';
import type { Desk } from './lobby.ts';
import { findTable, parse } from './read.ts';

const PAGE = 50;

const Listing = z.object({
  status: z.enum(['open', 'running', 'over', 'closed']).optional(),
  before: z
    .string()
    .regex(/^\d{1,15}-[A-Za-z0-9]{11,32}$/)
    .optional(),
});

/** The page of whoever runs the house, behind its own token: what goes on, what went wrong, and closing a table. */
export function adminRouter(
  desk: Desk,
  operations: Operations,
  options: { token: string | undefined; callerOf: (request: IncomingMessage) => string },
): Router {
  const router = new Router({ prefix: '/api/admin' });
  router.use(behindToken(options.token, options.callerOf));

  router.get('/overview', async (ctx) => {
    const { faults, metrics, pulse, sockets } = operations;
    ctx.body = {
      build: BUILD,
      pulse: pulse.read(),
      sockets,
      watched: desk.hub.watched,
      queued: desk.queue.waiting,
      matches: await countByStatus(desk.storage.db),
      actions: await metrics.actions(),
      faults: { count: faults.count, latest: faults.latest },
    };
  });

  router.get('/tables', async (ctx) => {
    const { status, before } = parse(Listing, ctx.query);
    const tables = await listAll(desk.storage.db, { status, before: cursor(before), most: PAGE + 1 });
    const shown = tables.slice(0, PAGE);
    const last = tables.length > PAGE ? shown.at(-1) : undefined;
    ctx.body = {
      tables: shown.map((table) => ({ ...table, watchers: desk.hub.watchersOf(table.matchID) })),
      next: last ? `${last.updatedAt}-${last.matchID}` : null,
    };
  });

  router.post('/tables/:matchID/close', async (ctx) => {
    const { match } = await findTable(desk, ctx.params.matchID);
    await desk.lobby.close(match.id);
    ctx.body = {};
  });

  return router;
}

function cursor(text: string | undefined): { at: number; id: string } | undefined {
  const [at, id] = text?.split('-') ?? [];
  return at !== undefined && id !== undefined ? { at: Number(at), id } : undefined;
}
