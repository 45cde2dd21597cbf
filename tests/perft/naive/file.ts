/** Positions of the notation read and said by the naive program. It is told everything: what a file leaves out it does not work out. */
import { ALL_JOBS, hasNod, stakeOf } from './cards.ts';
import {
  type Action,
  type Game,
  holder,
  type Mob,
  mob,
  mobstersAt,
  names,
  question,
  safehouseAt,
  squadAt,
} from './game.ts';
import { boroughOf, DISTRICTS } from './map.ts';
import { after } from './tree.ts';

interface DistrictWords {
  mob?: string | null;
  boss?: number | boolean;
  runners?: number;
  safehouse?: boolean;
  moonshine?: number;
  rum?: number;
  squad?: boolean;
}

type PlayerWords = Partial<Omit<Mob, 'held' | 'faceDown' | 'done' | 'boss' | 'runners' | 'safehouse'>> & {
  jobs?: { held?: string[]; done?: string[]; faceDown?: string[] };
};

interface PositionWords extends Partial<Pick<Game, 'day' | 'phase' | 'mash' | 'pool' | 'order' | 'heat' | 'rat'>> {
  turn?: string;
  mashTomorrow?: number | null;
  districts?: Record<string, DistrictWords>;
  players: Record<string, PlayerWords>;
  market?: (string | null)[];
  deck?: string[];
  discard?: string[];
  dark?: string[];
  crackdown?: number | null;
  alliances?: [string, string][] | null;
}

/** A file of tests/fixtures/perft, as far as this program reads it. */
export interface PerftFile {
  options?: Record<string, unknown>;
  position: PositionWords;
  dice?: number[];
  steps?: ({ seat: string } & Action)[];
  depth: number;
  nodes: number[];
}

const STAGE: Readonly<Record<string, string>> = {
  setup: 'home',
  shadows: 'draft',
  offers: 'offer',
  harbormaster: 'harbormaster',
  hustle: 'play',
};

/** The game that the file describes, after its steps. */
export function readFile(file: PerftFile): Game {
  const { position, options = {} } = file;
  const seats = Object.keys(position.players);
  const g: Game = {
    options,
    day: position.day ?? 1,
    phase: position.phase ?? 'hustle',
    order: position.order ?? seats,
    mash: position.mash ?? 1,
    tomorrow: position.mashTomorrow ?? null,
    pool: [...(position.pool ?? [])],
    mobs: {},
    squads: {},
    moonshine: { supply: 30 },
    rum: { supply: 20 },
    heat: [...(position.heat ?? [])],
    rat: position.rat ?? null,
    market: [...(position.market ?? [])],
    deck: [],
    discard: [...(position.discard ?? [])],
    dark: [...(position.dark ?? [])],
    crackdown: position.crackdown ?? (options.blood_oath === true ? 1 : null),
    pairs: position.alliances ?? null,
    truceDue: false,
    faces: [...(file.dice ?? [])],
    ask: null,
    play: null,
    fight: null,
    raid: null,
    over: false,
  };
  for (const who of seats) g.mobs[who] = readMob(g, who, position.players[who] ?? {});
  for (const [id, words] of Object.entries(position.districts ?? {})) putDown(g, id, words);
  g.deck = position.deck ?? ALL_JOBS.filter((job) => !placed(g).includes(job));
  question(g, position.turn ?? firstIn(g), STAGE[g.phase] ?? '');
  return (file.steps ?? []).reduce((now, { seat: _, ...step }) => after(now, step as Action), g);
}

const firstIn = (g: Game): string => (g.phase === 'offers' || g.phase === 'setup' ? g.order.at(-1) : g.order[0]) ?? '';

const placed = (g: Game): (string | null)[] => [
  ...g.market,
  ...g.discard,
  ...g.dark,
  ...names(g).flatMap((who) => [...mob(g, who).held, ...mob(g, who).faceDown, ...mob(g, who).done]),
];

function readMob(g: Game, who: string, words: PlayerWords): Mob {
  const { held = [], done = [], faceDown = [] } = words.jobs ?? {};
  const owned = words.owned ?? 6;
  const ledger = words.ledger ?? 0;
  const staked = [...held, ...faceDown].reduce((sum, job) => sum + stakeOf(job, g.options), 0);
  const hot = g.heat.filter((owner) => owner === who).length;
  return {
    cash: words.cash ?? 0,
    reserves: words.reserves ?? owned - ledger - staked - hot,
    ledger,
    owned,
    nod: words.nod ?? owned === 10,
    marks: words.marks ?? 0,
    welshers: words.welshers ?? 0,
    laidLow: words.laidLow ?? false,
    token: words.token ?? null,
    extorted: words.extorted ?? false,
    offered: words.offered ?? false,
    home: words.home ?? null,
    held: [...held],
    faceDown: [...faceDown],
    done: [...done],
    boss: 'supply',
    safehouse: 'supply',
    runners: Array.from({ length: 15 }, () => 'supply'),
  };
}

function putDown(g: Game, id: string, words: DistrictWords): void {
  const { moonshine = 0, rum = 0 } = words;
  g.moonshine[id] = moonshine;
  g.rum[id] = rum;
  g.moonshine.supply = (g.moonshine.supply ?? 0) - moonshine;
  g.rum.supply = (g.rum.supply ?? 0) - rum;
  if (words.squad) g.squads[boroughOf(id)] = id;
  if (!words.mob) return;
  const player = mob(g, words.mob);
  if (words.boss) player.boss = id;
  if (words.safehouse) player.safehouse = id;
  for (let i = 0; i < (words.runners ?? 0); i++) player.runners[player.runners.indexOf('supply')] = id;
}

/** The position as both programs must say it, and whose decision it is. Between the parts of a fight `pending` is left out. */
export function said(g: Game): Record<string, unknown> {
  return {
    waiting: g.ask ? { seat: g.ask.who, stage: g.ask.stage } : null,
    day: g.day,
    order: g.order,
    mash: g.mash,
    mashTomorrow: g.tomorrow,
    pool: g.ask?.stage === 'draft' ? [...g.pool].sort() : null,
    districts: Object.fromEntries(DISTRICTS.map((d) => [d, saidOf(g, d)])),
    players: Object.fromEntries(names(g).map((who) => [who, saidOfMob(g, who)])),
    heat: g.heat,
    rat: g.rat,
    market: g.market,
    deck: g.deck,
    discard: g.discard,
    dark: g.dark,
    supply: { moonshine: g.moonshine.supply ?? 0, rum: g.rum.supply ?? 0 },
    crackdown: g.crackdown,
    alliances: g.pairs,
  };
}

function saidOf(g: Game, d: string): Record<string, unknown> {
  const who = holder(g, d);
  const boss = who !== null && mob(g, who).boss === d ? 1 : 0;
  return {
    mob: who,
    boss,
    runners: who === null ? 0 : mobstersAt(g, who, d) - boss,
    safehouse: who !== null && safehouseAt(g, who, d),
    moonshine: g.moonshine[d] ?? 0,
    rum: g.rum[d] ?? 0,
    squad: squadAt(g, d),
  };
}

function saidOfMob(g: Game, who: string): Record<string, unknown> {
  const { boss: _, safehouse: __, runners: ___, held, faceDown, done, ...rest } = mob(g, who);
  return { ...rest, nod: hasNod(g, who), jobs: { held, done, faceDown } };
}
