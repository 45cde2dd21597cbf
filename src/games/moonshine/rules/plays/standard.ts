/** The Standard Plays that keep house: Recruit, Secure, Trade, Beg, Collect (section 7.3). Each costs one marker. */
import type { Action } from '../../../../engine/rules.ts';
import { facts } from '../../data/districts.ts';
import { COLLECT_PAY, LOAN, MARKS, RECRUIT_PRICE, SECURE_PRICE, SQUARE_UP_PRICE } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import { type At, NOBODY, SUPPLY, type Table } from '../../state.ts';
import { rule } from '../action.ts';
import { arrive, controls, district, nameOf, placeSafehouse, player, safe } from '../board.ts';
import { cashShort } from '../cash.ts';
import { short, spend } from '../influence.ts';
import { record } from '../play.ts';
import { isFamily } from './families.ts';
import { someOf } from './steps.ts';

const COST = 1;
/** Recruits that Jobs ask for: listed beside one, half and all. */
const JOB_RECRUITS = 4;

export const recruit = rule({
  stages: ['play'],
  fields: { runners: 'count' },
  refuse(s, seat, a) {
    const { safehouse, supply } = player(s, seat);
    return (
      short(s, seat, COST) ??
      (safehouse === SUPPLY ? no('SAFEHOUSE_OFF_BOARD') : null) ??
      (a.runners === 0 ? no('NOTHING_CHOSEN') : null) ??
      (a.runners > supply ? no('SUPPLY_SHORT', { need: a.runners, have: supply }) : null) ??
      cashShort(s, seat, a.runners * RECRUIT_PRICE)
    );
  },
  list(s, seat, out) {
    const { safehouse, supply, cash } = player(s, seat);
    if (safehouse === SUPPLY || short(s, seat, COST)) return;
    const most = Math.min(supply, Math.floor(cash / RECRUIT_PRICE));
    for (const runners of someOf(most)) out.push({ do: 'recruit', runners });
    const listed = someOf(most).includes(JOB_RECRUITS);
    if (most > JOB_RECRUITS && !listed) out.push({ do: 'recruit', runners: JOB_RECRUITS });
  },
  apply(s, seat, a, croupier) {
    const p = player(s, seat);
    const price = a.runners * RECRUIT_PRICE;
    spend(s, seat, COST);
    p.cash -= price;
    p.supply -= a.runners;
    arrive(s, seat, p.safehouse, a.runners, 0);
    record(s, { type: 'recruited', at: p.safehouse, runners: a.runners });
    croupier.tell?.({ type: 'recruited', seat, at: nameOf(p.safehouse), runners: a.runners, price });
  },
});

export const secure = rule({
  stages: ['play'],
  fields: { to: 'district' },
  refuse(s, seat, a) {
    return (
      short(s, seat, COST) ??
      cashShort(s, seat, SECURE_PRICE) ??
      (safe(s, seat, a.to) ? null : no('NOT_SAFE', { at: nameOf(a.to) })) ??
      (player(s, seat).safehouse === a.to ? no('SAFEHOUSE_ALREADY_THERE', { at: nameOf(a.to) }) : null)
    );
  },
  list(s, seat, out) {
    if (short(s, seat, COST) || cashShort(s, seat, SECURE_PRICE)) return;
    const { safehouse } = player(s, seat);
    for (let at = 0; at < s.districts.length; at++) {
      if (at !== safehouse && safe(s, seat, at)) out.push({ do: 'secure', to: nameOf(at) });
    }
  },
  apply(s, seat, a, croupier) {
    const from = district(s, a.to).mob;
    spend(s, seat, COST);
    player(s, seat).cash -= SECURE_PRICE;
    placeSafehouse(s, seat, a.to);
    record(s, { type: 'secured', at: a.to });
    croupier.tell?.({ type: 'secured', seat, at: nameOf(a.to), price: SECURE_PRICE });
    if (from !== NOBODY) return;
    record(s, { type: 'tookControl', at: a.to, by: 'secure', rival: from, hadSafehouse: false, defenders: 0 });
    croupier.tell?.({ type: 'tookControl', seat, at: nameOf(a.to), from });
  },
});

