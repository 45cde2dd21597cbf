import type { Seat } from '../../../../src/engine/rules.ts';
import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import type { Cargo } from '../../../../src/games/moonshine/events.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import type { Gesture } from '../../../show/gesture.ts';
import { costOf } from './foldPlay.ts';
import { type BoardSpot, crossing, inDistrict, mark, type OnBoard } from './places.ts';
import type { Shown } from './shown.ts';

/** What is seen to move. */
export type Thing =
  | { kind: 'crew'; seat: Seat; boss: number; runners: number }
  | { kind: 'barrels'; moonshine: number; rum: number }
  | { kind: 'cash'; amount: number }
  | { kind: 'markers'; seat: Seat; count: number }
  | { kind: 'card'; job: JobId | null }
  | { kind: 'sign'; sign: 'squad' | 'door' | 'bang' | 'crown' | 'safehouse' | 'cuffs' };

type Moving = Omit<Gesture<Thing, OnBoard>, 'key'>;
type Of<K extends Shown['type']> = Extract<Shown, { type: K }>;
type Makers = { [K in Shown['type']]?: (e: Of<K>, v: View) => Moving[] };

/** What is seen of those events, which begin in that position. */
export function gesturesOf(events: readonly Shown[], view: View): Gesture<Thing, OnBoard>[] {
  return events.flatMap((event, i) => {
    const make = MAKERS[event.type] as ((e: Shown, v: View) => Moving[]) | undefined;
    return (make?.(event, view) ?? []).map((moving, j) => ({ ...moving, key: `${i} ${j}` }));
  });
}

const travels = (thing: Thing, path: BoardSpot[], delay = 0): Moving => ({ thing, how: 'travels', path, delay });
const strikes = (thing: Thing, at: BoardSpot, delay = 0): Moving => ({ thing, how: 'strikes', path: [at], delay });
const SUPPLY_MARK = mark('supply');

/** Dollars that come or go, by the seat's own figure. */
function cash(seat: Seat, amount: number): Moving[] {
  return amount === 0 ? [] : [{ thing: { kind: 'cash', amount }, how: 'rises', path: [mark(`cash:${seat}`)] }];
}

function trip(v: View, e: { seat: Seat; from: DistrictId; to: DistrictId } & Cargo): Moving[] {
  const { map } = v.options;
  const way = crossing(e.from, e.to, map);
  const along = (slot: 'crew' | 'barrels') => [inDistrict(e.from, slot, map), ...way, inDistrict(e.to, slot, map)];
  const crew: Thing = { kind: 'crew', seat: e.seat, boss: e.boss, runners: e.runners };
  const barrels: Thing = { kind: 'barrels', moonshine: e.moonshine, rum: e.rum };
  return [
    ...(e.boss + e.runners > 0 ? [travels(crew, along('crew'))] : []),
    ...(e.moonshine + e.rum > 0 ? [travels(barrels, along('barrels'), 0.08)] : []),
  ];
}

/** Barrels between a District and the Supply. */
function stocked(v: View, at: DistrictId, moonshine: number, rum: number, out: boolean): Moving[] {
  if (moonshine + rum === 0) return [];
  const there = inDistrict(at, 'barrels', v.options.map);
  return [travels({ kind: 'barrels', moonshine, rum }, out ? [there, SUPPLY_MARK] : [SUPPLY_MARK, there])];
}

/** The dead of a fight or a burst Still, where they stood. */
function fallen(v: View, at: DistrictId, slot: 'crew' | 'squad' | 'still'): Moving {
  return strikes({ kind: 'sign', sign: 'bang' }, inDistrict(at, slot, v.options.map), 0.35);
}

const bare = { moonshine: 0, rum: 0 };

