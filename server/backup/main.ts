/** `npm run backup -- FILE` and `npm run restore -- FILE`: see `HELP`. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { clear } from '../ops/log.ts';
import { backup } from './backup.ts';
import { BackupError } from './format.ts';
import { restore } from './restore.ts';

const HELP = `backup FILE [--force] [--json]    writes everything that is in the database into FILE, while the house goes on
restore FILE [--force] [--json]   puts FILE in the place of what is in the database; stop the house first

The database is DATABASE_URL's. A backup of SQLite may be restored into PostgreSQL and the other way round. A FILE whose name ends
with .gz is gzipped. It holds what the database holds, secrets too.
  --force   backup: write over FILE. restore: although the database is not empty
  --json    prints one object

Exit codes: 0 it went well, 1 it failed and nothing was changed, 2 it was not asked for rightly.`;

const [work, ...args] = process.argv.slice(2);
process.exitCode = await main(work, args);

async function main(work: string | undefined, args: string[]): Promise<number> {
  const asked = flags(args);
  if (typeof asked === 'string') return complain(2, asked);
  const { values, positionals } = asked;
  if (values.help) return print(HELP);
  const [file, ...more] = positionals;
  if (work !== 'backup' && work !== 'restore') return complain(2, 'backup or restore?');
  if (file === undefined || more.length > 0) return complain(2, `${work}: one FILE`);
  const read = readConfig(process.env);
  if (!read.ok) return complain(2, read.message);
  try {
    const done = await (work === 'backup' ? backup : restore)(read.config.database, file, { overwrite: values.force });
    const { header, rows, sha256 } = done;
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    if (values.json) return print(JSON.stringify({ ok: true, file, at: header.at, rows, sha256 }));
    return print(`${file}: ${total} rows of ${Object.keys(rows).length} tables, as of ${header.at}; sha256 ${sha256}`);
  } catch (error) {
    const message = reason(error);
    if (values.json) print(JSON.stringify({ ok: false, error: message }));
    return complain(1, `${work} of ${file}: ${message}`);
  }
}

function flags(args: string[]) {
  const boolean = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args, options: { force: boolean, json: boolean, help: boolean }, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** One line; what a database or the disk says is cleared of what may be a secret. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return error instanceof BackupError ? message : clear(message.replace(/\s+/g, ' '));
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(code: number, line: string): number {
  process.stderr.write(`${line}\n`);
  return code;
}
