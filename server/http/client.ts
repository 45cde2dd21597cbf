import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import send from 'koa-send';

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * The built client from `root`: files named by their content for ever, everything else asked again each time. A path that is no
 * file is a place inside the client (`/table/...`) and gets the page itself.
 */
export function client(root: string): Middleware {
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method)) return next();
    const file = ctx.path === '/' ? '/index.html' : ctx.path;
    if (await sent(ctx, file, root)) return;
    if (/\.[A-Za-z0-9]+$/.test(file) || !ctx.accepts('html')) return next();
    if (await sent(ctx, '/index.html', root)) return;
    ctx.status = 503;
    ctx.body = 'The client is not built. Run: npm run build\n';
  };
}

async function sent(ctx: Parameters<Middleware>[0], file: string, root: string): Promise<boolean> {
  if (!existsSync(join(root, 'index.html'))) return false;
  try {
    if ((await send(ctx, file, { root })) === undefined) return false;
    ctx.vary('Accept-Encoding');
    ctx.set('Cache-Control', file.startsWith('/assets/') ? FOR_EVER : 'no-cache');
    return true;
  } catch (error) {
    if (error instanceof Error && 'status' in error && [400, 403, 404].includes(Number(error.status))) return false;
    throw error;
  }
}