const MAKERS: Makers = {
  acted(e, v) {
    const count = costOf(v, e);
    if (count === 0) return [];
    return [travels({ kind: 'markers', seat: e.seat, count }, [mark(`ledger:${e.seat}`), mark(`reserves:${e.seat}`)])];
  },
  heat: (e, v) => [
    travels({ kind: 'markers', seat: e.seat, count: 1 }, [mark(`ledger:${e.seat}`), mark(`heat:${v.heat.length}`)]),
  ],
  consigliere: (e) => [
    travels({ kind: 'markers', seat: e.owner, count: 1 }, [mark(`heat:${e.marker}`), mark(`reserves:${e.owner}`)]),
  ],
  raidOver: (_e, v) =>
    v.heat.map((seat, i) =>
      travels({ kind: 'markers', seat, count: 1 }, [mark(`heat:${i}`), mark(`reserves:${seat}`)], i * 0.08),
    ),
  ledgersFunded: (e, v) =>
    e.ledgers.flatMap((ledger, seat) => {
      const count = ledger - (v.players[seat]?.ledger ?? 0);
      return count > 0
        ? [travels({ kind: 'markers', seat, count }, [mark(`reserves:${seat}`), mark(`ledger:${seat}`)])]
        : [];
    }),
  moved: (e, v) => trip(v, e),
  advanced: (e, v) => trip(v, e),
  fellBack: (e, v) => trip(v, { ...e, ...bare }),
  crewRan: (e, v) => trip(v, { ...e, ...bare }),
  folded: (e, v) => trip(v, { ...e, ...bare, from: e.at }),
  squadMoved: (e, v) => [
    travels({ kind: 'sign', sign: 'squad' }, [
      inDistrict(e.from, 'squad', v.options.map),
      ...crossing(e.from, e.to, v.options.map),
      inDistrict(e.to, 'squad', v.options.map),
    ]),
  ],
  brewed: (e, v) => stocked(v, e.at, e.moonshine, 0, false),
  traded: (e, v) => [
    ...stocked(v, e.at, e.barrels, 0, true),
    ...stocked(v, e.at, 0, e.barrels + e.gift, false).map((moving) => ({ ...moving, delay: 0.3 })),
  ],
  unloaded: (e, v) => [...stocked(v, e.at, e.moonshine, e.rum, true), ...cash(e.seat, e.pay)],
  peddled: (e, v) => [...stocked(v, e.at, e.moonshine, 0, true), ...cash(e.seat, e.pay)],
  recruited: (e, v) => [
    travels({ kind: 'crew', seat: e.seat, boss: 0, runners: e.runners }, [
      mark(`seat:${e.seat}`),
      inDistrict(e.at, 'crew', v.options.map),
    ]),
    ...cash(e.seat, -e.price),
  ],
  rose: (e, v) => [
    travels({ kind: 'crew', seat: e.seat, boss: 1, runners: 0 }, [
      mark(`seat:${e.seat}`),
      inDistrict(e.at, 'crew', v.options.map),
    ]),
  ],
  secured: (e, v) => [safehouse(v, e.at), ...cash(e.seat, -e.price)],
  tookOver: (e, v) => [safehouse(v, e.at)],
  razed: (e, v) => [strikes({ kind: 'sign', sign: 'bang' }, inDistrict(e.at, 'safehouse', v.options.map))],
  torched: (e, v) => [strikes({ kind: 'sign', sign: 'bang' }, inDistrict(e.at, 'safehouse', v.options.map))],
  borrowed: (e) => cash(e.seat, e.cash),
  squaredUp: (e) => cash(e.seat, -e.price),
  collected: (e) => cash(e.seat, e.pay),
  extorted: (e) => cash(e.seat, e.pay),
  laidLow: (e) => cash(e.seat, e.pay),
  bribed: (e) => [
    ...cash(e.seat, -e.price),
    travels({ kind: 'markers', seat: e.seat, count: 1 }, [mark(`seat:${e.seat}`), mark(`reserves:${e.seat}`)]),
  ],
  cashGiven: (e) => [travels({ kind: 'cash', amount: e.amount }, [mark(`cash:${e.seat}`), mark(`cash:${e.to}`)])],
  burst: (e, v) => [fallen(v, e.at, 'still')],
  ambushed: (e, v) => (e.runners + e.boss > 0 ? [fallen(v, e.at, 'squad')] : []),
  volley: (e, v) => [
    ...(e.lost.runners + e.lost.boss > 0 ? [fallen(v, e.at, 'squad')] : []),
    ...(e.killed.runners + e.killed.boss > 0 ? [fallen(v, e.at, 'crew')] : []),
  ],
  doorsKickedIn: (e, v) => [
    strikes({ kind: 'sign', sign: 'door' }, inDistrict(e.at, 'still', v.options.map)),
    ...stocked(v, e.at, e.moonshine, e.rum, true).map((moving) => ({ ...moving, delay: 0.35 })),
  ],
  arrested: (e, v) => [strikes({ kind: 'sign', sign: 'cuffs' }, inDistrict(e.at, 'crew', v.options.map))],
  jobTaken: (e) => [travels({ kind: 'card', job: e.job }, [mark(`job:${e.job}`), mark(`seat:${e.seat}`)])],
  jobTakenFaceDown: (e) => [travels({ kind: 'card', job: null }, [mark('deck'), mark(`seat:${e.seat}`)])],
  walkedAway: (e) => [travels({ kind: 'card', job: e.job }, [mark(`seat:${e.seat}`), mark('deck')])],
  crowned: (e, v) => [strikes({ kind: 'sign', sign: 'crown' }, inDistrict(e.at, 'crew', v.options.map))],
};

function safehouse(v: View, at: DistrictId): Moving {
  return strikes({ kind: 'sign', sign: 'safehouse' }, inDistrict(at, 'safehouse', v.options.map));
}
