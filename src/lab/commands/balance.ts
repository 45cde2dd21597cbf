import { botLevels } from '../../bots/index.ts';
import { TITLES } from '../../games/index.ts';
import { type Balance, balanceOf, type EqualsGame } from '../balance.ts';
import { type Chart, drawTo } from '../chart.ts';
import { type Command, EXIT, print, printJson, Usage } from '../command.ts';
import { ALL_CORES, playAll } from '../crew/crew.ts';
import { type BalanceOrder, balancePlan } from '../crew/order.ts';
import { readFlags, theTitle, wholeNumber } from '../flags.ts';
import { progressLine } from '../progress.ts';
import type { Share } from '../shares.ts';

const DEFAULT = { games: 200, days: 100, decisions: 20_000 };

/** `lab balance`: how the presets of the options play. */
export const balance: Command = {
  summary: 'compare how presets of the options play',
  help: `lab balance [--game ID] [--bot LEVEL] [--games N] [--seats N] [--presets a,b,...] [--options JSON] [--seed TEXT]
            [--threads N] [--svg FILE] [--json]

Plays the same seeds between equal bots under each preset of the rule options and counts ends, Days and wins by seat, by
family and by home, with Wilson's 95 % intervals. A house rule of one's own is tried with --options.
  --game      which game (${Object.keys(TITLES).join(', ')})
  --bot       who plays all seats (the game's own fast player); a thinking level may have settings: search:iterations=50
  --games     how many games of each (${DEFAULT.games})
  --seats     how many sit at the table (the most the game seats)
  --presets   which presets (all)
  --options   rule options as JSON, compared with the presets under the name "options"
  --seed      the same seed plays the same games (balance)
  --threads   how many games at a time (${ALL_CORES}, one a core)
  --svg       draws the table as a chart into that file
  --json      prints one list

Exit 0: all games played. 1: some failed. 2: wrong flags.`,
  async run(args) {
    const { flags, words } = readFlags(args, {
      game: { type: 'string', default: Object.keys(TITLES)[0] ?? '' },
      bot: { type: 'string' },
      games: { type: 'string' },
      seats: { type: 'string' },
      presets: { type: 'string' },
      options: { type: 'string' },
      seed: { type: 'string', default: 'balance' },
      threads: { type: 'string' },
      svg: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (words.length > 0) throw new Usage(`what is ${words[0]}?`);
    const title = theTitle(flags);
    const seats = wholeNumber(flags, 'seats', 1, Math.max(...title.rules.seats));
    const games = wholeNumber(flags, 'games', 1, DEFAULT.games);
    const threads = wholeNumber(flags, 'threads', 1, ALL_CORES);
    const order: Omit<BalanceOrder, 'options'> = {
      kind: 'balance',
      game: title.id,
      bot: String(flags.bot ?? botLevels(title).at(-1)),
      seats,
      seed: String(flags.seed),
      limits: { days: DEFAULT.days, decisions: DEFAULT.decisions },
      budget: {},
      cpu: false,
    };
    balancePlan({ ...order, options: {} });
    const reports: Balance[] = [];
    for (const [preset, options] of Object.entries(chosen(flags, title.presets))) {
      const fit = title.rules.options(options, seats);
      if (!fit.ok) throw new Usage(`${preset}: ${fit.message}`);
      const played: EqualsGame[] = [];
      const progress = progressLine(games, `games of ${preset}`, flags.json === true);
      await playAll<EqualsGame>({ ...order, options }, [...Array(games).keys()], threads, (game) => {
        played.push(game);
        progress(played.length);
      });
      reports.push(balanceOf(preset, played));
    }
    if (flags.svg !== undefined) drawTo(String(flags.svg), chartFor(order.bot, seats, reports));
    if (flags.json) printJson(reports);
    else for (const report of reports) say(report);
    return reports.some(({ failures }) => failures > 0) ? EXIT.failed : EXIT.ok;
  },
};

function chartFor(bot: string, seats: number, reports: readonly Balance[]): Chart {
  const groups = reports.flatMap(({ preset, bySeat, byFamily, byHome }) => [
    [`${preset}: seat`, bySeat] as const,
    [`${preset}: family`, byFamily] as const,
    [`${preset}: home`, byHome] as const,
  ]);
  return {
    title: `Wins in % among ${seats} ${bot}, with 95 % intervals`,
    par: 1 / seats,
    groups: Object.fromEntries(groups),
  };
}

type Flags = Record<string, string | boolean | undefined>;

function chosen(flags: Flags, presets: Readonly<Record<string, object>>): Record<string, object> {
  const own: Record<string, object> = flags.options === undefined ? {} : { options: parsed(String(flags.options)) };
  if (flags.presets === undefined) return { ...presets, ...own };
  const names = String(flags.presets).split(',');
  const missing = names.find((name) => !Object.hasOwn(presets, name));
  if (missing !== undefined) throw new Usage(`--presets: no "${missing}"; there is ${Object.keys(presets).join(', ')}`);
  return { ...Object.fromEntries(names.map((name) => [name, presets[name] ?? {}])), ...own };
}

function parsed(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new Usage(`--options ${text}: not JSON`);
  }
}

function say(b: Balance): void {
  const rows = (shares: Record<string, Share>) =>
    Object.entries(shares)
      .map(([key, { rate }]) => `${key} ${rate.map((x) => Math.round(100 * x)).join('/')}`)
      .join(', ');
  const ends = Object.entries(b.ends).map(([end, n]) => `${end} ${n}`);
  print(`${b.preset}: ${b.games} games, ${ends.join(', ')}; Days median ${b.days.median}, p90 ${b.days.p90}`);
  print(`  by seat    ${rows(b.bySeat)}  (low/rate/high, %)`);
  print(`  by family  ${rows(b.byFamily)}`);
  if (Object.keys(b.byHome).length > 0) print(`  by home    ${rows(b.byHome)}`);
}
