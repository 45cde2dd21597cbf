/** `npm run hostile`: packets that mean no good, against the built house in a process of its own. See `HELP`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startHouse } from '../load/measured.ts';
import { lay, type Siege } from './siege.ts';

const HELP = `hostile [--packets N] [--database URL] [--json]

Packets of all events, types and depths from strangers and from a seat's holder, raw frames, requests that are hardly HTTP,
and in the middle of it a table at which people only play.
  --packets   how many (100000)
  --database  the house's (a new SQLite file, removed afterwards)

Exit codes: 0 the house stood: the same process, nothing changed, no answer of 500 and above, other people's moves p99 under
300 ms, memory flat. 1 it did not. 2 not asked for rightly.`;

const MOST_MS = 300;
const MOST_GROWTH = 32 * 1024 * 1024;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) return say(HELP);
  const text = { type: 'string' } as const;
  const options = { packets: text, database: text, json: { type: 'boolean' } } as const;
  try {
    const { packets = '100000', database, json = false } = parseArgs({ args, options }).values;
    if (!/^[1-9]\d{0,7}$/.test(packets)) throw new Error('--packets: a whole number of at least 1');
    return await besiege(Number(packets), database, json);
  } catch (error) {
    process.stderr.write(`hostile: ${error instanceof Error ? error.message : error}\n`);
    return 2;
  }
}

async function besiege(packets: number, database: string | undefined, json: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-hostile-'));
  const house = await startHouse({ DATABASE_URL: database ?? `sqlite:${join(folder, 'house.sqlite')}` });
  const { url, inspector, process: child } = house;
  try {
    await lay(url, Math.min(2000, packets));
    const heapBefore = await inspector.heap();
    const siege = await lay(url, packets);
    const samePid = child.exitCode === null && (await inspector.evaluate('process.pid')) === child.pid;
    const heapGrowth = (await inspector.heap()) - heapBefore;
    const report = { ...siege, samePid, heapGrowth };
    const stood = samePid && holds(siege) && heapGrowth < MOST_GROWTH;
    say(json ? JSON.stringify({ stood, ...report }) : inWords(stood, report));
    return stood ? 0 : 1;
  } finally {
    await house.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function holds({ unchanged, serverErrors, normal }: Siege): boolean {
  return unchanged && serverErrors === 0 && normal.failed === 0 && normal.p99 < MOST_MS;
}

function inWords(stood: boolean, report: Siege & { samePid: boolean; heapGrowth: number }): string {
  const { packets, requests, rawFrames, cutOff, quiet, normal, unchanged, serverErrors, samePid, heapGrowth } = report;
  return [
    `${packets} packets, ${rawFrames} raw frames, ${requests} requests; ${cutOff} connections cut off`,
    `the process ${samePid ? 'is the same' : 'is gone'}; the match attacked is ${unchanged ? 'unchanged' : 'CHANGED'}; ${serverErrors} answers of 500 and above`,
    `others' moves before: p50 ${quiet.p50} ms, p99 ${quiet.p99} ms`,
    `others' moves meanwhile: ${normal.moves}, ${normal.failed} failed, p50 ${normal.p50} ms, p99 ${normal.p99} ms, worst ${normal.max} ms`,
    `heap: ${(heapGrowth / 1024 / 1024).toFixed(1)} MB more than before`,
    stood ? 'the house stood' : 'the house did not stand',
  ].join('\n');
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}
