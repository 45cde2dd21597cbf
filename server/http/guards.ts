import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { OriginRule } from '../config.ts';
import { countedTogether } from '../counting.ts';
import { HouseError, tellable } from '../errors.ts';
import { type Identities, secretIn } from '../identities.ts';
import type { Storage } from '../storage/storage.ts';

/** Requests per address: what may be asked, changed and created in that many seconds. */
export interface HttpLimits {
  seconds: number;
  reads: number;
  writes: number;
  creates: number;
  /** Replays, files and reports, each of which has some actions played again. Absent: as many as `reads`. */
  replays?: number;
  /** The client's own files, of which a page loads dozens, and a household or a school many pages. Absent: 20 times `reads`. */
  files?: number;
}

const CONTENT_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Nothing of ours may be framed, guessed at or told to other sites. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Sent with everything; under an https address browsers are told to keep to it. */
export function headers(publicUrl: string | undefined): Middleware {
  const secure: Record<string, string> = publicUrl?.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000' }
    : {};
  return async (ctx, next) => {
    ctx.set({ ...SAFE_HEADERS, ...secure });
    await next();
  };
}

/**
 * What is asked in the name of a seat is counted for its holder, whether he says so in the body or in a header; and whatever is
 * asked of the house, the client's files apart, for the person whose cookie comes with it.
 */
export function named(identities: Identities): Middleware {
  return async (ctx, next) => {
    if (/^\/(api|games)(\/|$)/.test(ctx.path))
      await identities.countPerson(await identities.personOf(ctx.get('Cookie')));
    await identities.count(ctx.get('X-Seat-Credentials') || secretIn(ctx.request.body));
    await next();
  };
}

/** Every failure is one JSON answer; what is not meant for people is logged and not told. */
export function errors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) throw new HouseError('notFound', 'There is nothing here.');
    } catch (error) {
      const told = clientsFault(error) ?? tellable(error);
      if (told.code === 'failed') log.error({ err: error, path: ctx.path }, 'a request failed');
      ctx.status = told.status;
      ctx.body = { error: told.wire };
    }
  };
}

/** koa and its parsers throw errors with a 4xx status for what the client got wrong. */
function clientsFault(error: unknown): HouseError | null {
  if (error instanceof HouseError || !(error instanceof Error) || !('status' in error)) return null;
  if (error.status === 413) return new HouseError('tooLarge', 'That is too much.');
  if (error.status === 404) return new HouseError('notFound', 'There is nothing here.');
  const fault = typeof error.status === 'number' && error.status >= 400 && error.status < 500;
  return fault ? new HouseError('badRequest', 'Not understood.') : null;
}

/** Pages of other origins get no permission to read, and nothing of theirs is carried out. */
export function origins(rule: OriginRule): Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('Origin') || undefined;
    const allowed = rule(origin, ctx.get('Host'));
    ctx.vary('Origin');
    if (origin !== undefined && allowed) ctx.set('Access-Control-Allow-Origin', origin);
    if (ctx.method === 'OPTIONS') {
      if (allowed)
        ctx.set({
          'Access-Control-Allow-Methods': 'GET, POST',
          'Access-Control-Allow-Headers': 'Content-Type, X-Seat-Credentials, X-Table-Invite',
        });
      ctx.status = 204;
      return;
    }
    if (!allowed && !['GET', 'HEAD'].includes(ctx.method)) throw new HouseError('badOrigin', 'Not from that page.');
    await next();
  };
}

/** Whether the server answers there itself; all else are the client's files. */
export const ofTheHouse = (path: string): boolean => /^\/(api|games|socket\.io)(\/|$)/.test(path);

/** So many requests per address and span of time; creating tables is counted apart, and for all processes together. */
export function limits(
  { seconds, reads, writes, creates, replays = reads, files = 20 * reads }: HttpLimits,
  storage: Pick<Storage, 'pool'>,
  callerOf: (request: IncomingMessage) => string,
): Middleware {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: seconds });
  const [reading, replaying] = [limiter(reads), limiter(replays)];
  const writing = limiter(writes);
  const creating = countedTogether(storage, 'create', { points: creates, duration: seconds });
  const loading = limiter(files);
  return async (ctx, next) => {
    const { method, path } = ctx;
    const asked = /^\/api\/tables\/[^/]+\/(replay|file|report|why)$/.test(path) ? replaying : reading;
    const post = /\/(create|playAgain|import)$/.test(path) ? creating : writing;
    const get = ofTheHouse(path) ? asked : loading;
    const one = method === 'POST' ? post : get;
    try {
      await one.consume(callerOf(ctx.req));
    } catch {
      throw new HouseError('tooMany', 'Too many requests. Wait a moment.');
    }
    await next();
  };
}
