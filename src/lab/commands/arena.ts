import { allLevels } from '../../bots/index.ts';
import type { Budget } from '../../bots/search/budget.ts';
import type { Title } from '../../engine/title.ts';
import { TITLES } from '../../games/index.ts';
import { ArenaFile } from '../arena/journal.ts';
import type { Match } from '../arena/match.ts';
import { type Score, scoreOf } from '../arena/score.ts';
import { type Chart, drawTo } from '../chart.ts';
import { type Command, EXIT, print, printJson, Usage } from '../command.ts';
import { ALL_CORES, playAll } from '../crew/crew.ts';
import { type ArenaOrder, matchPlan } from '../crew/order.ts';
import { readFlags, theTitle, wholeNumber } from '../flags.ts';
import { progressLine } from '../progress.ts';
import type { Share } from '../shares.ts';

const DEFAULT = { games: 40, days: 100, decisions: 20_000 };

/** `lab arena`: one level in every seat in turn against copies of another. */
export const arena: Command = {
  summary: 'match one level in every seat in turn against copies of another',
  help: `lab arena --a LEVEL --b LEVEL [--game ID] [--games N] [--seats N] [--time MS | --iterations K] [--seed TEXT]
          [--presets a,b] [--cpu] [--first N] [--resume FILE] [--threads N] [--svg FILE] [--max-days N]
          [--max-decisions N] [--json]

A sits in each seat in turn, B in all others, and each seed is played from every seat. Counts A's wins with Wilson's
95 % interval, its mean place, how games end and what goes wrong; equals win one game in so many seats.
  --a, --b         levels; a thinking one may have a budget and settings of its own: search:ms=50, search:iterations=200;
                   any may deal on the side: priorities:deals=1
  --game           which game (${Object.keys(TITLES).join(', ')})
  --games          how many games (${DEFAULT.games}); best a multiple of the seats
  --seats          how many sit at the table (the most the game seats)
  --time           milliseconds a decision for thinking levels, or
  --iterations     iterations a decision
  --presets        sets of rule options, each played in its turn (the game's own)
  --cpu            milliseconds are of the processor's time for this thread, where other work shares the machine
  --seed           the same seed plays the same games (arena)
  --first          the number of the first game (0), to share a run out
  --resume         keeps every game in that file, and plays only those that are not there yet
  --threads        how many games at a time (${ALL_CORES}, one a core); by the clock they share the machine: see --cpu
  --svg            draws the tallies as a chart into that file
  --max-days       a game that is not over after so many Days ends as "limit" (${DEFAULT.days})
  --max-decisions  the same for decisions (${DEFAULT.decisions})
  --json           prints one object

Exit 0: all games played. 1: some failed (an illegal proposal, a throw, a dead end). 2: wrong flags.`,
  async run(args) {
    const { flags, words } = readFlags(args, FLAGS);
    if (words.length > 0) throw new Usage(`what is ${words[0]}?`);
    const order = orderOf(flags);
    const plan = matchPlan(order);
    const games = wholeNumber(flags, 'games', 1, DEFAULT.games);
    const first = wholeNumber(flags, 'first', 0, 0);
    const score = scoreOf(plan, await playMatches(order, flags, first, games));
    if (flags.svg !== undefined) drawTo(String(flags.svg), chartFor(score));
    if (flags.json) printJson(score);
    else report(score);
    return Object.keys(score.failures).length > 0 ? EXIT.failed : EXIT.ok;
  },
};

