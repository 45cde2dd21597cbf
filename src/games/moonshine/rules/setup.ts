/** Setup (section 4), for three and four players alike but for the counts. */
import { shuffle } from '../../../engine/dice.ts';
import type { Croupier, Dice } from '../../../engine/rules.ts';
import { DISTRICTS, MAINLAND, VENUES } from '../data/districts.ts';
import { FAMILIES, type Family } from '../data/families.ts';
import { JOB_IDS, type JobId } from '../data/jobs.ts';
import { MOONSHINE_BARRELS, RUM_BARRELS, RUNNERS, START_CASH, START_INFLUENCE } from '../data/tables.ts';
import type { Options } from '../options.ts';
import { NOBODY, type Player, type State, SUPPLY } from '../state.ts';
import { card } from './cards.ts';
import { proceed } from './day.ts';

/** A fresh game at the first decision of Day 1. */
export function setup(seats: number, options: Options, croupier: Croupier): State {
  const { dice } = croupier;
  const families = shuffle([...FAMILIES], dice);
  const homes = shuffle([...Array(MAINLAND).keys()], dice);
  const dealt = options.home_borough_pick === 'random';
  const all = [...Array(seats).keys()];
  const s = emptyTable(
    options,
    all.map((seat) => newPlayer(families[seat] as Family, dealt ? (homes[seat] as number) : NOBODY)),
  );
  s.order = shuffle([...all], dice);
  s.squads = [...VENUES];
  dealJobs(s, seats + 1, dice);
  s.phase = 'setup';
  proceed(s, croupier);
  return s;
}

/** A table with an empty board, before any piece is placed. */
export function emptyTable(options: Options, players: Player[]): State {
  return {
    options,
    players,
    districts: DISTRICTS.map(() => ({ mob: NOBODY, runners: 0, moonshine: 0, rum: 0 })),
    squads: Array(MAINLAND).fill(SUPPLY),
    day: 1,
    phase: 'shadows',
    order: players.map((_, seat) => seat),
    mash: 1,
    mashTomorrow: 0,
    pool: [],
    heat: [],
    rat: NOBODY,
    market: [],
    discard: [],
    supply: { moonshine: MOONSHINE_BARRELS, rum: RUM_BARRELS },
    stack: [],
    play: null,
    fight: null,
    raid: null,
    crowned: NOBODY,
    deals: [],
    dealsMade: 0,
    crackdown: options.blood_oath ? 1 : 0,
    alliances: [],
    deck: [],
    dark: [],
    faceDownJobs: [],
  };
}

/** A player with everything in supply. */
export function newPlayer(family: Family, home: number): Player {
  return {
    family,
    home,
    cash: START_CASH,
    reserves: START_INFLUENCE,
    ledger: 0,
    owned: START_INFLUENCE,
    nod: false,
    marks: 0,
    welshers: 0,
    laidLow: false,
    extorted: false,
    offered: false,
    token: 0,
    boss: SUPPLY,
    safehouse: SUPPLY,
    supply: RUNNERS,
    held: [],
    faceDown: [],
    done: [],
  };
}

/** Step 5: the opening Market holds no 5-Respect Job; those are shuffled into the deck. */
function dealJobs(s: State, slots: number, dice: Dice): void {
  const isFive = (job: JobId) => card(s, job).respect === 5;
  const small = shuffle(
    JOB_IDS.filter((job) => !isFive(job)),
    dice,
  );
  const opening = small.splice(0, slots);
  s.market = s.options.day1_dark_market ? opening.map(() => null) : opening;
  s.dark = s.options.day1_dark_market ? opening : [];
  s.deck = shuffle([...small, ...JOB_IDS.filter(isFive)], dice);
}
