/** Positions to make puzzles of: out of games of the priorities player, with seats brought near to the crown. */
import { seededDice } from '../../../engine/dice.ts';
import type { Dice, Seat } from '../../../engine/rules.ts';
import { priorities } from '../../../games/moonshine/bot/priorities.ts';
import { VENUES } from '../../../games/moonshine/data/districts.ts';
import { CROWN_RESPECT, INFLUENCE_CEILING } from '../../../games/moonshine/data/tables.ts';
import {
  arrive,
  connections,
  depart,
  district,
  mobsters,
  player,
  safe,
  squadAt,
} from '../../../games/moonshine/rules/board.ts';
import { card } from '../../../games/moonshine/rules/cards.ts';
import { top } from '../../../games/moonshine/rules/decisions.ts';
import { rules } from '../../../games/moonshine/rules/index.ts';
import { respect } from '../../../games/moonshine/rules/respect.ts';
import type { At, State } from '../../../games/moonshine/state.ts';

/** Before that Day hardly a Venue is open. */
const FROM_DAY = 8;
const SEATS = 4;

/** Plays of the Hustle in games of the priorities player; each is a copy to be changed at will. Without end. */
export function* middleGames(seed: string): Generator<State> {
  const options = rules.options(undefined, SEATS);
  if (!options.ok) throw new Error(options.message);
  for (let game = 0; ; game++) {
    const dice = seededDice(`${seed}/${game}`);
    const s = rules.setup(SEATS, options.options, { dice });
    while (!rules.outcome(s)) {
      const asked = top(s);
      if (!asked) break;
      if (asked.stage === 'play' && s.day >= FROM_DAY && dice.below(6) === 0) yield rules.copy(s);
      rules.apply(s, asked.seat, priorities(rules.view(s, asked.seat), asked.seat, dice), { dice });
    }
  }
}

/** The others are done for today: tokens in their order. */
export function layLowAllBut(s: State, active: readonly Seat[]): void {
  let token = 1;
  for (const seat of s.order) {
    const p = player(s, seat);
    p.laidLow = !active.includes(seat);
    p.token = p.laidLow ? token++ : 0;
    if (p.laidLow) {
      p.reserves += p.ledger;
      p.ledger = 0;
    }
  }
}

export interface Standing {
  ledger: number;
  owned?: number;
  marks?: number;
  cash?: number;
  /** Respect done beside held Jobs, from the deck; ten and a little when not said. */
  respect?: number;
}

/** Gives the seat that much on its way to the crown; false when its markers or the deck do not allow it. */
export function arm(
  s: State,
  seat: Seat,
  { ledger, owned = INFLUENCE_CEILING, marks = 0, cash, respect: want }: Standing,
): boolean {
  const p = player(s, seat);
  while (respect(s, seat) < (want ?? CROWN_RESPECT)) {
    const i = s.deck.findIndex(
      (job) => card(s, job).respect <= Math.max(1, (want ?? CROWN_RESPECT) + 1 - respect(s, seat)),
    );
    const [job] = i < 0 ? [] : s.deck.splice(i, 1);
    if (job === undefined) return false;
    p.done.push(job);
  }
  const locked =
    p.held.reduce((sum, job) => sum + card(s, job).stake, 0) + s.heat.filter((owner) => owner === seat).length;
  p.owned = owned;
  p.nod = owned >= INFLUENCE_CEILING;
  p.marks = marks;
  p.ledger = ledger;
  p.reserves = owned - ledger - locked;
  if (cash !== undefined) p.cash = cash;
  return p.reserves >= 0 && respect(s, seat) >= (want ?? 0);
}

/** Sets the Boss on that District, his own or an empty one; a Runner keeps the one he leaves. */
export function seatBoss(s: State, seat: Seat, at: At): boolean {
  const p = player(s, seat);
  if (p.boss < 0 || !safe(s, seat, at)) return false;
  if (p.boss !== at) {
    depart(s, p.boss, 0, 1);
    arrive(s, seat, at, 0, 1);
  }
  return true;
}

/** Venues that no Squad bars. */
export function openVenues(s: State): At[] {
  return VENUES.filter((at) => !squadAt(s, at));
}

/** Own or empty Districts beside that one. */
export function besides(s: State, seat: Seat, at: At): At[] {
  return connections(s, at).filter((near) => safe(s, seat, near) && !VENUES.includes(near));
}

/** Whether no mob stands there or only that seat's. */
export function freeFor(s: State, seat: Seat, at: At): boolean {
  return safe(s, seat, at) && (district(s, at).mob === seat || mobsters(s, at) === 0);
}

export function oneOf<T>(list: readonly T[], dice: Dice): T | undefined {
  return list.length === 0 ? undefined : list[dice.below(list.length)];
}
