/** The 20 mobsters as cards, in the order m01 to m20 of section 2.3. */
import { type Counts, countsOf, type Place } from './places.ts';
import { WEEKDAYS, type Weekday } from './week.ts';

/** Conditions other than a set of symbols (section 6). */
export type Special = 'allSame' | 'allDifferent' | 'match3' | 'fewestMoney' | 'mostWeapons' | 'equal';

export interface MobsterCard {
  readonly name: string;
  /** The symbols it asks for; empty for a special condition. */
  readonly symbols: readonly Place[];
  readonly special: Special | null;
  readonly days: readonly Weekday[];
}

const asks = (name: string, symbols: Place[], ...days: Weekday[]): MobsterCard => ({
  name,
  symbols,
  special: null,
  days,
});
const wants = (name: string, special: Special, ...days: Weekday[]): MobsterCard => ({
  name,
  symbols: [],
  special,
  days,
});

export const MOBSTERS = {
  marcoRicci: asks('Marco Ricci', ['bank', 'gunShop'], 'tue', 'wed'),
  jacobSoldini: asks('Jacob Soldini', ['gunShop', 'club'], 'sat', 'sun'),
  ninoVento: asks('Nino Vento', ['club', 'street'], 'tue', 'sat'),
  pepeCorsa: asks('Pepe Corsa', ['racetrack', 'street'], 'thu', 'fri'),
  carlaFontana: asks('Carla Fontana', ['racetrack', 'villa'], 'mon', 'fri', 'sun'),
  silvioConti: asks('Silvio Conti', ['bank', 'villa'], 'mon', 'wed', 'thu'),
  lucky: asks('Lucky', ['bank', 'racetrack', 'club'], 'tue', 'thu', 'sat'),
  gaspareNotte: asks('Gaspare Notte', ['gunShop', 'villa', 'street'], 'mon', 'tue', 'wed', 'fri'),
  dukeMalone: asks('Duke Malone', ['bank', 'bank', 'street'], 'mon', 'tue', 'sun'),
  rosaSpina: asks('Rosa Spina', ['gunShop', 'gunShop', 'racetrack'], 'mon', 'tue', 'fri'),
  mamaPazzo: asks('Mama Pazzo', ['club', 'club', 'villa'], 'wed', 'thu', 'fri'),
  bigOtto: asks('Big Otto', ['street', 'street', 'bank'], 'thu', 'sat', 'sun'),
  enzoMartelli: asks('Enzo Martelli', ['racetrack', 'racetrack', 'gunShop'], 'mon', 'wed', 'sat', 'sun'),
  veraColomba: asks('Vera Colomba', ['villa', 'villa', 'club'], 'wed', 'thu', 'sat', 'sun'),
  johnBrown: wants('John Brown', 'allSame', 'mon', 'wed', 'thu', 'fri'),
  scarlett: wants('Scarlett', 'allDifferent', 'fri', 'sat'),
  henrietta: wants('Henrietta', 'match3', 'mon', 'thu', 'sat', 'sun'),
  littleBuck: wants('Little Buck', 'fewestMoney', 'mon', 'tue', 'wed'),
  robertoDiSalvo: wants('Roberto di Salvo', 'mostWeapons', 'tue', 'wed', 'sat'),
  bobby: wants('Bobby', 'equal', 'thu', 'fri', 'sun'),
} as const satisfies Record<string, MobsterCard>;

export type MobsterId = keyof typeof MOBSTERS;

/** Every mobster in the order of the list. */
export const MOBSTER_IDS = Object.keys(MOBSTERS) as MobsterId[];

/** What each card asks of the dice, counted by place. */
const NEEDS = Object.fromEntries(MOBSTER_IDS.map((id) => [id, countsOf(MOBSTERS[id].symbols)])) as Readonly<
  Record<MobsterId, Counts>
>;

/** For each card, whether it works on each weekday. */
const AT_WORK: Readonly<Record<string, readonly boolean[]>> = Object.fromEntries(
  MOBSTER_IDS.map((id) => [id, WEEKDAYS.map((day) => (MOBSTERS[id].days as readonly Weekday[]).includes(day))]),
);

/** The card of that mobster. */
export function cardOf(id: MobsterId): MobsterCard {
  return MOBSTERS[id];
}

/** What the card asks of the dice, counted by place; all 0 for a special condition. */
export function needsOf(id: MobsterId): Counts {
  return NEEDS[id];
}

/** Whether the mobster works on the weekday of that index. */
export function worksOn(id: MobsterId, weekday: number): boolean {
  return AT_WORK[id]?.[weekday] ?? false;
}

/** Whether that is a mobster's id. */
export function isMobster(id: unknown): id is MobsterId {
  return typeof id === 'string' && Object.hasOwn(MOBSTERS, id);
}
