import type { Family } from '../../../../src/games/moonshine/data/families.ts';
import { BRIBE_PRICES } from '../../../../src/games/moonshine/data/tables.ts';
import type { Options } from '../../../../src/games/moonshine/options.ts';
import type { Stage } from '../../../../src/games/moonshine/state.ts';
import type { ActionName } from '../words/actions.ts';

/** A field that is filled on the map (a District) or with a stepper (a whole number). */
export type PlaceField = 'from' | 'to' | 'at';
export type AmountField = 'boss' | 'runners' | 'moonshine' | 'rum' | 'barrels' | 'amount';

/** What the screen must know of an action to let a person make it. The rules alone say whether it is legal. */
export interface Spec {
  do: ActionName;
  stage: Stage;
  /** Influence that is paid, for the price tag. */
  cost: number;
  /** The heading it stands under among the Plays of the Hustle. */
  group: 'muscle' | 'business' | 'power' | 'rest';
  /** Only this family has it. */
  family?: Family;
  places: readonly PlaceField[];
  amounts: readonly AmountField[];
  /** Asks for a marker on the Heat Track. */
  marker?: true;
  /** Taken with one press, without a second look. */
  direct?: true;
}

type Rest = Partial<Pick<Spec, 'family' | 'places' | 'amounts' | 'direct' | 'marker'>>;

const hustle = (name: ActionName, group: Spec['group'], cost: number, rest: Rest = {}): Spec => ({
  do: name,
  stage: 'play',
  group,
  cost,
  places: [],
  amounts: [],
  ...rest,
});

const answer = (name: ActionName, stage: Stage, cost = 0, rest: Rest = {}): Spec => ({
  do: name,
  stage,
  group: 'rest',
  cost,
  places: [],
  amounts: [],
  ...rest,
});

const FROM_TO: readonly PlaceField[] = ['from', 'to'];
const ALL_CARGO: readonly AmountField[] = ['boss', 'runners', 'moonshine', 'rum'];

/** Every Play of the Hustle, in the order of the action bar. */
export const HUSTLE: readonly Spec[] = [
  hustle('move', 'muscle', 1, { places: FROM_TO, amounts: ALL_CARGO }),
  hustle('skiff', 'muscle', 1, { family: 'knights', places: FROM_TO, amounts: ['boss', 'runners'] }),
  hustle('stealth', 'muscle', 1, { family: 'vipers', places: FROM_TO, amounts: ['boss', 'runners'] }),
  hustle('recruit', 'muscle', 1, { amounts: ['runners'] }),
  hustle('secure', 'muscle', 1, { places: ['to'] }),
  hustle('trade', 'business', 1, { places: ['at'], amounts: ['barrels'] }),
  hustle('unload', 'business', 2, { places: ['at'], amounts: ['moonshine', 'rum'] }),
  hustle('peddle', 'business', 1, { family: 'irish', places: ['at'], amounts: ['moonshine'] }),
  hustle('tunnel', 'business', 1, { family: 'vipers', places: FROM_TO, amounts: ['moonshine', 'rum'] }),
  hustle('collect', 'business', 1),
  hustle('borrow', 'business', 1),
  hustle('squareUp', 'business', 1),
  hustle('extort', 'power', 2),
  hustle('bribe', 'power', 2),
  hustle('consigliere', 'power', 1, { family: 'sicilians', marker: true }),
  hustle('rat', 'power', 2),
  hustle('rise', 'power', 2, { places: ['to'] }),
  hustle('takeTheCrown', 'power', 2),
  hustle('layLow', 'rest', 0),
];

/** Answers to the other questions of the game. */
export const ANSWERS: readonly Spec[] = [
  answer('ambush', 'standoff', 1, { direct: true }),
  answer('holdFire', 'standoff', 0, { direct: true }),
  answer('fold', 'standoff', 0, { places: ['to'] }),
  answer('openFire', 'pinned', 1, { direct: true }),
  answer('hit', 'pinned', 2, { family: 'sicilians', direct: true }),
  answer('plunder', 'pinned', 1, { family: 'irish', direct: true }),
  answer('torch', 'pinned', 1, { family: 'knights', direct: true }),
  answer('advance', 'pinned', 1, { places: ['to'] }),
  answer('fallBack', 'pinned', 0, { direct: true }),
  answer('loot', 'loot', 0, { amounts: ['moonshine', 'rum'] }),
  answer('takeOver', 'claim', 0, { direct: true }),
  answer('raze', 'claim', 0, { direct: true }),
  answer('run', 'run', 0, { places: ['to'] }),
  answer('split', 'split', 0, { places: ['to'] }),
];

const BY_NAME = new Map<string, Spec>([...HUSTLE, ...ANSWERS].map((spec) => [spec.do, spec]));

export function specOf(name: string): Spec | undefined {
  return BY_NAME.get(name);
}

/** The specs that answer that stage and that this family can ever use. */
export function specsFor(stage: Stage, family: Family): readonly Spec[] {
  return [...HUSTLE, ...ANSWERS].filter((s) => s.stage === stage && (!s.family || s.family === family));
}

/** The price of the next marker, or null at the ceiling. */
export function bribePrice(owned: number): number | null {
  return BRIBE_PRICES[owned] ?? null;
}

const CARRIED: readonly AmountField[] = ['moonshine', 'rum'];

/** The amounts a Play asks for at this table: on an Advance the rules may let carried barrels be left. */
export function amountsOf(spec: Spec, options: Options): readonly AmountField[] {
  return spec.do === 'advance' && options.advance_leave_barrels ? CARRIED : spec.amounts;
}
