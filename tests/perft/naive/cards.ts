/** The 32 Jobs of the naive program: what they are worth and what completes them (data file, section 4, with its "Later" column). */
import { type Deed, type Game, holder, inBorough, mob, names, type Play, safehouseAt } from './game.ts';
import { boroughOf, DISTRICTS, kindOf, landConnected, pressureOf } from './map.ts';

const ONES =
  `milkRun beachhead tenementArmy lastCall emptyCasket fortressStaten pierSixBrawl dutchmansDeal angelsShare nightLanding
squattersRights grandTour`.split(/\s+/);
const THREES =
  `cubanPrince rumRow eviction copperHeist insuranceJob bigSqueeze hellsHighway poisonPanic ginPipeline unionDues
lastOneStanding irishGoodbye`.split(/\s+/);
const FIVES =
  `openingNight tollBoothTrap overTheTop fiveFamilies smugglersRun bloodySunday butchersLedger highRoller`.split(/\s+/);

export const ALL_JOBS: readonly string[] = [...ONES, ...THREES, ...FIVES];

export function stakeOf(job: string, options: Record<string, unknown>): number {
  if (options.job_deck === 'rewrite' && job === 'unionDues') return 3;
  if (options.job_deck === 'rewrite' && job === 'smugglersRun') return 2;
  return ONES.includes(job) ? 1 : THREES.includes(job) ? 2 : 3;
}

export const worthOf = (job: string, options: Record<string, unknown>): number =>
  [0, 1, 3, 5][stakeOf(job, options)] ?? 0;

const EAST_RIVER = ['eastHarlem', 'astoria', 'williamsburg', 'redHook'];
const STATEN_DOCKS = ['westerleigh', 'tottenville'];
const m = (d: Deed) => d.moonshine ?? 0;
const r = (d: Deed) => d.rum ?? 0;
const all = (d: Deed) => m(d) + r(d);
const isMob = (d: Deed) => (d.boss ?? 0) + (d.runners ?? 0) > 0;

/** Whether that Job is met by the deeds given, with the board as it stands now. */
export function met(g: Game, play: Play, deeds: readonly Deed[], job: string): boolean {
  const test = TESTS[job];
  if (!test) throw new Error(`no Job ${job}`);
  return test(new Case(g, play, deeds));
}

class Case {
  readonly g: Game;
  readonly play: Play;
  readonly deeds: readonly Deed[];
  constructor(g: Game, play: Play, deeds: readonly Deed[]) {
    this.g = g;
    this.play = play;
    this.deeds = deeds;
  }

  get me(): string {
    return this.play.who;
  }
  get later(): boolean {
    return this.g.options.job_deck === 'rewrite';
  }
  /** Everybody else; under the Truce not the partner. */
  get rivals(): string[] {
    const pair = this.play.underTruce ? this.g.pairs?.find((two) => two.includes(this.me)) : undefined;
    return names(this.g).filter((who) => who !== this.me && !pair?.includes(who));
  }
  of(what: string): Deed[] {
    return this.deeds.filter((d) => d.what === what);
  }
  any(what: string, test: (d: Deed) => boolean): boolean {
    return this.of(what).some(test);
  }
  /** Deeds against a rival. */
  anyOnRival(what: string, test: (d: Deed) => boolean): boolean {
    return this.any(what, (d) => this.rivals.includes(d.rival ?? '') && test(d));
  }
  secured(test: (at: string) => boolean): boolean {
    const takeovers = this.g.options.takeover_counts_as_secure === true && this.any('tookOver', (d) => test(d.at));
    return takeovers || this.any('secured', (d) => test(d.at));
  }
  safehouseNextTo(at: string): boolean {
    return DISTRICTS.some(
      (d) => landConnected(at, d, this.g.options.map) && this.rivals.some((who) => safehouseAt(this.g, who, d)),
    );
  }
  count(who: string, at: string): number {
    return inBorough(this.g, who, boroughOf(at));
  }
  soleLeader(at: string): boolean {
    const others = names(this.g).filter((who) => who !== this.me);
    return others.every((who) => this.count(who, at) < this.count(this.me, at));
  }
  rivalHome(borough: string): boolean {
    return this.rivals.some((who) => mob(this.g, who).home === borough);
  }
  seized(test: (d: Deed) => boolean): boolean {
    return this.anyOnRival('seized', test);
  }
  kills(test: (d: Deed) => boolean): number {
    const mine = this.of('killed').filter((d) => this.rivals.includes(d.rival ?? '') && test(d));
    return mine.reduce((n, d) => n + (d.boss ?? 0) + (d.runners ?? 0), 0);
  }
}

