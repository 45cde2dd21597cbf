import type { IncomingMessage } from 'node:http';
import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Operations } from '../ops/operations.ts';
import { behindToken } from '../ops/token.ts';

/** Counts every request by what it was answered with. */
export function counted(operations: Operations): Middleware {
  return async (ctx, next) => {
    await next();
    operations.metrics.answered(ctx.method, ctx.status);
  };
}

/**
 * `/health`: the process lives. `/ready`: it can take work (503 while the database does not answer or the house is closing).
 * `/metrics`: figures for Prometheus, behind the token; without one they are off.
 */
export function opsRouter(
  operations: Operations,
  options: { token: string | undefined; callerOf: (request: IncomingMessage) => string },
): Router {
  const router = new Router();

  router.get('/health', (ctx) => {
    ctx.body = { ok: true };
  });

  router.get('/ready', async (ctx) => {
    const reason = await operations.notReady();
    ctx.status = reason === null ? 200 : 503;
    ctx.body = reason === null ? { ready: true } : { ready: false, reason };
  });

  router.get('/metrics', behindToken(options.token, options.callerOf), async (ctx) => {
    const { type, body } = await operations.metrics.text();
    ctx.set('Content-Type', type);
    ctx.body = body;
  });

  return router;
}
