/**
 * What may be taken back: the house's rule, the same at a table of the server and at one of a single device. A seat's own last
 * decisions are free until a die falls, something is revealed or anybody else decides; what lies further back needs the consent of
 * those who have decided since. Every judge looks at the deeds newest first and says when it has seen enough.
 */
import type { Refusal, Seat } from './rules.ts';

/** One action that counts (no take-back has folded it), with what decides whether it can be taken back. */
export interface Deed {
  number: number;
  seat: Seat;
  /** The line whose position it was made in; taking it back leads there. */
  after: number;
  /** Whether the seat was waited for: its own decision, not an aside. */
  asked: boolean;
  /** What nobody can be made to forget. */
  bar: 'die' | 'reveal' | null;
}

/** Why something is not taken back, as a refusal; `params.number` is the line that stands in the way. */
export type Code = 'NOTHING_TO_TAKE_BACK' | 'DIE_FALLEN' | 'REVEALED' | 'OTHERS_DECIDED' | 'GAME_OVER';

/** What a seat may take back by itself: to after which line, its last decision or its whole turn; and what ended it if nothing. */
export interface Offer {
  last: number | null;
  turn: number | null;
  ends: 'die' | 'reveal' | 'other' | null;
}

export type Judged<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export interface Judge<T> {
  /** The judgement, once that deed settles it. */
  take(deed: Deed): Judged<T> | null;
  /** The judgement when there are no more. */
  end(): Judged<T>;
}

/** How far back it is looked for what ended a seat's turn; before that, others have decided in any case. */
const MOST_DEEDS = 200;

export const NO_OFFER: Offer = { last: null, turn: null, ends: null };

export function notTakenBack(code: Code, number: number): Refusal {
  return { code, rule: 'house', params: { number } };
}

/** Puts deeds that are at hand before a judge, newest first. */
export function judged<T>(deeds: Iterable<Deed>, judge: Judge<T>): Judged<T> {
  for (const deed of deeds) {
    const said = judge.take(deed);
    if (said) return said;
  }
  return judge.end();
}

/** What every seat may take back now. */
export function offersAt(seats: number): Judge<Offer[]> {
  const offers = Array.from({ length: seats }, () => ({ ...NO_OFFER }));
  const unseen = new Set(offers.keys());
  const all: Judged<Offer[]> = { ok: true, value: offers };
  let runner: Seat | null = null;
  let free = true;
  let looked = 0;
  return {
    take(deed) {
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
      return !free && (unseen.size === 0 || looked >= MOST_DEEDS) ? all : null;
    },
    end: () => all,
  };
}

function extend(offer: Offer, deed: Deed): void {
  if (!deed.asked) return;
  offer.last ??= deed.after;
  offer.turn = deed.after;
}

/** Whether the seat may go back by itself to after line `to`, or without `to` to before its last decision; the value is the line. */
export function freeBack(seat: Seat, to: number | undefined): Judge<number> {
  const nothing = { ok: false, refusal: notTakenBack('NOTHING_TO_TAKE_BACK', to ?? 0) } as const;
  return {
    take(deed) {
      if (to !== undefined && deed.number <= to) return nothing;
      const code = barTo(deed, seat);
      if (code) return { ok: false, refusal: notTakenBack(code, deed.number) };
      return deed.asked && deed.after === (to ?? deed.after) ? { ok: true, value: deed.after } : null;
    },
    end: () => nothing,
  };
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
export function askedBack(seat: Seat, to: number): Judge<ReadonlySet<Seat> | 'all'> {
  const nothing = { ok: false, refusal: notTakenBack('NOTHING_TO_TAKE_BACK', to) } as const;
  const others = new Set<Seat>();
  let barred = false;
  return {
    take(deed) {
      if (deed.number <= to) return nothing;
      if (deed.seat !== seat) others.add(deed.seat);
      barred ||= deed.bar !== null;
      if (deed.after !== to) return null;
      if (deed.seat !== seat) return nothing;
      return { ok: true, value: barred || others.size === 0 ? 'all' : others };
    },
    end: () => nothing,
  };
}