const FLAGS = {
  a: { type: 'string' },
  b: { type: 'string' },
  game: { type: 'string', default: Object.keys(TITLES)[0] ?? '' },
  games: { type: 'string' },
  seats: { type: 'string' },
  time: { type: 'string' },
  iterations: { type: 'string' },
  cpu: { type: 'boolean' },
  seed: { type: 'string', default: 'arena' },
  first: { type: 'string' },
  resume: { type: 'string' },
  presets: { type: 'string' },
  threads: { type: 'string' },
  svg: { type: 'string' },
  'max-days': { type: 'string' },
  'max-decisions': { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Flags = Record<string, string | boolean | undefined>;

function orderOf(flags: Flags): ArenaOrder {
  const title = theTitle(flags);
  const levels = allLevels(title).join(', ');
  if (flags.a === undefined || flags.b === undefined) throw new Usage(`--a and --b: two of ${levels}`);
  const seats = wholeNumber(flags, 'seats', 1, Math.max(...title.rules.seats));
  if (!title.rules.seats.includes(seats)) throw new Usage(`--seats: ${title.rules.seats.join(' or ')}`);
  return {
    kind: 'arena',
    game: title.id,
    a: String(flags.a),
    b: String(flags.b),
    presets: presetsOf(title, flags, seats),
    budget: budgetOf(flags),
    cpu: flags.cpu === true,
    seats,
    seed: String(flags.seed),
    limits: {
      days: wholeNumber(flags, 'max-days', 1, DEFAULT.days),
      decisions: wholeNumber(flags, 'max-decisions', 1, DEFAULT.decisions),
    },
  };
}

function presetsOf({ presets, rules }: Title, flags: Flags, seats: number): ArenaOrder['presets'] {
  const names = flags.presets === undefined ? [] : String(flags.presets).split(',');
  return names.map((name) => {
    const options = Object.hasOwn(presets, name) ? presets[name] : undefined;
    if (!options) throw new Usage(`--presets: no "${name}"; there is ${Object.keys(presets).join(', ')}`);
    const fit = rules.options(options, seats);
    if (!fit.ok) throw new Usage(`${name}: ${fit.message}`);
    return { name, options };
  });
}

function budgetOf(flags: Flags): Budget {
  if (flags.time !== undefined && flags.iterations !== undefined) throw new Usage('--time or --iterations, not both');
  const ms = flags.time === undefined ? undefined : wholeNumber(flags, 'time', 1, 0);
  const iterations = flags.iterations === undefined ? undefined : wholeNumber(flags, 'iterations', 1, 0);
  return { ms, iterations };
}

/** The games of the run in their order, those on file not played again. */
async function playMatches(order: ArenaOrder, flags: Flags, first: number, games: number): Promise<Match[]> {
  const { kind: _, budget, limits, presets, ...rest } = order;
  const names = presets.map(({ name }) => name).join();
  const terms = {
    ...rest,
    cpu: String(order.cpu),
    ms: budget.ms ?? 0,
    iterations: budget.iterations ?? 0,
    presets: names,
  };
  const file = flags.resume === undefined ? null : new ArenaFile(String(flags.resume), { ...terms, ...limits });
  const known = new Map(file?.matches().map((match) => [match.game, match]));
  const wanted = Array.from({ length: games }, (_, i) => first + i);
  const matches = wanted.flatMap((game) => known.get(game) ?? []);
  const progress = progressLine(games, 'games', flags.json === true);
  const threads = wholeNumber(flags, 'threads', 1, ALL_CORES);
  const missing = wanted.filter((game) => !known.has(game));
  await playAll<Match>(order, missing, threads, (match) => {
    file?.add(match);
    matches.push(match);
    progress(matches.length);
  });
  return matches.sort((one, other) => one.game - other.game);
}

function chartFor(s: Score): Chart {
  const all = { [`${s.a} against ${s.b}`]: { games: s.games, wins: s.wins.a, rate: s.winRate.a } };
  const groups = { 'all games': all, seat: s.bySeat, family: s.byFamily, home: s.byHome, preset: s.byPreset };
  return { title: `Wins of ${s.a} in %, with 95 % intervals`, par: s.par, groups };
}

function report(s: Score): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const [low, point, high] = s.winRate.a;
  const tallies = (groups: Record<string, Share>) =>
    Object.entries(groups)
      .map(([key, { wins, games }]) => `${key} ${wins}/${games}`)
      .join(', ');
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([key, n]) => `${key} ${n}`)
      .join(', ') || 'none';
  print(`${s.game}, ${s.games} games of one ${s.a} against ${s.seats - 1} ${s.b}`);
  print(`  wins          ${s.wins.a}, ${percent(point)} [${percent(low)}, ${percent(high)}]; equals ${percent(s.par)}`);
  print(`  mean place    ${s.meanPlace.a ?? 'none'}`);
  print(`  by seat       ${tallies(s.bySeat)}`);
  print(`  by family     ${tallies(s.byFamily)}`);
  if (Object.keys(s.byHome).length > 0) print(`  by home       ${tallies(s.byHome)}`);
  if (Object.keys(s.byPreset).length > 0) print(`  by preset     ${tallies(s.byPreset)}`);
  print(`  ends          ${counts(s.ends)}; Days median ${s.days.median}, p90 ${s.days.p90}, most ${s.days.max}`);
  const { median, p95 } = s.msPerDecision;
  print(`  decisions     ${s.decisions} with a choice; over budget by a fifth ${s.overBudget}`);
  print(`  ms/decision   median ${median}, p95 ${p95}`);
  print(`  failures      ${counts(s.failures)}`);
}
