/** The Power Plays beside Unload: Bribe, Extort, Rat, Rise, Take the Crown (sections 7.5 and 14). Each costs two markers. */
import { facts, WARDS } from '../../data/districts.ts';
import { BRIBE_PRICES, EXTORT_PAY, INFLUENCE_CEILING } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import { NOBODY, SUPPLY, type Table } from '../../state.ts';
import { rule } from '../action.ts';
import { arrive, bossOnBoard, controlled, defenseless, district, nameOf, player, safe } from '../board.ts';
import { cashShort } from '../cash.ts';
import { buyMarker, short, spend, spendNoisily } from '../influence.ts';
import { record } from '../play.ts';
import { crownRefusal } from '../respect.ts';

const COST = 2;

/** The price of that seat's next marker; 0 at the ceiling. */
export function bribePrice(s: Table, seat: number): number {
  return BRIBE_PRICES[player(s, seat).owned] ?? 0;
}

export const bribe = rule({
  stages: ['play'],
  fields: {},
  refuse: (s, seat) =>
    short(s, seat, COST) ??
    (bossOnBoard(s, seat) ? null : no('BOSS_OFF_BOARD')) ??
    (player(s, seat).owned < INFLUENCE_CEILING ? null : no('INFLUENCE_FULL')) ??
    cashShort(s, seat, bribePrice(s, seat)),
  list(s, seat, out) {
    if (bribe.refuse(s, seat, {}) === null) out.push({ do: 'bribe' });
  },
  apply(s, seat, _a, croupier) {
    const price = bribePrice(s, seat);
    spend(s, seat, COST);
    player(s, seat).cash -= price;
    croupier.tell?.({ type: 'bribed', seat, price, owned: player(s, seat).owned + 1 });
    buyMarker(s, seat, croupier);
  },
});

export const extort = rule({
  stages: ['play'],
  fields: {},
  refuse: (s, seat) =>
    short(s, seat, COST) ??
    (player(s, seat).extorted ? no('ALREADY_EXTORTED') : null) ??
    (controlled(s, seat) > 0 ? null : no('NO_DISTRICT')),
  list(s, seat, out) {
    if (extort.refuse(s, seat, {}) === null) out.push({ do: 'extort' });
  },
  apply(s, seat, _a, croupier) {
    const districts = controlled(s, seat);
    const pay = districts * EXTORT_PAY;
    spendNoisily(s, seat, COST, croupier);
    player(s, seat).cash += pay;
    player(s, seat).extorted = true;
    record(s, { type: 'extorted' });
    croupier.tell?.({ type: 'extorted', seat, districts, pay });
  },
});

/** The Raid that follows is run at the end of the Play (section 7.2, step 4). */
export const rat = rule({
  stages: ['play'],
  fields: {},
  refuse: (s, seat) => short(s, seat, COST) ?? (s.rat === seat ? no('HOLDS_RAT') : null),
  list(s, seat, out) {
    if (rat.refuse(s, seat, {}) === null) out.push({ do: 'rat' });
  },
  apply(s, seat, _a, croupier) {
    spend(s, seat, COST);
    croupier.tell?.({ type: 'ratted', seat, from: s.rat });
    s.rat = seat;
  },
});

export const rise = rule({
  stages: ['play'],
  fields: { to: 'district' },
  refuse: (s, seat, a) =>
    short(s, seat, COST) ??
    (player(s, seat).boss === SUPPLY ? null : no('BOSS_ALIVE')) ??
    (facts(a.to).kind === 'ward' ? null : no('NOT_A_WARD', { at: nameOf(a.to) })) ??
    (safe(s, seat, a.to) ? null : no('NOT_SAFE', { at: nameOf(a.to) })),
  list(s, seat, out) {
    if (player(s, seat).boss !== SUPPLY || short(s, seat, COST)) return;
    for (const at of WARDS) if (safe(s, seat, at)) out.push({ do: 'rise', to: nameOf(at) });
  },
  apply(s, seat, a, croupier) {
    const wasDefenseless = defenseless(s, a.to);
    const from = district(s, a.to).mob;
    spend(s, seat, COST);
    arrive(s, seat, a.to, 0, 1);
    record(s, { type: 'rose', at: a.to, wasDefenseless });
    croupier.tell?.({ type: 'rose', seat, at: nameOf(a.to) });
    if (from !== NOBODY) return;
    record(s, { type: 'tookControl', at: a.to, by: 'rise', rival: from, hadSafehouse: false, defenders: 0 });
    croupier.tell?.({ type: 'tookControl', seat, at: nameOf(a.to), from });
  },
});

/** The game is over at once; nothing else is settled (section 14). */
export const takeTheCrown = rule({
  stages: ['play'],
  fields: {},
  refuse: (s, seat) => crownRefusal(s, seat) ?? short(s, seat, COST),
  list(s, seat, out) {
    if (takeTheCrown.refuse(s, seat, {}) === null) out.push({ do: 'takeTheCrown' });
  },
  apply(s, seat, _a, croupier) {
    spend(s, seat, COST);
    s.crowned = seat;
    croupier.tell?.({ type: 'crowned', seat, at: nameOf(player(s, seat).boss) });
  },
});
