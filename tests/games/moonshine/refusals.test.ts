/** Every refusal code can be met: one position and one action for each, and no code without its line. */
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/engine/dice.ts';
import { notation } from '../../../src/games/moonshine/notation/index.ts';
import { type Options, readOptions } from '../../../src/games/moonshine/options.ts';
import { REFUSALS, type RefusalCode } from '../../../src/games/moonshine/refusals.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';
import type { State } from '../../../src/games/moonshine/state.ts';

type Family = 'sicilians' | 'irish' | 'vipers' | 'knights';
type Patch = Record<string, unknown>;

interface Case {
  /** Who acts; his turn unless the position says otherwise. */
  by?: Family;
  action: unknown;
  /** Laid over the base position: whole Districts, and fields of players. */
  districts?: Record<string, Patch | null>;
  players?: Partial<Record<Family, Patch>>;
  position?: Patch;
  options?: Partial<Options>;
  /** A seat that is nobody’s. */
  seat?: number;
}

const SQUAD = { squad: true };

const BASE: Record<string, Patch> = {
  sugarHill: SQUAD,
  morrisPark: SQUAD,
  richmondHill: SQUAD,
  williamsburg: SQUAD,
  fivePoints: { mob: 'sicilians', boss: 1, runners: 4, safehouse: true, moonshine: 2 },
  westSide: { mob: 'sicilians', runners: 3, moonshine: 2, rum: 1 },
  eastHarlem: { mob: 'sicilians', runners: 3, moonshine: 1 },
  huntsPoint: { mob: 'irish', boss: 1, runners: 2, safehouse: true, moonshine: 1 },
  throggsNeck: { mob: 'irish', runners: 3, moonshine: 3 },
  belmont: { mob: 'irish', runners: 3 },
  corona: { mob: 'vipers', boss: 1, runners: 2, safehouse: true },
  jamaica: { mob: 'vipers', runners: 3, rum: 1 },
  astoria: { mob: 'vipers', runners: 6 },
  brownsville: { mob: 'knights', boss: 1, runners: 6, safehouse: true },
  canarsie: { mob: 'knights', runners: 3 },
  coneyIsland: { mob: 'knights', runners: 3 },
};

const FAMILIES: readonly Family[] = ['sicilians', 'irish', 'vipers', 'knights'];

function positionOf(c: Case): object {
  const players = FAMILIES.map((family) => [family, { cash: 1500, ledger: 3, owned: 8, ...c.players?.[family] }]);
  const districts = Object.entries({ ...BASE, ...c.districts }).filter(([, words]) => words !== null);
  return {
    phase: 'hustle',
    mashTomorrow: 3,
    turn: c.by ?? 'sicilians',
    districts: Object.fromEntries(districts),
    players: Object.fromEntries(players),
    ...c.position,
  };
}

/** A fight of the Sicilians from West Side against the Irish in Throggs Neck. */
function fight(
  stage: 'standoff' | 'pinned' | 'loot',
  record: Patch = {},
  by: Family = 'sicilians',
  play = 'move',
): Patch {
  const defender = by === 'irish' ? 'sicilians' : 'irish';
  const asked = stage === 'standoff' ? defender : by;
  const [at, origin] = by === 'irish' ? ['westSide', 'throggsNeck'] : ['throggsNeck', 'westSide'];
  return {
    turn: by,
    pending: {
      stack: [{ stage: 'play', seat: by }, stage === 'loot' ? { stage, seat: asked, hits: 1 } : { stage, seat: asked }],
      play: { seat: by, name: play, deeds: [] },
      fight: {
        attacker: by,
        defender,
        at,
        origin,
        entry: play,
        defendersAtStart: 3,
        safehouseAtStart: false,
        bossEntered: false,
        boss: 0,
        runners: 1,
        moonshine: 1,
        rum: 0,
        firstShot: false,
        ...record,
      },
      raid: null,
    },
  };
}

const SPLIT = {
  phase: 'shadows',
  mashTomorrow: null,
  pool: [2, 3, 4, 5],
  pending: {
    stack: [{ stage: 'split', seat: 'sicilians', fired: ['fivePoints'], targets: ['eastHarlem'] }],
    play: null,
    fight: null,
    raid: null,
  },
};
const STOCK = {
  ...SPLIT,
  pending: { ...SPLIT.pending, stack: [{ stage: 'stock', seat: 'sicilians', fired: ['fivePoints', 'eastHarlem'] }] },
};
const RUN = {
  phase: 'raid',
  pending: {
    stack: [
      { stage: 'play', seat: 'irish' },
      { stage: 'run', seat: 'sicilians', at: 'eastHarlem', exits: ['fivePoints', 'westSide'] },
    ],
    play: { seat: 'irish', name: 'rat', deeds: [] },
    fight: null,
    raid: { squad: 0 },
  },
};
const OFFERS = {
  phase: 'offers',
  mashTomorrow: null,
  market: ['openingNight', 'milkRun'],
  order: [...FAMILIES].reverse(),
};

