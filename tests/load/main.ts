/** `npm run load`: plays many matches at once through real sockets and says what a move costs. See `HELP`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Title } from '../../src/engine/title.ts';
import { TITLES, titleOf } from '../../src/games/index.ts';
import { chartOf } from './chart.ts';
import { type LoadFigures, measureLoad, round } from './figures.ts';
import { sitAtHouse } from './houseTable.ts';
import { measureLong } from './long.ts';
import { type Measured, startHouse, startStock } from './measured.ts';
import { measureMemory } from './memory.ts';
import { sitAtStock } from './stockTable.ts';
import { inWords, type Report } from './words.ts';

const HELP = `load [--matches N,N] [--seats N] [--seconds N] [--game ID] [--database URL] [--url URL] [--stock N]
     [--idle N] [--opened N] [--long N] [--json] [--svg FILE]

Starts the built house in a process of its own and sits bots down at it, every seat on a socket of its own, one action a
second at each table; then the same at boardgame.io's own server, for the ratio.
  --matches   how many at once, one load after the other (50,200)
  --seats     at each (the most that the game seats)
  --seconds   of each load (20)
  --game      which game (${Object.keys(TITLES).join(', ')})
  --database  the house's (a new SQLite file, removed afterwards)
  --url       a house that is open already: its rate limits hold, and its memory and event loop are not looked into
  --stock     matches at boardgame.io's server; 0 leaves it out (50)
  --idle      matches that nobody moves at, for the heap of one; 0 leaves it out (100)
  --opened    matches opened and closed again, for what they leave behind (1000)
  --long      actions of one long match, for a newcomer's first sync; 0 leaves it out (800)
  --json      prints one object      --svg  writes a chart there

Exit codes: 0 measured, 1 something failed on the way, 2 not asked for rightly.`;

interface Asked {
  matches: number[];
  seats: number;
  seconds: number;
  title: Title;
  url: string | undefined;
  database: string | undefined;
  stock: number;
  idle: number;
  opened: number;
  long: number;
  json: boolean;
  svg: string | undefined;
}

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) return say(HELP);
  let asked: Asked;
  try {
    asked = read(args);
  } catch (error) {
    process.stderr.write(`load: ${error instanceof Error ? error.message.split('. ')[0] : error}\n`);
    return 2;
  }
  const report = await measure(asked);
  if (asked.svg !== undefined) writeFileSync(asked.svg, chartOf(report.loads));
  return say(asked.json ? JSON.stringify(report) : inWords(report));
}

function read(args: string[]): Asked {
  const text = { type: 'string' } as const;
  const names = ['matches', 'seats', 'seconds', 'game', 'database', 'url', 'stock', 'idle', 'opened', 'long', 'svg'];
  const options = { ...Object.fromEntries(names.map((name) => [name, text])), json: { type: 'boolean' as const } };
  const flags = parseArgs({ args, options }).values as Record<string, string | boolean | undefined>;
  const said = (name: string) => (typeof flags[name] === 'string' ? flags[name] : undefined);
  const whole = (name: string, usual: number) => wholeNumber(name, said(name) ?? String(usual));
  const title = titleOf(said('game') ?? 'moonshine');
  if (!title) throw new Error(`--game: ${Object.keys(TITLES).join(' or ')}`);
  const seats = whole('seats', Math.max(...title.rules.seats));
  if (!title.rules.seats.includes(seats)) throw new Error(`--seats: ${title.rules.seats.join(' or ')}`);
  return {
    matches: (said('matches') ?? '50,200').split(',').map((one) => wholeNumber('matches', one)),
    seats,
    seconds: whole('seconds', 20),
    title,
    url: said('url'),
    database: said('database'),
    stock: whole('stock', 50),
    idle: whole('idle', 100),
    opened: whole('opened', 1000),
    long: whole('long', 800),
    json: flags.json === true,
    svg: said('svg'),
  };
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`--${name}: a whole number, not ${text}`);
}

async function measure(asked: Asked): Promise<Report> {
  const house = await measureHouse(asked);
  const stock = asked.stock > 0 ? await measureStock(asked) : null;
  const loads = stock ? [...house.loads, stock] : house.loads;
  const ours = house.loads.find((load) => load.matches === stock?.matches);
  return { ...house, loads, ratio: ours && stock ? ratioOf(ours, stock) : null };
}

async function measureHouse(asked: Asked): Promise<Omit<Report, 'ratio'>> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-load-'));
  const database = asked.database ?? `sqlite:${join(folder, 'house.sqlite')}`;
  const house: Measured | null = asked.url === undefined ? await startHouse({ DATABASE_URL: database }) : null;
  const url = asked.url ?? house?.url ?? '';
  const inspector = house?.inspector ?? null;
  const { seats, seconds, title } = asked;
  const sit = () => sitAtHouse(url, title, seats);
  try {
    const loads: LoadFigures[] = [];
    for (const matches of asked.matches) {
      note(`${matches} matches`);
      loads.push(await measureLoad({ server: 'Backroom', matches, seats, seconds, inspector }, sit));
    }
    if (asked.long > 0) note('one long match');
    const table = asked.long > 0 ? await sit() : null;
    const long = table && (await measureLong(url, table, asked.long));
    table?.close();
    if (inspector && asked.idle > 0) note('matches opened and closed');
    const memory = inspector && asked.idle > 0 ? await measureMemory(inspector, asked, sit) : null;
    return { loads, long, memory };
  } finally {
    await house?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureStock({ title, seats, seconds, stock: matches }: Asked): Promise<LoadFigures> {
  note(`${matches} matches at boardgame.io's server`);
  const { url, inspector, stop } = await startStock();
  try {
    const asked = { server: 'boardgame.io', matches, seats, seconds, inspector };
    return await measureLoad(asked, () => sitAtStock(url, title, seats));
  } finally {
    await stop();
  }
}

function ratioOf(ours: LoadFigures, stock: LoadFigures): Report['ratio'] {
  return {
    p95: round(stock.moveToAllScreens.p95 / ours.moveToAllScreens.p95, 2),
    updateBytes: round(stock.updateBytes.p50 / ours.updateBytes.p50, 1),
  };
}

function note(what: string): void {
  process.stderr.write(`load: ${what}\n`);
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}
