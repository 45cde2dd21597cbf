/** What the naive program knows of a game: every piece by the place where it stands, every barrel by the place where it lies. */
import { boroughOf, DISTRICTS, kindOf } from './map.ts';

/** A District, or `supply`, or (in a fight) `pinned`. */
export type Place = string;

export interface Mob {
  cash: number;
  reserves: number;
  ledger: number;
  owned: number;
  nod: boolean;
  marks: number;
  welshers: number;
  laidLow: boolean;
  token: number | null;
  extorted: boolean;
  offered: boolean;
  home: string | null;
  held: string[];
  faceDown: string[];
  done: string[];
  boss: Place;
  safehouse: Place;
  /** Fifteen places. */
  runners: Place[];
}

/** Whatever was done in a Play, in loose words. */
export interface Deed {
  what: string;
  at: string;
  from?: string;
  by?: string;
  boss?: number;
  runners?: number;
  moonshine?: number;
  rum?: number;
  rival?: string | null;
  hadSafehouse?: boolean;
  defenders?: number;
  open?: boolean;
}

export interface Play {
  who: string;
  name: string;
  underTruce: boolean;
  /** Who Controlled what when it was announced. */
  before: Record<string, string | null>;
  deeds: Deed[];
}

export interface Fight {
  attacker: string;
  defender: string;
  at: string;
  origin: string;
  firstShot: boolean;
  bossEntered: boolean;
  defenders: number;
  hadSafehouse: boolean;
}

/** A question put to somebody; what goes with it is in `places` and `number`. */
export interface Ask {
  who: string;
  stage: string;
  places: string[];
  number: number;
}

export interface Game {
  options: Record<string, unknown>;
  day: number;
  phase: string;
  order: string[];
  mash: number;
  tomorrow: number | null;
  pool: number[];
  mobs: Record<string, Mob>;
  /** Where the Squad of a Borough stands. */
  squads: Record<string, string>;
  moonshine: Record<Place, number>;
  rum: Record<Place, number>;
  heat: string[];
  rat: string | null;
  market: (string | null)[];
  deck: string[];
  discard: string[];
  dark: string[];
  crackdown: number | null;
  pairs: [string, string][] | null;
  truceDue: boolean;
  /** What is left of the script of dice; 1s when it is over. */
  faces: number[];
  ask: Ask | null;
  play: Play | null;
  fight: Fight | null;
  /** Boroughs whose Squads have still to act. */
  raid: string[] | null;
  over: boolean;
}

export type Action = { do: string } & Record<string, unknown>;

export function mob(g: Game, who: string): Mob {
  const found = g.mobs[who];
  if (!found) throw new Error(`${who} do not play`);
  return found;
}

export const names = (g: Game): string[] => Object.keys(g.mobs);

export const rollDie = (g: Game): number => g.faces.shift() ?? 1;

export function rollDice(g: Game, n: number): number[] {
  return Array.from({ length: n }, () => rollDie(g));
}

export const muscle = (mobsters: number): number => Math.min(5, Math.ceil(mobsters / 2));

export const squadAt = (g: Game, d: string): boolean => Object.values(g.squads).includes(d);
export const runnersAt = (g: Game, who: string, place: Place): number =>
  mob(g, who).runners.filter((p) => p === place).length;
export const bossAt = (g: Game, who: string, place: Place): boolean => mob(g, who).boss === place;
export const safehouseAt = (g: Game, who: string, place: Place): boolean => mob(g, who).safehouse === place;
export const mobstersAt = (g: Game, who: string, place: Place): number =>
  runnersAt(g, who, place) + (bossAt(g, who, place) ? 1 : 0);
export const barrelsAt = (g: Game, place: Place): number => (g.moonshine[place] ?? 0) + (g.rum[place] ?? 0);

/** Who Controls the District: whoever has Mobsters there, else whose Safehouse stands there. */
export function holder(g: Game, d: string): string | null {
  const withMobsters = names(g).find((who) => mobstersAt(g, who, d) > 0);
  return withMobsters ?? names(g).find((who) => safehouseAt(g, who, d)) ?? null;
}

export const holdings = (g: Game, who: string): string[] => DISTRICTS.filter((d) => holder(g, d) === who);
export const inBorough = (g: Game, who: string, borough: string): number =>
  holdings(g, who).filter((d) => boroughOf(d) === borough).length;
export const docksOf = (g: Game, who: string): number => holdings(g, who).filter((d) => kindOf(d) === 'dock').length;

/** Nobody's pieces and no Squad. */
export const defenseless = (g: Game, d: string): boolean =>
  !squadAt(g, d) && names(g).every((who) => mobstersAt(g, who, d) === 0 && !safehouseAt(g, who, d));

export function safe(g: Game, d: string, who: string): boolean {
  if (squadAt(g, d)) return false;
  return names(g).every((other) => other === who || (mobstersAt(g, other, d) === 0 && !safehouseAt(g, other, d)));
}

/** The rival whose Mobsters stand there. */
export const occupier = (g: Game, d: string, who: string): string | null =>
  names(g).find((other) => other !== who && mobstersAt(g, other, d) > 0) ?? null;

/** The rival whose Safehouse stands there. */
export const rivalSafehouse = (g: Game, d: string, who: string): string | null =>
  names(g).find((other) => other !== who && safehouseAt(g, other, d)) ?? null;

export function moveBarrels(g: Game, from: Place, to: Place, moonshine: number, rum: number): void {
  g.moonshine[from] = (g.moonshine[from] ?? 0) - moonshine;
  g.moonshine[to] = (g.moonshine[to] ?? 0) + moonshine;
  g.rum[from] = (g.rum[from] ?? 0) - rum;
  g.rum[to] = (g.rum[to] ?? 0) + rum;
}

export function moveRunners(g: Game, who: string, from: Place, to: Place, n: number): void {
  const { runners } = mob(g, who);
  for (let i = 0; i < n; i++) runners[runners.indexOf(from)] = to;
}

export function moveCrew(g: Game, who: string, from: Place, to: Place, boss: number, runners: number): void {
  moveRunners(g, who, from, to, runners);
  if (boss > 0) mob(g, who).boss = to;
}

export function moveAll(g: Game, who: string, from: Place, to: Place): void {
  moveCrew(g, who, from, to, bossAt(g, who, from) ? 1 : 0, runnersAt(g, who, from));
}

/** Pays from the Ledger: noisy sends one marker to the Heat Track, the rest go to Reserves. */
export function pay(g: Game, who: string, markers: number, noisy: boolean): void {
  const m = mob(g, who);
  m.ledger -= markers;
  m.reserves += noisy ? markers - 1 : markers;
  if (noisy) g.heat.push(who);
}

/** Hits remove Runners first, then the Boss; a Hit the Boss first. */
export function casualties(g: Game, who: string, place: Place, hits: number, bossFirst: boolean): [number, number] {
  const m = mob(g, who);
  let left = hits;
  let boss = 0;
  const shootBoss = () => {
    if (left > 0 && m.boss === place) {
      m.boss = 'supply';
      boss = 1;
      left -= 1;
    }
  };
  if (bossFirst) shootBoss();
  const dead = Math.min(left, runnersAt(g, who, place));
  moveRunners(g, who, place, 'supply', dead);
  left -= dead;
  shootBoss();
  return [boss, dead];
}

export function question(g: Game, who: string, stage: string, places: string[] = [], number = 0): void {
  g.ask = { who, stage, places, number };
}
