import type { Seat } from '../../../../src/engine/rules.ts';
import { facts, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { RECRUIT_PRICE, TRICK_LIMIT } from '../../../../src/games/moonshine/data/tables.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import type { Draft } from './draft.ts';
import type { AmountField } from './specs.ts';

/** The most that a stepper offers, by field. The rules judge what is chosen; this only spares pressing in vain. */
export type Limits = Partial<Record<AmountField, number>>;

interface Pile {
  boss: number;
  runners: number;
  moonshine: number;
  rum: number;
}

const EMPTY: Pile = { boss: 0, runners: 0, moonshine: 0, rum: 0 };

/** What that seat has in a District. */
export function pileAt(view: View, seat: Seat, id: unknown): Pile {
  const at = typeof id === 'string' ? indexOf(id) : -1;
  const d = view.districts[at];
  const p = view.players[seat];
  if (!d || !p || d.mob !== seat) return EMPTY;
  return { boss: p.boss === at ? 1 : 0, runners: d.runners, moonshine: d.moonshine, rum: d.rum };
}

/** The barrels the Occupier has where the fight is. */
function prey(view: View): { moonshine: number; rum: number } {
  const d = view.fight ? view.districts[view.fight.at] : undefined;
  return { moonshine: d?.moonshine ?? 0, rum: d?.rum ?? 0 };
}

const capped = (pile: Pile): Limits => ({ ...pile, runners: Math.min(pile.runners, TRICK_LIMIT) });

const isVenue = (id: unknown) =>
  typeof id === 'string' && indexOf(id) >= 0 && facts(indexOf(id)).kind === 'highSociety';

const LIMITS: Record<string, (view: View, seat: Seat, draft: Draft) => Limits> = {
  move: (view, seat, draft) => ({ ...pileAt(view, seat, draft.from) }),
  skiff: (view, seat, draft) => capped(pileAt(view, seat, draft.from)),
  stealth: (view, seat, draft) => capped(pileAt(view, seat, draft.from)),
  tunnel(view, seat, draft) {
    const { moonshine, rum } = pileAt(view, seat, draft.from);
    return { moonshine: Math.min(moonshine, TRICK_LIMIT), rum: Math.min(rum, TRICK_LIMIT) };
  },
  recruit(view, seat) {
    const p = view.players[seat];
    return { runners: p ? Math.min(p.supply, Math.floor(p.cash / RECRUIT_PRICE)) : 0 };
  },
  trade: (view, seat, draft) => ({ barrels: Math.min(pileAt(view, seat, draft.at).moonshine, view.supply.rum) }),
  unload(view, seat, draft) {
    const { moonshine, rum } = pileAt(view, seat, draft.at);
    return { moonshine: isVenue(draft.at) ? 0 : moonshine, rum };
  },
  peddle: (view, seat, draft) => ({ moonshine: pileAt(view, seat, draft.at).moonshine }),
  loot: (view) => prey(view),
  advance: (view) => ({ moonshine: view.fight?.moonshine ?? 0, rum: view.fight?.rum ?? 0 }),
  giveCash: (view, seat) => ({ amount: view.players[seat]?.cash ?? 0 }),
};

export function limits(view: View, seat: Seat, draft: Draft): Limits {
  return LIMITS[draft.do]?.(view, seat, draft) ?? {};
}

/** What the steppers show first: everything where a person nearly always wants all, one where more costs more. */
export function firstAmounts(view: View, seat: Seat, draft: Draft): Limits {
  const most = limits(view, seat, draft);
  if (draft.do === 'trade' || draft.do === 'unload' || draft.do === 'peddle' || draft.do === 'advance') return most;
  if (draft.do === 'recruit') return { runners: Math.min(1, most.runners ?? 0) };
  return {};
}

/** What is pulled over the map: all Runners, and the Boss where he is alone; through a Tunnel as many barrels as go, Rum first. */
export function wholeLoad(view: View, seat: Seat, draft: Draft): Limits {
  const { boss = 0, runners = 0, moonshine = 0, rum = 0 } = limits(view, seat, draft);
  if (draft.do === 'tunnel') return { rum, moonshine: Math.min(moonshine, TRICK_LIMIT - rum) };
  return runners > 0 ? { runners } : { boss };
}
