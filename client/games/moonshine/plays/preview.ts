import type { Action, Seat } from '../../../../src/engine/rules.ts';
import { facts, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import * as T from '../../../../src/games/moonshine/data/tables.ts';
import { NOBODY, type Player, type View } from '../../../../src/games/moonshine/state.ts';
import { pileAt } from './limits.ts';
import { bribePrice, specOf } from './specs.ts';

/** Things worth knowing before a Play is made; the words are in words/previews.ts. */
export type Note =
  | 'startsFight'
  | 'takesSafehouse'
  | 'takesGround'
  | 'givesBarrels'
  | 'losesBarrels'
  | 'findsBarrels'
  | 'leavesGround'
  | 'safehouseMoves'
  | 'dayEnds'
  | 'startsRaid'
  | 'getsNod'
  | 'knightsGift';

/** What a Play would do to its maker, before any die is rolled. Money in dollars, Influence in markers. */
export interface Preview {
  cost: number;
  ledgerAfter: number;
  cash: number;
  heat: number;
  kickbacks: number;
  notes: Note[];
}

const num = (v: unknown): number => (typeof v === 'number' ? v : 0);

/** The preview of a complete action. Figures only; legality is the rules' affair. */
export function preview(view: View, seat: Seat, action: Action): Preview {
  const me = view.players[seat];
  const cost = specOf(action.do)?.cost ?? 0;
  if (!me) return { cost, ledgerAfter: 0, cash: 0, heat: 0, kickbacks: 0, notes: [] };
  const heat = heatOf(view, action);
  const kickbacks = kickbacksOf(me, action, cost, heat);
  const ledgerAfter = action.do === 'layLow' ? 0 : me.ledger - cost + kickbacks;
  const notes = notesOf(view, seat, me, action);
  if (action.do === 'rat' || (heat > 0 && view.heat.length + heat >= T.HEAT_SPACES)) notes.push('startsRaid');
  return { cost, ledgerAfter, cash: cashOf(view, seat, me, action), heat, kickbacks, notes };
}

const sold = (a: Action) => num(a.moonshine) + num(a.rum);

function heatOf(view: View, a: Action): number {
  const { fight, options } = view;
  if (a.do === 'extort') return 1;
  if (a.do === 'unload') return sold(a) >= T.GREED_TAX_FROM ? 1 : 0;
  if (a.do === 'peddle') return !options.peddle_street_rate && sold(a) >= T.GREED_TAX_FROM ? 1 : 0;
  if (a.do === 'ambush') return 1;
  if (a.do === 'openFire' || a.do === 'hit') return fight && !fight.firstShot ? 1 : 0;
  if (a.do === 'torch') return options.torch_first_shot && fight?.firstShot ? 0 : 1;
  return 0;
}

/** Markers that come from Reserves to the Ledger, the quiet ones just paid included (section 7.5). */
function kickbacksOf(me: Player, a: Action, cost: number, heat: number): number {
  if (a.do !== 'unload' || facts(Math.max(0, indexOf(String(a.at)))).kind !== 'highSociety') return 0;
  return Math.max(0, Math.min(num(a.rum), me.reserves + cost - heat, T.LEDGER_SLOTS - (me.ledger - cost)));
}

function cashOf(view: View, seat: Seat, me: Player, a: Action): number {
  const street = view.options.peddle_street_rate ? T.STREET_RATE : T.MOONSHINE_PRICE;
  switch (a.do) {
    case 'recruit':
      return -num(a.runners) * T.RECRUIT_PRICE;
    case 'secure':
      return -T.SECURE_PRICE;
    case 'borrow':
      return T.LOAN;
    case 'squareUp':
      return -T.SQUARE_UP_PRICE;
    case 'collect':
      return T.COLLECT_PAY;
    case 'layLow':
      return me.ledger * T.LAY_LOW_PAY;
    case 'unload':
      return num(a.moonshine) * T.MOONSHINE_PRICE + num(a.rum) * T.RUM_PRICE;
    case 'peddle':
      return num(a.moonshine) * street;
    case 'bribe':
      return -(bribePrice(me.owned) ?? 0);
    case 'extort':
      return view.districts.filter((d) => d.mob === seat).length * T.EXTORT_PAY;
    case 'giveCash':
      return -num(a.amount);
    default:
      return 0;
  }
}

function notesOf(view: View, seat: Seat, me: Player, a: Action): Note[] {
  const notes: Note[] = [];
  if (typeof a.to === 'string' && ['move', 'skiff', 'stealth', 'secure', 'rise', 'advance'].includes(a.do)) {
    notes.push(...arriving(view, seat, a));
  }
  if (typeof a.from === 'string' && a.do !== 'tunnel') notes.push(...leaving(view, seat, me, a));
  if (a.do === 'secure' && me.safehouse >= 0) notes.push('safehouseMoves');
  if (a.do === 'layLow') notes.push('dayEnds');
  if (a.do === 'bribe' && me.owned + 1 === T.INFLUENCE_CEILING) notes.push('getsNod');
  if (a.do === 'trade' && me.family === 'knights' && view.supply.rum > num(a.barrels)) notes.push('knightsGift');
  return notes;
}

function arriving(view: View, seat: Seat, a: Action): Note[] {
  const at = indexOf(String(a.to));
  const d = view.districts[at];
  if (!d || d.mob === seat) return [];
  const crew = a.do === 'secure' || a.do === 'rise' || a.do === 'advance' || num(a.boss) + num(a.runners) > 0;
  if (d.mob === NOBODY) return unclaimed(crew, d.moonshine + d.rum, sold(a));
  if (!crew) return ['givesBarrels'];
  const guarded = d.runners > 0 || view.players[d.mob]?.boss === at;
  return [guarded ? 'startsFight' : 'takesSafehouse'];
}

function unclaimed(crew: boolean, loose: number, sent: number): Note[] {
  if (!crew) return sent > 0 ? ['losesBarrels'] : [];
  return loose > 0 ? ['takesGround', 'findsBarrels'] : ['takesGround'];
}

function leaving(view: View, seat: Seat, me: Player, a: Action): Note[] {
  const from = indexOf(String(a.from));
  const pile = pileAt(view, seat, a.from);
  const stays = pile.boss - num(a.boss) + (pile.runners - num(a.runners)) > 0 || me.safehouse === from;
  return stays || from < 0 ? [] : ['leavesGround'];
}
