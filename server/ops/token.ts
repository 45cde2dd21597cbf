import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { HouseError } from '../errors.ts';
import { sha256 } from '../secrets.ts';

const WRONG_GUESSES = { points: 10, duration: 60 };

/**
 * Lets in only who sends `Authorization: Bearer TOKEN`. Without a token set there is nothing behind it, and whoever asks is told
 * so. Compared in constant time; after ten wrong guesses a minute an address is not listened to.
 */
export function behindToken(token: string | undefined, callerOf: (request: IncomingMessage) => string): Middleware {
  const guesses = new RateLimiterMemory(WRONG_GUESSES);
  const wanted = token === undefined ? null : Buffer.from(sha256(token));
  return async (ctx, next) => {
    if (!wanted) throw new HouseError('notFound', 'There is nothing here.');
    const caller = callerOf(ctx.req);
    const before = await guesses.get(caller);
    if (before && before.consumedPoints >= WRONG_GUESSES.points) throw new HouseError('tooMany', 'Too many guesses.');
    const said = /^Bearer (\S{1,200})$/.exec(ctx.get('Authorization'))?.[1] ?? '';
    if (!timingSafeEqual(Buffer.from(sha256(said)), wanted)) {
      await guesses.consume(caller).catch(() => undefined);
      throw new HouseError('forbidden', 'Not with that token.');
    }
    await next();
  };
}
