/** `npm run perf`: how long people wait for the lobby and the table on a slow line, and whether the board keeps up. See `HELP`. */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launch } from '../e2e/support/chromium.ts';
import { openHouse, type RealHouse } from '../e2e/support/house.ts';
import { laidDown, MASTERMINDS } from './local.ts';
import { framesOfBarePage, framesWhilePanning, longestInputDelay } from './moving.ts';
import { median, SLOW, type SlowPage, slowPage } from './slow.ts';
import { WATCHER, type Waited, waited } from './watch.ts';

const HELP = `perf [--runs N] [--json]

Opens the built house in headless Chromium at 1.6 Mb/s, 150 ms and a processor four times slower, nothing cached.
  --runs  of each page; the median counts (3)
  --json  prints one object

Exit codes: 0 measured, 2 not asked for rightly. No bar that is missed is an error: times hang on the machine.`;

const KB = 1024;

interface Figure {
  what: string;
  value: number;
  /** None where it only says what the machine can do. */
  bar?: number;
  unit: string;
  /** Whether the bar is the least and not the most. */
  atLeast?: true;
}

interface Loaded extends Waited {
  script: number;
}

async function load(browser: Browser, url: string, selector: string): Promise<Loaded> {
  const slow = await slowPage(browser, WATCHER(selector));
  await slow.page.goto(url, { waitUntil: 'commit' });
  const figures = { ...(await waited(slow.page)), script: slow.script() };
  await slow.close();
  return figures;
}

async function loads(browser: Browser, runs: number, url: string, selector: string): Promise<Loaded> {
  const all: Loaded[] = [];
  for (let i = 0; i < runs; i++) all.push(await load(browser, url, selector));
  const of = (name: keyof Loaded) => median(all.map((loaded) => loaded[name]));
  return { usable: of('usable'), blocked: of('blocked'), script: of('script') };
}

async function botsTable(house: RealHouse): Promise<string> {
  const bots = Object.fromEntries([0, 1, 2, 3].map((seat) => [String(seat), 'priorities']));
  const matchID = await house.house.lobby.create({ title: 'moonshine', seats: 4, bots, name: 'Four bots' });
  return `${house.url}/table/${matchID}`;
}

interface Moved {
  frames: number;
  delay: number;
}

/** How the board at that address keeps up, each figure on a page of its own. */
async function moved(browser: Browser, url: string, init?: string): Promise<Moved> {
  return {
    delay: await withSlow(browser, url, init, ({ page }) => longestInputDelay(page)),
    frames: await withSlow(browser, url, init, ({ page, cdp }) => framesWhilePanning(page, cdp)),
  };
}

async function withSlow<T>(
  browser: Browser,
  url: string,
  init: string | undefined,
  use: (slow: SlowPage) => Promise<T>,
): Promise<T> {
  const slow = await slowPage(browser, init);
  await slow.page.goto(url);
  await slow.page.locator('.ms-board').waitFor({ timeout: 60_000 });
  await slow.page.waitForTimeout(1000);
  const result = await use(slow);
  await slow.close();
  return result;
}

async function bare(browser: Browser): Promise<number> {
  const { page, cdp, close } = await slowPage(browser);
  const frames = await framesOfBarePage(page, cdp);
  await close();
  return frames;
}

async function measure(runs: number): Promise<Figure[]> {
  const [browser, house] = [await launch(), await openHouse(600)];
  try {
    const table = await botsTable(house);
    const lobby = await loads(
      browser,
      runs,
      house.url,
      '.masthead ~ main form button, .masthead ~ main .button.primary',
    );
    const board = await loads(browser, runs, table, '.ms-board .ms-city');
    const played = await moved(browser, table);
    const atBest = await bare(browser);
    const beside = await moved(browser, house.url + MASTERMINDS, laidDown());
    return [
      { what: 'Lobby usable', value: lobby.usable / 1000, bar: 2, unit: 's' },
      { what: 'Lobby, main thread blocked', value: lobby.blocked / 1000, bar: 0.4, unit: 's' },
      { what: 'Lobby, script', value: lobby.script / KB, bar: 150, unit: 'KB' },
      { what: 'Table usable', value: board.usable / 1000, bar: 3, unit: 's' },
      { what: 'Table, main thread blocked', value: board.blocked / 1000, bar: 0.4, unit: 's' },
      { what: 'Table, script', value: board.script / KB, bar: 280, unit: 'KB' },
      { what: 'Frames of a bare page, panned so', value: atBest, unit: '/s' },
      { what: 'Frames while panning', value: played.frames, bar: 60, unit: '/s', atLeast: true },
      { what: 'Longest input delay while bots play', value: played.delay, bar: 100, unit: 'ms' },
      { what: 'Frames while the top level thinks', value: beside.frames, bar: 60, unit: '/s', atLeast: true },
      { what: 'Longest input delay meanwhile', value: beside.delay, bar: 100, unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await house.close();
  }
}

const met = (value: number, bar: number, atLeast = false) => (atLeast ? value >= bar - 0.5 : value <= bar);
const said = (n: number) => (n >= 10 ? Math.round(n).toString() : n.toFixed(2));

function table(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, value, bar, unit, atLeast }) => {
    const measured = `${what.padEnd(38)}${`${said(value)} ${unit}`.padStart(12)}`;
    if (bar === undefined) return measured;
    const wanted = `${atLeast ? '≥' : '≤'} ${bar} ${unit}`;
    return `${measured}   ${wanted.padEnd(12)}${met(value, bar, atLeast) ? 'met' : 'MISSED'}`;
  });
  const { bitsPerSecond, latencyMs, cpu } = SLOW;
  return [`At ${bitsPerSecond / 1e6} Mb/s, ${latencyMs} ms, processor / ${cpu}, nothing cached:`, ...lines].join('\n');
}

function asked(): { runs: number; json: boolean } {
  try {
    const { values } = parseArgs({
      options: { runs: { type: 'string', default: '3' }, json: { type: 'boolean', default: false } },
    });
    const runs = Number(values.runs);
    if (Number.isInteger(runs) && runs > 0) return { runs, json: values.json };
  } catch {
    // What is asked for wrongly is answered with the help below.
  }
  console.error(HELP);
  process.exit(2);
}

/** Others at work on this machine make every time too long: so many wait for each of its cores. */
const crowd = () => (loadavg()[0] ?? 0) / availableParallelism();

const { runs, json } = asked();
const before = crowd();
const figures = await measure(runs);
console.log(json ? JSON.stringify({ slow: SLOW, runs, crowd: before, figures }) : table(figures));
if (!json && before > 0.5)
  console.log(`Before this began ${said(before)} others wanted each core: the times are too long.`);
