import { seededDice } from '../../../../src/engine/dice.ts';
import type { Action, Seat } from '../../../../src/engine/rules.ts';
import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { MoonshineEvent } from '../../../../src/games/moonshine/events.ts';
import type { State, View } from '../../../../src/games/moonshine/state.ts';
import { rules } from '../rules.ts';

/** A door that would be kicked in: whose, where, and the Squad's way to it. Lost barrels of both kinds together. */
export interface Door {
  seat: Seat;
  from: DistrictId | null;
  at: DistrictId;
  barrels: number;
  safehouse: boolean;
}

/** The Raid a Play would start. `asked`: somebody chooses where his crew runs, and another choice may lead elsewhere. */
export interface RaidPreview {
  doors: Door[];
  /** Where Squads would stay put. */
  stay: DistrictId[];
  asked: boolean;
}

const DICE = seededDice('preview');

/**
 * The Raid that this legal Play would start now; null where none comes of it. The Play is carried out on a copy, with hidden cards
 * dealt anyhow: no Raid hangs on them, and none of these Plays rolls a die.
 */
export function raidPreview(view: View, seat: Seat, action: Action): RaidPreview | null {
  const state = rules.deal(structuredClone(view), seat, DICE) as State;
  const events: MoonshineEvent[] = [];
  const croupier = { dice: DICE, tell: (event: object) => void events.push(event as MoonshineEvent) };
  rules.apply(state, seat, action, croupier);
  if (!events.some(({ type }) => type === 'raid')) return null;
  let asked = false;
  while (state.raid) {
    const next = rules.waiting(state)[0];
    if (!next) break;
    asked = true;
    rules.apply(state, next.seat, rules.idle(state, next.seat), croupier);
  }
  return { doors: doorsOf(events), stay: events.flatMap((e) => (e.type === 'squadStayed' ? [e.at] : [])), asked };
}

function doorsOf(events: readonly MoonshineEvent[]): Door[] {
  const ways = new Map(events.flatMap((e) => (e.type === 'squadMoved' ? [[e.to, e.from] as const] : [])));
  return events.flatMap((e) => {
    if (e.type !== 'doorsKickedIn') return [];
    const { seat, at, safehouse } = e;
    return [{ seat, at, safehouse, barrels: e.moonshine + e.rum, from: ways.get(at) ?? null }];
  });
}
