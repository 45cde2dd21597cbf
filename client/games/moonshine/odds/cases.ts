import type { Action, Seat } from '../../../../src/engine/rules.ts';
import { indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { type Crew, type Odds, oddsByVolleys, type Question } from '../../../../src/games/moonshine/odds/index.ts';
import { type Fight, NOBODY, type Player, type View } from '../../../../src/games/moonshine/state.ts';
import { specOf } from '../plays/specs.ts';
import { hasSafehouse, mobsters } from '../rules.ts';

export type Shot = Question['shot'];

/** One way a fight may go: the Occupier's answer (null: given already) and the Invader's shot, for every number of volleys. */
export interface FightCase {
  answer: 'ambush' | 'holdFire' | null;
  shot: Shot;
  question: Omit<Question, 'volleys'>;
  /** Volleys the Invader's Ledger pays for. */
  most: number;
}

/** A fight that may come or has come, with both sides and every case. */
export interface Prospect {
  invader: Seat;
  occupier: Seat;
  cases: FightCase[];
}

const ENTRIES = ['move', 'skiff', 'stealth'];
const PRICE: Record<Shot, number> = { openFire: 1, hit: 2, plunder: 1 };

/** The fight that this Play would start: Open Fire after each answer of the Occupier. Null when it starts none. */
export function prospectOf(view: View, seat: Seat, action: Action): Prospect | null {
  const at = ENTRIES.includes(action.do) ? indexOf(String(action.to)) : -1;
  const d = view.districts[at];
  const me = view.players[seat];
  const invader: Crew = { boss: action.boss ? 1 : 0, runners: Number(action.runners ?? 0) };
  if (!d || !me || d.mob === NOBODY || d.mob === seat) return null;
  if (mobsters(view, at) === 0 || invader.boss + invader.runners === 0) return null;
  const ledger = me.ledger - (specOf(action.do)?.cost ?? 0);
  const side = { seat, crew: invader, ledger, at, stealth: action.do === 'stealth' };
  return { invader: seat, occupier: d.mob, cases: answers(view, side) };
}

/** The fight in hand: at the Standoff by the Occupier's answers, while Pinned by the Invader's shots. */
export function prospectOfFight(view: View): Prospect | null {
  const { fight } = view;
  const me = fight ? view.players[fight.attacker] : undefined;
  if (!fight || !me) return null;
  const stage = view.stack.at(-1)?.stage;
  const crew = { boss: fight.boss, runners: fight.runners };
  const side = { seat: fight.attacker, crew, ledger: me.ledger, at: fight.at, stealth: fight.entry === 'stealth' };
  if (stage === 'standoff') return { ...sidesOf(fight), cases: answers(view, side) };
  if (stage !== 'pinned') return null;
  const cases = shotsOf(me).flatMap((shot) => caseOf(view, side, null, shot));
  return { ...sidesOf(fight), cases };
}

const sidesOf = ({ attacker, defender }: Fight) => ({ invader: attacker, occupier: defender });

interface Invasion {
  seat: Seat;
  crew: Crew;
  /** Markers left for volleys. */
  ledger: number;
  at: number;
  stealth: boolean;
}

function answers(view: View, side: Invasion): FightCase[] {
  const occupier = view.players[view.districts[side.at]?.mob ?? NOBODY];
  const mayAmbush = occupier && occupier.ledger > 0 && !occupier.laidLow && !side.stealth;
  const held = caseOf(view, side, 'holdFire', 'openFire');
  return mayAmbush ? [...held, ...caseOf(view, side, 'ambush', 'openFire')] : held;
}

/** The volleys this family can fire. */
function shotsOf({ family }: Player): Shot[] {
  if (family === 'sicilians') return ['openFire', 'hit'];
  return family === 'irish' ? ['openFire', 'plunder'] : ['openFire'];
}

function caseOf(view: View, side: Invasion, answer: FightCase['answer'], shot: Shot): FightCase[] {
  const { at, crew, ledger, seat } = side;
  const d = view.districts[at];
  const most = Math.floor(Math.max(0, ledger) / PRICE[shot]);
  if (!d || (answer === null && most === 0)) return [];
  const question = {
    invader: crew,
    occupier: { boss: view.players[d.mob]?.boss === at ? 1 : 0, runners: d.runners } as Crew,
    firepower: view.players[seat]?.family === 'irish',
    safehouse: hasSafehouse(view, at),
    shot,
    ambush: answer === 'ambush',
  };
  return [{ answer, shot, question, most }];
}

/** A row of the table: so many volleys, and how it then stands. */
export interface Row {
  volleys: number;
  odds: Odds;
}

/** From one volley up to what the Ledger pays; the Ambush alone when it pays for none. */
export function rowsOf({ question, most }: FightCase): Row[] {
  const rows = oddsByVolleys(question, most).map((odds, volleys) => ({ volleys, odds }));
  return most > 0 ? rows.slice(1) : rows;
}
