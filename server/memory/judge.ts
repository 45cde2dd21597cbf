import type { Refusal, Seat } from '../../src/engine/rules.ts';
import type { Deed } from './deeds.ts';

/** Why something is not taken back, as a refusal; `params.number` is the line that stands in the way. */
export type Code = 'NOTHING_TO_TAKE_BACK' | 'DIE_FALLEN' | 'REVEALED' | 'OTHERS_DECIDED' | 'GAME_OVER';

/** What a seat may take back by itself: to after which line, its last decision or its whole turn; and what ended it if nothing. */
export interface Offer {
  last: number | null;
  turn: number | null;
  ends: 'die' | 'reveal' | 'other' | null;
}

type Deeds = AsyncIterable<Deed>;
type Judged<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** How far back it is looked for what ended a seat's turn; before that, others have decided in any case. */
const MOST_DEEDS = 200;

export const NO_OFFER: Offer = { last: null, turn: null, ends: null };

export function refusal(code: Code, number: number): Refusal {
  return { code, rule: 'house', params: { number } };
}

/** What every seat may take back now. */
export async function offersOf(deeds: Deeds, seats: number): Promise<Offer[]> {
  const offers = Array.from({ length: seats }, () => ({ ...NO_OFFER }));
  const unseen = new Set(offers.keys());
  let runner: Seat | null = null;
  let free = true;
  let looked = 0;
  for await (const deed of deeds) {
    runner ??= deed.seat;
    const own = deed.seat === runner;
    const mine = offers[runner];
    if (free && mine) {
      free = own && deed.bar === null;
      if (free) extend(mine, deed);
      else if (mine.last === null) mine.ends = own ? deed.bar : 'other';
    }
    const theirs = unseen.delete(deed.seat) && !own ? offers[deed.seat] : undefined;
    if (theirs) theirs.ends = deed.bar ?? 'other';
    looked += 1;
    if (!free && (unseen.size === 0 || looked >= MOST_DEEDS)) break;
  }
  return offers;
}

function extend(offer: Offer, deed: Deed): void {
  if (!deed.asked) return;
  offer.last ??= deed.after;
  offer.turn = deed.after;
}

/** Whether the seat may go back by itself to after line `to`, or without `to` to before its last decision; the value is the line. */
export async function judgeFree(deeds: Deeds, seat: Seat, to: number | undefined): Promise<Judged<number>> {
  for await (const deed of deeds) {
    if (to !== undefined && deed.number <= to) break;
    const code = barTo(deed, seat);
    if (code) return { ok: false, refusal: refusal(code, deed.number) };
    if (deed.asked && deed.after === (to ?? deed.after)) return { ok: true, value: deed.after };
  }
  return { ok: false, refusal: refusal('NOTHING_TO_TAKE_BACK', to ?? 0) };
}

function barTo(deed: Deed, seat: Seat): Code | null {
  if (deed.seat !== seat) return 'OTHERS_DECIDED';
  if (deed.bar === 'die') return 'DIE_FALLEN';
  return deed.bar === 'reveal' ? 'REVEALED' : null;
}

/**
 * Whom the seat must ask before it goes back to after line `to`, where it has acted: the others that have decided since, or all
 * others when none has (a die has fallen, or something was revealed, which concerns everybody).
 */
export async function judgeAsked(deeds: Deeds, seat: Seat, to: number): Promise<Judged<Set<Seat> | 'all'>> {
  const others = new Set<Seat>();
  let barred = false;
  for await (const deed of deeds) {
    if (deed.number <= to) break;
    if (deed.seat !== seat) others.add(deed.seat);
    barred ||= deed.bar !== null;
    if (deed.after !== to) continue;
    if (deed.seat !== seat) break;
    return { ok: true, value: barred || others.size === 0 ? 'all' : others };
  }
  return { ok: false, refusal: refusal('NOTHING_TO_TAKE_BACK', to) };
}
