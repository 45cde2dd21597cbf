/** A State said in full as a position. */
import type { Seat } from '../../../engine/rules.ts';
import { facesOf } from '../data/places.ts';
import { fightValue } from '../data/tables.ts';
import { WEEKDAYS } from '../data/week.ts';
import { inWords } from '../rules/screens.ts';
import { loyalTo, weekday } from '../rules/table.ts';
import type { Mobster, Player, Sealed, State, Table } from '../state.ts';

/** The position, secrets included. */
export function writePosition(s: State): Record<string, unknown> {
  return {
    startDay: WEEKDAYS[s.startDay],
    day: s.day,
    phase: s.step,
    at: s.step === 'loyalty' ? (s.row[s.at]?.id ?? null) : null,
    row: s.row.map((m) => writeMobster(s, m)),
    players: Object.fromEntries(s.players.map((p, seat) => [p.family, writePlayer(p, s.sealed[seat] ?? null)])),
    deck: [...s.deck],
  };
}

/** The family of a seat; null for nobody. */
export function nameOf(s: Table, seat: Seat): string | null {
  return s.players[seat]?.family ?? null;
}

function writeMobster(s: Table, m: Mobster): Record<string, unknown> {
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameOf(s, seat));
  return {
    mobster: m.id,
    loyalTo: nameOf(s, m.loyalTo),
    drink: m.drink,
    carry: names(m.carry),
    meets: names(m.meets),
  };
}

function writePlayer(p: Player, sealed: Sealed | null): Record<string, unknown> {
  const { family, ...rest } = p;
  return { ...rest, shown: p.shown && facesOf(p.shown), sealed: sealed && inWords(sealed) };
}

/** What a scenario's result says beside the position. */
export function derived(s: State): Record<string, unknown> {
  const bySeat = <T>(value: (seat: Seat) => T) =>
    Object.fromEntries(s.players.map((p, seat) => [p.family, value(seat)]));
  return {
    weekday: weekday(s),
    mobsters: bySeat((seat) => loyalTo(s, seat).map((m) => m.id)),
    values: Object.fromEntries(s.players.map((p) => [p.family, fightValue(p)])),
    meets: bySeat((seat) => s.row.flatMap((m) => (m.meets.includes(seat) ? [m.id] : []))),
    counts: { row: s.row.length, deck: s.deck.length },
  };
}
