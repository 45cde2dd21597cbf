import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { TITLES } from '../src/games/index.ts';
import { createServer, type House } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { drainOnSignals } from './drain.ts';
import { createLog } from './ops/log.ts';
import { openStorage, type Storage } from './storage/storage.ts';

/** Opens the house as the environment says. Ends the process with one line on stderr when that cannot be done: 2 for a wrong setting, 1 for a port in use. */
export async function start(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) return stop(2, read.message);
  const { config } = read;
  const log = createLog(config.logLevel, pino.destination({ fd: 2, sync: true }));
  const storage = await opened(config);
  if (!storage) return;
  const house = createServer({ ...config, titles: TITLES, storage, clientDir: clientDir(), log });
  const port = await listening(house, config);
  if (port === null) return;
  drainOnSignals(house, log);
  console.log(`Backroom is open at ${config.publicUrl ?? `http://localhost:${port}`}`);
}

/** Beside the built server, whose parts lie in one folder or in one below it; in the working directory when run from source. */
function clientDir(): string {
  const beside = ['../client', '../../client'].map((way) => join(import.meta.dirname, way));
  const built = (folder: string) => existsSync(join(folder, 'index.html')) && !existsSync(join(folder, 'main.tsx'));
  return beside.find(built) ?? resolve('dist/client');
}

async function opened(config: Config): Promise<Storage | null> {
  try {
    return await openStorage(config.database);
  } catch (error) {
    stop(2, `DATABASE_URL: the database cannot be opened: ${reason(error)}.`);
    return null;
  }
}

async function listening(house: House, config: Config): Promise<number | null> {
  try {
    return await house.listen(config.port, config.host);
  } catch (error) {
    stop(1, `Port ${config.port} cannot be used: ${reason(error)}.`);
    return null;
  }
}

/** The short reason of a system or database error, on one line. */
function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return 'something else is listening there';
  const message = error instanceof Error ? error.message : String(error);
  return (
    message
      .replace(/postgres(ql)?:\/\/\S+/g, 'postgres://...')
      .replace(/\s+/g, ' ')
      .replace(/\.$/, '') || code
  );
}

function stop(code: number, line: string): void {
  console.error(line);
  process.exit(code);
}