/** Nine Influence more or less, ten Respect, a Boss in a free Venue. */
const CROWNED_BUT = (player: Patch, boss = 'sugarHill'): Pick<Case, 'action' | 'players' | 'districts'> => ({
  action: { do: 'takeTheCrown' },
  players: { sicilians: { owned: 10, jobs: { held: [], done: ['openingNight', 'highRoller'] }, ...player } },
  districts: { fivePoints: { mob: 'sicilians', runners: 4, safehouse: true }, [boss]: { mob: 'sicilians', boss: 1 } },
});

/** One Handshake on the table between the Sicilians and the Irish. */
function deal(more: Patch = {}, give: Patch = {}): Patch {
  return { deals: [{ id: 1, from: 'sicilians', to: 'irish', give: { text: 'peace', ...give }, ...more }] };
}
const ALLIED = [
  ['sicilians', 'vipers'],
  ['irish', 'knights'],
];
const OFFER = { do: 'offerHandshake', to: 'irish', give: { text: 'peace' }, ask: null };

const CASES: { readonly [C in RefusalCode]: Case } = {
  MALFORMED: { action: { do: 'move', from: 7, to: 'bowery', runners: 1 } },
  UNKNOWN_ACTION: { action: { do: 'dance' } },
  GAME_OVER: { action: { do: 'layLow' }, position: { crowned: 'irish' } },
  NOT_AT_THE_TABLE: { action: { do: 'layLow' }, seat: 4 },
  NOT_YOUR_DECISION: { by: 'irish', action: { do: 'layLow' }, position: { turn: 'vipers' } },
  WRONG_STAGE: { action: { do: 'fallBack' } },
  NOTHING_CHOSEN: { action: { do: 'move', from: 'westSide', to: 'tenderloin' } },
  LEDGER_SHORT: { action: { do: 'collect' }, players: { sicilians: { ledger: 0 } } },
  CASH_SHORT: { action: { do: 'secure', to: 'tenderloin' }, players: { sicilians: { cash: 400 } } },
  WRONG_FAMILY: { action: { do: 'peddle', at: 'fivePoints', moonshine: 1 } },
  DIE_NOT_IN_POOL: {
    action: { do: 'draft', die: 6 },
    position: { phase: 'shadows', mashTomorrow: null, pool: [1, 2, 3, 4, 5] },
  },
  NOT_A_SPLIT_TARGET: { action: { do: 'split', to: 'tenderloin' }, position: SPLIT },
  SPLIT_MUST_FIRE: { action: { do: 'split', to: null }, position: SPLIT, options: { split_must_fire: true } },
  NOT_THE_FIRED_STILLS: { action: { do: 'stock', order: ['fivePoints', 'fivePoints'] }, position: STOCK },
  NOT_IN_MARKET: { action: { do: 'takeJob', job: 'rumRow' }, position: OFFERS },
  STAKE_TOO_HIGH: {
    action: { do: 'takeJob', job: 'openingNight' },
    position: OFFERS,
    players: { sicilians: { owned: 6, ledger: 4 } },
  },
  JOB_NOT_HELD: { action: { do: 'walkAway', job: 'rumRow' }, position: OFFERS },
  NOT_A_FACE: {
    by: 'knights',
    action: { do: 'nameMash', face: 7 },
    position: { phase: 'harbormaster', mashTomorrow: null },
    districts: { tottenville: { mob: 'knights', runners: 1 } },
  },
  NOT_CONTROLLED: { action: { do: 'move', from: 'belmont', to: 'fordham', runners: 1 } },
  SAME_DISTRICT: { action: { do: 'move', from: 'westSide', to: 'westSide', runners: 1 } },
  NOT_CONNECTED: { action: { do: 'move', from: 'westSide', to: 'fivePoints', runners: 1 } },
  SQUAD_THERE: { action: { do: 'move', from: 'westSide', to: 'sugarHill', runners: 1 } },
  NOT_SAFE: { action: { do: 'secure', to: 'belmont' } },
  NO_BOSS_THERE: { action: { do: 'move', from: 'westSide', to: 'tenderloin', boss: 1 } },
  RUNNERS_SHORT: { action: { do: 'move', from: 'westSide', to: 'tenderloin', runners: 4 } },
  MOONSHINE_SHORT: { action: { do: 'move', from: 'westSide', to: 'tenderloin', runners: 1, moonshine: 3 } },
  RUM_SHORT: { action: { do: 'move', from: 'westSide', to: 'tenderloin', rum: 2 } },
  OVER_LIMIT: { by: 'vipers', action: { do: 'stealth', from: 'astoria', to: 'huntsPoint', runners: 6 } },
  SAFEHOUSE_OFF_BOARD: {
    action: { do: 'recruit', runners: 1 },
    districts: { fivePoints: { mob: 'sicilians', boss: 1, runners: 4 } },
  },
  SUPPLY_SHORT: { action: { do: 'recruit', runners: 6 }, players: { sicilians: { cash: 9000 } } },
  SAFEHOUSE_ALREADY_THERE: { action: { do: 'secure', to: 'fivePoints' } },
  NOT_A_DOCK: { action: { do: 'trade', at: 'eastHarlem', barrels: 1 } },
  DRY_DOCK: { action: { do: 'trade', at: 'westSide', barrels: 2 }, position: { supply: { moonshine: 21, rum: 1 } } },
  NO_MARKS_LEFT: { action: { do: 'borrow' }, players: { irish: { marks: 4 }, knights: { marks: 3 } } },
  NO_MARK_HELD: { action: { do: 'squareUp' }, players: { sicilians: { cash: 5000 } } },
  NOT_A_SPEAKEASY: { action: { do: 'unload', at: 'westSide', moonshine: 1 } },
  RUM_ONLY: {
    action: { do: 'unload', at: 'sugarHill', moonshine: 1 },
    districts: { sugarHill: { mob: 'sicilians', runners: 1, moonshine: 1, rum: 1 }, tenderloin: SQUAD },
  },
  BOSS_OFF_BOARD: {
    action: { do: 'bribe' },
    players: { sicilians: { cash: 9000 } },
    districts: { fivePoints: { mob: 'sicilians', runners: 4 } },
  },
  INFLUENCE_FULL: { action: { do: 'bribe' }, players: { sicilians: { owned: 10, cash: 9000 } } },
  ALREADY_EXTORTED: { action: { do: 'extort' }, players: { sicilians: { extorted: true } } },
  NO_DISTRICT: { action: { do: 'extort' }, districts: { fivePoints: null, westSide: null, eastHarlem: null } },
  HOLDS_RAT: { action: { do: 'rat' }, position: { rat: 'sicilians' } },
  BOSS_ALIVE: { action: { do: 'rise', to: 'stapleton' } },
  NOT_A_WARD: { by: 'irish', action: { do: 'peddle', at: 'throggsNeck', moonshine: 1 } },
  NO_NOD: CROWNED_BUT({ owned: 9 }),
  RESPECT_SHORT: CROWNED_BUT({ welshers: 1 }),
  MARKED: CROWNED_BUT({ marks: 1 }),
  NOT_IN_VENUE: CROWNED_BUT({}, 'bowery'),
  HOME_VENUE: { ...CROWNED_BUT({ home: 'manhattan' }), options: { crown_away_from_home: true } },
  NO_SUCH_MARKER: { action: { do: 'consigliere', marker: 0 } },
  NOT_HOSTILE: { by: 'vipers', action: { do: 'stealth', from: 'astoria', to: 'flushing', runners: 1 } },
  NOT_COASTAL: { by: 'knights', action: { do: 'skiff', from: 'canarsie', to: 'fordham', runners: 1 } },
  NOT_FROM_SAFEHOUSE: { by: 'vipers', action: { do: 'tunnel', from: 'jamaica', to: 'astoria', rum: 1 } },
  LAID_LOW: {
    by: 'irish',
    action: { do: 'ambush' },
    position: fight('standoff'),
    players: { irish: { laidLow: true, token: 1 } },
  },
  TOO_QUIET: {
    by: 'irish',
    action: { do: 'ambush' },
    position: fight('standoff', { entry: 'stealth', moonshine: 0 }),
    options: { stealth_allows_fold: true },
  },
  ORIGIN_BARRED: {
    by: 'irish',
    action: { do: 'fold', to: 'westSide' },
    position: fight('standoff'),
    districts: { westSide: null },
    options: { scram_bars_origin: true },
  },
  NO_RUNNER_PINNED: {
    by: 'knights',
    action: { do: 'torch' },
    position: fight('pinned', { origin: 'canarsie', boss: 1, runners: 0 }, 'knights'),
    districts: { brownsville: { mob: 'knights', runners: 6, safehouse: true } },
  },
  NO_RIVAL_SAFEHOUSE: {
    by: 'knights',
    action: { do: 'torch' },
    position: fight('pinned', { origin: 'canarsie' }, 'knights'),
  },
  OVER_HITS: { by: 'irish', action: { do: 'loot', moonshine: 2 }, position: fight('loot', {}, 'irish') },
  LEFT_BARRELS: { action: { do: 'advance', to: 'fordham', moonshine: 1 }, position: fight('pinned') },
  NOT_AN_EXIT: { action: { do: 'run', to: 'tenderloin' }, position: RUN },
  TO_YOURSELF: { action: { do: 'giveCash', to: 'sicilians', amount: 100 } },
  NOT_IN_NOTES: { action: { do: 'giveCash', to: 'irish', amount: 150 } },
  NOT_THE_HUSTLE: { action: OFFER, position: { ...OFFERS, turn: 'irish' } },
  NO_PROMISE: { action: { ...OFFER, give: null } },
  TOO_MANY_OFFERS: {
    action: OFFER,
    position: {
      deals: [1, 2, 3, 4].map((id) => ({ id, from: 'sicilians', to: 'irish', give: { text: `peace ${id}` } })),
    },
  },
  NO_SUCH_DEAL: { by: 'irish', action: { do: 'shake', deal: 7 } },
  NOT_YOUR_DEAL: { by: 'vipers', action: { do: 'shake', deal: 1 }, position: deal() },
  ALREADY_SHAKEN: { by: 'irish', action: { do: 'shake', deal: 1 }, position: deal({ shaken: true }) },
  NOT_SHAKEN: { by: 'irish', action: { do: 'callKept', deal: 1, promise: 0 }, position: deal() },
  MACHINE_CHECKED: {
    by: 'irish',
    action: { do: 'callBroken', deal: 1, promise: 0 },
    position: deal({ shaken: true }, { term: { pay: 500 } }),
  },
  NOT_OPEN: {
    by: 'irish',
    action: { do: 'callBroken', deal: 1, promise: 0 },
    position: deal({ shaken: true }, { state: 'disputed' }),
  },
  NOT_CLAIMED: { action: { do: 'admit', deal: 1, promise: 0 }, position: deal({ shaken: true }) },
  NOT_DISPUTED: {
    by: 'vipers',
    action: { do: 'vote', deal: 1, promise: 0, vote: 'kept' },
    position: deal({ shaken: true }),
  },
  PARTY_TO_IT: {
    by: 'irish',
    action: { do: 'vote', deal: 1, promise: 0, vote: 'kept' },
    position: deal({ shaken: true }, { state: 'disputed' }),
  },
  HAS_VOTED: {
    by: 'vipers',
    action: { do: 'vote', deal: 1, promise: 0, vote: 'kept' },
    position: deal({ shaken: true }, { state: 'disputed', votes: [{ seat: 'vipers', kept: true }] }),
  },
  BOROUGH_TAKEN: {
    action: { do: 'pickHome', borough: 'queens' },
    position: { phase: 'setup', mashTomorrow: null, districts: {}, order: FAMILIES },
    players: { irish: { home: 'queens' }, vipers: { home: 'bronx' }, knights: { home: 'brooklyn' } },
  },
  NO_WHISPERS: { by: 'vipers', action: { do: 'takeWhisper' }, position: { ...OFFERS, turn: 'vipers' } },
  ALLIANCE_RESPECT_SHORT: {
    ...CROWNED_BUT({}),
    position: { crackdown: 10, alliances: ALLIED },
    options: { blood_oath: true },
  },
  PARTNER_MARKED: {
    ...CROWNED_BUT({}),
    players: {
      ...CROWNED_BUT({}).players,
      vipers: { marks: 1, jobs: { held: [], done: ['fiveFamilies', 'overTheTop'] } },
    },
    position: { crackdown: 10, alliances: ALLIED },
    options: { blood_oath: true },
  },
};

function stateOf(c: Case): State {
  const options = readOptions(c.options);
  if (!options.ok) throw new Error(options.message);
  const read = notation.read(positionOf(c), options.options, { dice: seededDice('refusals') });
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.value as State;
}

describe('each refusal', () => {
  test.each(Object.entries(CASES))('%s', (code, c) => {
    const state = stateOf(c);
    const before = JSON.stringify(state);
    const seat = c.seat ?? FAMILIES.indexOf(c.by ?? 'sicilians');
    const refusal = rules.refuse(state, seat, c.action);
    expect(refusal).toMatchObject({ code, rule: REFUSALS[code as RefusalCode] });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('no code is without a case', () => {
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(REFUSALS).sort());
  });
});
