/** Spending Influence and drawing Heat (sections 3 and 10). */
import type { Croupier, Refusal, Seat } from '../../../engine/rules.ts';
import { INFLUENCE_CEILING, LEDGER_SLOTS } from '../data/tables.ts';
import { no } from '../refusals.ts';
import type { Player, Table } from '../state.ts';
import { player } from './board.ts';

/** Section 3.2: a cost is paid in full from the payer's Ledger. */
export function short(s: Table, seat: Seat, cost: number): Refusal | null {
  const have = player(s, seat).ledger;
  return have < cost ? no('LEDGER_SHORT', { need: cost, have }) : null;
}

/** Pays quietly: every marker goes to Reserves. */
export function spend(s: Table, seat: Seat, cost: number): void {
  const p = player(s, seat);
  p.ledger -= cost;
  p.reserves += cost;
}

/** Pays noisily: exactly one of the markers goes to the right-hand end of the Heat Track. */
export function spendNoisily(s: Table, seat: Seat, cost: number, croupier: Croupier): void {
  const p = player(s, seat);
  p.ledger -= cost;
  p.reserves += cost - 1;
  s.heat.push(seat);
  croupier.tell?.({ type: 'heat', seat, markers: s.heat.length });
}

/** One marker from Reserves into an empty Ledger slot; false when that Kickback is lost (section 7.5). */
export function kickback(p: Player): boolean {
  if (p.reserves === 0 || p.ledger >= LEDGER_SLOTS) return false;
  p.reserves -= 1;
  p.ledger += 1;
  return true;
}

/** Section 6.4. Mandatory, no holding back. */
export function fundTheLedger(p: Player): void {
  const markers = Math.min(LEDGER_SLOTS - p.ledger, p.reserves);
  p.reserves -= markers;
  p.ledger += markers;
}

/** One more permanent marker; at ten the Nod, where it is a card (section 3.3). */
export function buyMarker(s: Table, seat: Seat, croupier: Croupier): void {
  const p = player(s, seat);
  p.owned += 1;
  p.reserves += 1;
  if (p.owned < INFLUENCE_CEILING || p.nod || s.options.nod_as_status) return;
  p.nod = true;
  croupier.tell?.({ type: 'nodClaimed', seat });
}
