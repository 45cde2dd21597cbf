import { seededDice } from '../../../../src/engine/dice.ts';
import { notation } from '../../../../src/games/moonshine/notation/index.ts';
import { DEFAULTS } from '../../../../src/games/moonshine/options.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import type { State, View } from '../../../../src/games/moonshine/state.ts';
import type { Beat, Lesson, Said } from '../../../learn/lesson/lesson.ts';

const IRISH = 0;
const VIPERS = 1;
const SICILIANS = 2;

/** The third morning of a game for three. The pupil plays the Irish; three markers lie on the Heat Track. */
const MORNING = {
  day: 3,
  phase: 'shadows',
  turn: 'irish',
  order: ['irish', 'vipers', 'sicilians'],
  mash: 4,
  pool: [1, 2, 5, 6],
  districts: {
    huntsPoint: { mob: 'irish', safehouse: true, boss: 1, runners: 3 },
    belmont: { mob: 'irish', runners: 3 },
    throggsNeck: { mob: 'irish', runners: 2, moonshine: 1 },
    corona: { mob: 'vipers', safehouse: true, boss: 1, runners: 2 },
    astoria: { mob: 'vipers', runners: 2, moonshine: 2 },
    jamaica: { mob: 'vipers', runners: 3, moonshine: 1 },
    brownsville: { mob: 'sicilians', safehouse: true, boss: 1, runners: 4 },
    coneyIsland: { mob: 'sicilians', runners: 3 },
    canarsie: { mob: 'sicilians', runners: 3, moonshine: 2 },
    sugarHill: { squad: true },
    morrisPark: { squad: true },
    richmondHill: { squad: true },
    williamsburg: { squad: true },
  },
  players: {
    irish: { cash: 700, owned: 6, home: 'bronx' },
    vipers: { cash: 1200, owned: 6, home: 'queens' },
    sicilians: { cash: 900, owned: 6, home: 'brooklyn' },
  },
  heat: ['sicilians', 'vipers', 'sicilians'],
  market: ['grandTour', 'copperHeist', 'beachhead', 'rumRow'],
};

/** Tomorrow's Mash, then the volley in Astoria: three dice of the Irish, one of the Vipers. */
const FACES = [6, 5, 4, 2, 3];

const district = (id: string) => `[data-district="${id}"]`;
const doing = (name: string) => `[data-do="${name}"]`;
const CONFIRM = '[data-testid="confirm"]';
const MINE = '.ms-ledger[data-mine="true"]';

const BEATS: readonly Beat[] = [
  { kind: 'tell', words: 'welcome', at: [MINE] },
  { kind: 'tell', words: 'city', at: [district('huntsPoint')] },
  { kind: 'tell', words: 'brew', at: ['.ms-mash'] },
  { kind: 'ask', words: 'draft', want: { do: 'draft', die: 5 }, at: ['[data-do="draft"][data-die="5"]'] },
  {
    kind: 'ask',
    words: 'split',
    want: { do: 'split', to: 'belmont' },
    at: [district('belmont'), '[data-place="belmont"]', CONFIRM],
  },
  {
    kind: 'rivals',
    words: 'othersDraft',
    acts: [
      { seat: VIPERS, action: { do: 'draft', die: 2 } },
      { seat: SICILIANS, action: { do: 'draft', die: 6 } },
    ],
  },
  { kind: 'tell', words: 'blowback', at: [district('brownsville')] },
  {
    kind: 'rivals',
    words: 'othersOffer',
    acts: [
      { seat: SICILIANS, action: { do: 'standPat' } },
      { seat: VIPERS, action: { do: 'takeJob', job: 'rumRow' } },
    ],
  },
  {
    kind: 'ask',
    words: 'offer',
    want: { do: 'takeJob', job: 'grandTour' },
    at: ['.ms-offer [data-job="grandTour"]', '[data-job="grandTour"] [data-do="takeJob"]'],
  },
  { kind: 'tell', words: 'ledger', at: [MINE] },
  { kind: 'tell', words: 'mash', at: ['.ms-mash'] },
  { kind: 'tell', words: 'hustle', at: ['.ms-actions'] },
  {
    kind: 'ask',
    words: 'move',
    want: { do: 'move', from: 'huntsPoint', to: 'astoria', boss: 1, runners: 3, moonshine: 2 },
    at: [
      doing('move'),
      '.ms-form [data-place="huntsPoint"]',
      '.ms-form [data-place="astoria"]',
      '.ms-form[data-do="move"] .ms-quick button',
      '.ms-form[data-do="move"] .ms-commit:not([aria-disabled="true"])',
    ],
  },
  { kind: 'rivals', words: 'standoff', acts: [{ seat: VIPERS, action: { do: 'holdFire' } }] },
  { kind: 'ask', words: 'fire', want: { do: 'openFire' }, at: ['.ms-odds', doing('openFire')] },
  { kind: 'tell', words: 'won', at: [district('astoria')] },
  {
    kind: 'rivals',
    words: 'othersPlay',
    acts: [
      { seat: VIPERS, action: { do: 'recruit', runners: 2 } },
      { seat: SICILIANS, action: { do: 'trade', at: 'canarsie', barrels: 2 } },
    ],
  },
  {
    kind: 'ask',
    words: 'unload',
    want: { do: 'unload', at: 'astoria', moonshine: 4 },
    at: [doing('unload'), '.ms-form [data-place="astoria"]', '.ms-form[data-do="unload"] .ms-commit'],
  },
  {
    kind: 'ask',
    words: 'run',
    want: { do: 'run' },
    free: true,
    at: [district('throggsNeck'), '.ms-form [data-place="huntsPoint"]', CONFIRM],
  },
  { kind: 'tell', words: 'raid', at: ['.ms-heat'] },
  { kind: 'tell', words: 'job', at: [MINE] },
  {
    kind: 'rivals',
    words: 'othersRest',
    acts: [
      { seat: VIPERS, action: { do: 'layLow' } },
      { seat: SICILIANS, action: { do: 'layLow' } },
    ],
  },
  { kind: 'ask', words: 'layLow', want: { do: 'layLow' }, at: [doing('layLow'), CONFIRM] },
  { kind: 'tell', words: 'sunset', at: ['.ms-order'] },
  { kind: 'tell', words: 'crown' },
];

/** The position of the first beat. Throws when the notation does not take it, which only a defect can bring about. */
function begin(): State {
  const read = notation.read(MORNING, DEFAULTS, { dice: seededDice('a first Day') });
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.value;
}

/** A guided Day of Moonshine Kingdom, from the Brew to Sunset. */
export function firstDay(words: Readonly<Record<string, Said>>, names: readonly string[]): Lesson<State, View> {
  return {
    game: rules.id,
    rules,
    seat: IRISH,
    names,
    begin,
    faces: FACES,
    seed: 'a first Day',
    beats: BEATS,
    words,
  };
}
