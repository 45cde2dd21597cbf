import type { Logger } from 'pino';
import type { House } from './app.ts';

const LAST_MS = 9000;

/**
 * SIGTERM and SIGINT close the house in order and end the process with 0, in less than ten seconds whatever hangs. Nothing that a
 * client does may end it: what nobody caught is logged, and the process goes on.
 */
export function drainOnSignals(house: House, log: Logger): void {
  let draining = false;
  const drain = (signal: string) => {
    if (draining) return;
    draining = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), LAST_MS).unref();
    house.close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection that nobody handled'));
  process.on('uncaughtException', (error) => log.error({ err: error }, 'an exception that nobody caught'));
}
