/** Handshakes on the table: finding them, and who is who in them (section 15). */
import type { Croupier, Refusal, Seat } from '../../../../engine/rules.ts';
import { WELSHERS } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import type { Deal, State, Table, Vow } from '../../state.ts';
import { player } from '../board.ts';
import { sumDue } from './vow.ts';

export type Side = 0 | 1;

export function dealOf(s: Table, id: number): Deal | undefined {
  return s.deals.find((deal) => deal.id === id);
}

/** Who gave that promise, and to whom. */
export function makerOf(deal: Deal, side: Side): Seat {
  return side === 0 ? deal.from : deal.to;
}

export function receiverOf(deal: Deal, side: Side): Seat {
  return side === 0 ? deal.to : deal.from;
}

/** The players who are not party to it: those who vote on a dispute. */
export function bystanders(s: Table, deal: Deal): Seat[] {
  return [...s.players.keys()].filter((seat) => seat !== deal.from && seat !== deal.to);
}

/** Handshakes are made during the Hustle alone (A59). */
export function notNow(s: Table): Refusal | null {
  return s.phase === 'hustle' || s.phase === 'raid' ? null : no('NOT_THE_HUSTLE');
}

/** What an offer needs to be shaken: cash that its makers must hold for their `pay` terms. */
export function needs(deal: Deal): { seat: Seat; cash: number }[] {
  return ([0, 1] as const)
    .map((side) => ({ seat: makerOf(deal, side), cash: sumDue(deal.vows[side]?.term ?? null) }))
    .filter((need) => need.cash > 0);
}

/** Takes a Handshake off the table. */
export function strike(s: State, deal: Deal): void {
  s.deals = s.deals.filter((other) => other.id !== deal.id);
}

/** Off the table once both sides are judged. */
export function strikeIfSettled(s: State, deal: Deal): void {
  if (deal.vows.every((vow) => vow === null || isJudged(vow))) strike(s, deal);
}

export function isJudged(vow: Vow): boolean {
  return vow.state === 'kept' || vow.state === 'broken';
}

/** Judges a promise once and for all; a broken one costs its maker a Welsher, while there are any (A30). */
export function judge(s: State, deal: Deal, side: Side, kept: boolean, croupier: Croupier): void {
  const vow = deal.vows[side];
  if (!vow || isJudged(vow)) return;
  vow.state = kept ? 'kept' : 'broken';
  const seat = makerOf(deal, side);
  const taken = !kept && welshersLeft(s) > 0;
  if (taken) player(s, seat).welshers += 1;
  const told = { seat, rival: receiverOf(deal, side), deal: deal.id, promise: side };
  croupier.tell?.(kept ? { type: 'promiseKept', ...told } : { type: 'promiseBroken', ...told, welsher: taken });
}

export function welshersLeft(s: Table): number {
  return s.players.reduce((left, p) => left - p.welshers, WELSHERS);
}