export const trade = rule({
  stages: ['play'],
  fields: { at: 'district', barrels: 'count' },
  refuse(s, seat, a) {
    const have = district(s, a.at).moonshine;
    return (
      short(s, seat, COST) ??
      (facts(a.at).kind === 'dock' ? null : no('NOT_A_DOCK', { at: nameOf(a.at) })) ??
      (controls(s, seat, a.at) ? null : no('NOT_CONTROLLED', { at: nameOf(a.at) })) ??
      (a.barrels === 0 ? no('NOTHING_CHOSEN') : null) ??
      (a.barrels > have ? no('MOONSHINE_SHORT', { need: a.barrels, have }) : null) ??
      (a.barrels > s.supply.rum ? no('DRY_DOCK', { need: a.barrels, have: s.supply.rum }) : null)
    );
  },
  list(s, seat, out) {
    if (short(s, seat, COST)) return;
    s.districts.forEach((d, at) => {
      if (d.mob !== seat || d.moonshine === 0 || facts(at).kind !== 'dock') return;
      listBarrels(at, Math.min(d.moonshine, s.supply.rum), out);
    });
  },
  apply(s, seat, a, croupier) {
    const d = district(s, a.at);
    spend(s, seat, COST);
    const gift = networkGift(s, seat, a.barrels);
    d.moonshine -= a.barrels;
    s.supply.moonshine += a.barrels;
    s.supply.rum -= a.barrels + gift;
    d.rum += a.barrels + gift;
    record(s, { type: 'traded', at: a.at, barrels: a.barrels });
    croupier.tell?.({ type: 'traded', seat, at: nameOf(a.at), barrels: a.barrels, gift });
  },
});

function listBarrels(at: At, most: number, out: Action[]): void {
  for (const barrels of someOf(most)) out.push({ do: 'trade', at: nameOf(at), barrels });
}

/** Network (section 8): one Rum more for the Knights, if the Supply still has one. */
function networkGift(s: Table, seat: number, barrels: number): 0 | 1 {
  return isFamily(s, seat, 'knights') && s.supply.rum > barrels ? 1 : 0;
}

/** Beg: the Loan. */
export const borrow = rule({
  stages: ['play'],
  fields: {},
  refuse: (s, seat) => short(s, seat, COST) ?? (marksLeft(s) > 0 ? null : no('NO_MARKS_LEFT')),
  list(s, seat, out) {
    if (!short(s, seat, COST) && marksLeft(s) > 0) out.push({ do: 'borrow' });
  },
  apply(s, seat, _a, croupier) {
    const p = player(s, seat);
    spend(s, seat, COST);
    p.cash += LOAN;
    p.marks += 1;
    croupier.tell?.({ type: 'borrowed', seat, cash: LOAN });
  },
});

/** Marks still in Shylock's book. */
export function marksLeft(s: Table): number {
  return s.players.reduce((left, p) => left - p.marks, MARKS);
}

/** Beg: Square Up. */
export const squareUp = rule({
  stages: ['play'],
  fields: {},
  refuse: (s, seat) =>
    short(s, seat, COST) ??
    (player(s, seat).marks > 0 ? null : no('NO_MARK_HELD')) ??
    cashShort(s, seat, SQUARE_UP_PRICE),
  list(s, seat, out) {
    const { marks, cash } = player(s, seat);
    if (marks > 0 && cash >= SQUARE_UP_PRICE && !short(s, seat, COST)) out.push({ do: 'squareUp' });
  },
  apply(s, seat, _a, croupier) {
    const p = player(s, seat);
    spend(s, seat, COST);
    p.cash -= SQUARE_UP_PRICE;
    p.marks -= 1;
    croupier.tell?.({ type: 'squaredUp', seat, price: SQUARE_UP_PRICE });
  },
});

export const collect = rule({
  stages: ['play'],
  fields: {},
  refuse: (s, seat) => short(s, seat, COST),
  list(s, seat, out) {
    if (!short(s, seat, COST)) out.push({ do: 'collect' });
  },
  apply(s, seat, _a, croupier) {
    spend(s, seat, COST);
    player(s, seat).cash += COLLECT_PAY;
    croupier.tell?.({ type: 'collected', seat, pay: COLLECT_PAY });
  },
});