const TESTS: Record<string, (c: Case) => boolean> = {
  milkRun: (c) =>
    c.any(
      'moved',
      (d) =>
        all(d) >= 4 &&
        ((d.from === 'fivePoints' && d.at === 'williamsburg') || (d.from === 'williamsburg' && d.at === 'fivePoints')),
    ),
  beachhead: (c) => c.secured((at) => c.safehouseNextTo(at)),
  tenementArmy: (c) =>
    c.any('recruited', (d) => {
      if ((d.runners ?? 0) < 4) return false;
      return c.later ? d.at === 'stapleton' : kindOf(d.at) === 'ward' && c.soleLeader(d.at);
    }),
  lastCall: (c) => c.any('unloaded', (d) => d.at === 'coneyIsland' && all(d) >= 4),
  emptyCasket: (c) =>
    c.any('rose', (d) => kindOf(d.at) === 'ward' && d.open === true && (c.later || c.count(c.me, d.at) === 1)),
  fortressStaten: (c) =>
    c.secured((at) => boroughOf(at) === 'staten' && (c.g.moonshine[at] ?? 0) + (c.g.rum[at] ?? 0) >= 4),
  pierSixBrawl: (c) => c.seized((d) => kindOf(d.at) === 'dock' && d.hadSafehouse === false),
  dutchmansDeal: (c) => c.any('traded', (d) => m(d) >= 3 && (d.at === 'westSide' || (d.at === 'bowery' && !c.later))),
  angelsShare: (c) => c.any('unloaded', (d) => d.at === 'eastHarlem' && (c.later ? all(d) : m(d)) >= 3),
  nightLanding: (c) =>
    c.any(
      'moved',
      (d) => all(d) >= 4 && kindOf(d.from ?? '') === 'dock' && (d.at === 'canarsie' || d.at === 'jamaica'),
    ),
  squattersRights: (c) =>
    c.any('entered', (d) => {
      if (d.open !== true || holder(c.g, d.at) !== c.me) return false;
      const borough = boroughOf(d.at);
      if (c.later) return d.by === 'move' && c.rivalHome(borough);
      return c.rivals.some((who) => inBorough(c.g, who, borough) >= 2);
    }),
  grandTour: (c) => c.any('unloaded', (d) => EAST_RIVER.includes(d.at) && all(d) >= 4),
  cubanPrince: (c) => c.any('moved', (d) => d.at === 'redHook' && r(d) >= 3),
  rumRow: (c) => c.any('traded', (d) => STATEN_DOCKS.includes(d.at) && m(d) >= 4),
  eviction: (c) => c.anyOnRival('tookOver', () => true),
  copperHeist: (c) => c.seized((d) => pressureOf(d.at) >= 5 && d.hadSafehouse === false),
  insuranceJob: (c) => c.play.name === 'rat' && c.any('raided', (d) => d.rival === c.me && pressureOf(d.at) <= 2),
  bigSqueeze: (c) => c.any('unloaded', (d) => d.at === 'tenderloin' && all(d) >= 6),
  hellsHighway: (c) => c.any('moved', (d) => d.at === 'fordham' && all(d) >= 6),
  poisonPanic: (c) => c.any('unloaded', (d) => d.at === 'flushing' && (c.later ? all(d) : m(d)) >= 6),
  ginPipeline: (c) =>
    c.any('moved', (d) => {
      if (c.play.before[d.at] !== c.me || kindOf(d.at) !== 'ward') return false;
      if (c.later) return all(d) >= 6 && boroughOf(d.at) === mob(c.g, c.me).home;
      return m(d) >= 6 && pressureOf(d.from ?? '') >= 5;
    }),
  unionDues: (c) =>
    c.any('recruited', (d) => {
      if ((d.runners ?? 0) < 4 || kindOf(d.at) !== 'ward') return false;
      if (c.later) return c.rivalHome(boroughOf(d.at));
      return c.rivals.some((who) => c.count(who, d.at) > c.count(c.me, d.at));
    }),
  lastOneStanding: (c) => c.secured((at) => (c.later ? at === 'astoria' : kindOf(at) === 'venue' && !c.soleLeader(at))),
  irishGoodbye: (c) => c.kills((d) => EAST_RIVER.includes(d.at)) >= 2 && c.of('seized').length === 0,
  openingNight: (c) => c.any('unloaded', (d) => kindOf(d.at) === 'venue' && r(d) >= 8),
  tollBoothTrap: (c) => c.anyOnRival('killed', (d) => boroughOf(d.at) === 'queens' && d.boss === 1 && d.open === true),
  overTheTop: (c) => c.seized((d) => boroughOf(d.at) === 'bronx' && (d.defenders ?? 0) >= 5),
  fiveFamilies: (c) =>
    c.any('extorted', () =>
      ['manhattan', 'bronx', 'queens', 'brooklyn', 'staten'].every((b) => inBorough(c.g, c.me, b) > 0),
    ),
  smugglersRun: (c) =>
    c.any(
      'moved',
      (d) =>
        STATEN_DOCKS.includes(d.from ?? '') && r(d) >= 4 && isMob(d) && kindOf(d.at) === 'dock' && seizedThere(c, d.at),
    ),
  bloodySunday: (c) => c.anyOnRival('destroyed', (d) => boroughOf(d.at) === 'manhattan'),
  butchersLedger: (c) => c.kills((d) => boroughOf(d.at) === 'brooklyn') >= 5,
  highRoller: (c) =>
    c.secured((at) => kindOf(at) === 'venue' && (c.g.rum[at] ?? 0) >= 4 && (c.later || c.safehouseNextTo(at))),
};

function seizedThere(c: Case, at: string): boolean {
  return c.seized((d) => d.at === at);
}

/** Completed Jobs, two less for the Rat, one less for each Welsher. */
export function respectOf(g: Game, who: string): number {
  const { done, welshers } = mob(g, who);
  const jobs = done.reduce((sum, job) => sum + worthOf(job, g.options), 0);
  return jobs - (g.rat === who ? 2 : 0) - welshers;
}

/** The Nod card, or with `nod_as_status` the standing that stands for it. */
export function hasNod(g: Game, who: string): boolean {
  const player = mob(g, who);
  if (g.options.nod_as_status !== true) return player.nod;
  return player.owned === 10 && respectOf(g, who) >= 10 && player.marks === 0;
}
