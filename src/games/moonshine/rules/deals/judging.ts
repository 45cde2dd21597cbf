/** Kept or broken: claims, admission, dispute and vote (section 15, A31). */
import type { Action, Croupier, Refusal, Seat } from '../../../../engine/rules.ts';
import { no } from '../../refusals.ts';
import type { Deal, State, Table, Vow } from '../../state.ts';
import { rule } from '../action.ts';
import { answered, top } from '../decisions.ts';
import { bystanders, dealOf, isJudged, judge, makerOf, receiverOf, type Side, strikeIfSettled } from './book.ts';

interface Found {
  deal: Deal;
  vow: Vow;
}

function find(s: Table, id: number, side: Side): Found | Refusal {
  const deal = dealOf(s, id);
  const vow = deal?.vows[side];
  if (!deal || !vow) return no('NO_SUCH_DEAL', { deal: id });
  return deal.shaken ? { deal, vow } : no('NOT_SHAKEN', { deal: id });
}

/** Why that seat cannot say that of the promise: it is nobody's business but `role`'s, and only in those states. */
function sayRefusal(
  s: Table,
  seat: Seat,
  a: { deal: number; promise: Side },
  role: (deal: Deal, side: Side) => Seat,
  check: (vow: Vow) => Refusal | null,
): Refusal | null {
  const found = find(s, a.deal, a.promise);
  if ('code' in found) return found;
  if (role(found.deal, a.promise) !== seat) return no('NOT_YOUR_DEAL', { deal: a.deal });
  return check(found.vow);
}

/** A promise with a term needs no question. */
function openToWords(vow: Vow): Refusal | null {
  if (vow.term) return no('MACHINE_CHECKED');
  return isJudged(vow) ? no('NOT_OPEN') : null;
}

const claimed = (vow: Vow) => (vow.state === 'claimed' ? null : no('NOT_CLAIMED'));

/** Every legal way to say `name` of a promise; at Sunset only of the one that is asked about. */
function listSayings(s: Table, name: string, refuse: (a: Saying) => Refusal | null, out: Action[]): void {
  const decision = top(s);
  for (const deal of s.deals) {
    for (const promise of [0, 1] as const) {
      const a = { deal: deal.id, promise };
      const asked = !decision || !('promise' in decision) || (decision.deal === a.deal && decision.promise === promise);
      if (asked && !refuse(a)) out.push({ do: name, ...a });
    }
  }
}

type Saying = { deal: number; promise: Side };

const PROMISE = { deal: 'number', promise: 'side' } as const;

export const callKept = rule({
  stages: ['aside', 'judge'],
  fields: PROMISE,
  refuse: (s, seat, a) => sayRefusal(s, seat, a, receiverOf, openToWords),
  list: (s, seat, out) => listSayings(s, 'callKept', (a) => callKept.refuse(s, seat, a), out),
  apply: (s, _seat, a, croupier) => settle(s, a, true, croupier),
});

export const callBroken = rule({
  stages: ['aside', 'judge'],
  fields: PROMISE,
  refuse: (s, seat, a) =>
    sayRefusal(s, seat, a, receiverOf, (vow) => openToWords(vow) ?? (vow.state === 'open' ? null : no('NOT_OPEN'))),
  list: (s, seat, out) => listSayings(s, 'callBroken', (a) => callBroken.refuse(s, seat, a), out),
  apply(s, seat, a, croupier) {
    const found = find(s, a.deal, a.promise);
    if ('code' in found) return;
    found.vow.state = 'claimed';
    const rival = makerOf(found.deal, a.promise);
    croupier.tell?.({ type: 'promiseClaimed', seat, rival, ...a });
    closeAnswered(s);
  },
});

export const admit = rule({
  stages: ['aside', 'answer'],
  fields: PROMISE,
  refuse: (s, seat, a) => sayRefusal(s, seat, a, makerOf, claimed),
  list: (s, seat, out) => listSayings(s, 'admit', (a) => admit.refuse(s, seat, a), out),
  apply: (s, _seat, a, croupier) => settle(s, a, false, croupier),
});

export const dispute = rule({
  stages: ['aside', 'answer'],
  fields: PROMISE,
  refuse: (s, seat, a) => sayRefusal(s, seat, a, makerOf, claimed),
  list: (s, seat, out) => listSayings(s, 'dispute', (a) => dispute.refuse(s, seat, a), out),
  apply(s, seat, a, croupier) {
    const found = find(s, a.deal, a.promise);
    if ('code' in found) return;
    found.vow.state = 'disputed';
    croupier.tell?.({ type: 'promiseDisputed', seat, rival: receiverOf(found.deal, a.promise), ...a });
    closeAnswered(s);
  },
});

function voteRefusal(s: Table, seat: Seat, a: Saying): Refusal | null {
  const found = find(s, a.deal, a.promise);
  if ('code' in found) return found;
  if (!bystanders(s, found.deal).includes(seat)) return no('PARTY_TO_IT', { deal: a.deal });
  return (
    (found.vow.state === 'disputed' ? null : no('NOT_DISPUTED')) ??
    (found.vow.votes.some((ballot) => ballot.seat === seat) ? no('HAS_VOTED') : null)
  );
}

/** The players not party to it decide by majority; a tie favours the maker. */
export const vote = rule({
  stages: ['aside', 'ballot'],
  fields: { ...PROMISE, vote: 'verdict' },
  refuse: (s, seat, a) => voteRefusal(s, seat, a),
  list(s, seat, out) {
    const ballots: Action[] = [];
    listSayings(s, 'vote', (a) => voteRefusal(s, seat, a), ballots);
    for (const ballot of ballots) out.push({ ...ballot, vote: 'kept' }, { ...ballot, vote: 'broken' });
  },
  apply(s, seat, a, croupier) {
    const found = find(s, a.deal, a.promise);
    if ('code' in found) return;
    found.vow.votes.push({ seat, kept: a.vote === 'kept' });
    croupier.tell?.({ type: 'voted', seat, deal: a.deal, promise: a.promise, kept: a.vote === 'kept' });
    const verdict = verdictOf(found.vow, bystanders(s, found.deal).length);
    if (verdict === null) closeAnswered(s);
    else settle(s, a, verdict, croupier);
  },
});

/** True for kept, false for broken, null while the ballots still out could change it. */
function verdictOf(vow: Vow, voters: number): boolean | null {
  const kept = vow.votes.filter((ballot) => ballot.kept).length;
  const broken = vow.votes.length - kept;
  if (broken * 2 > voters) return false;
  return kept * 2 >= voters || vow.votes.length === voters ? true : null;
}

function settle(s: State, a: Saying, kept: boolean, croupier: Croupier): void {
  const deal = dealOf(s, a.deal);
  if (!deal) return;
  judge(s, deal, a.promise, kept, croupier);
  strikeIfSettled(s, deal);
  closeAnswered(s);
}

/** Which state of a promise each question of Sunset is about. */
const ABOUT = { judge: 'open', answer: 'claimed', ballot: 'disputed' } as const;

/** A question of Sunset that this saying has answered is closed. */
function closeAnswered(s: State): void {
  const decision = top(s);
  if (!decision || !('promise' in decision)) return;
  const vow = dealOf(s, decision.deal)?.vows[decision.promise];
  const voted = vow?.votes.some((ballot) => ballot.seat === decision.seat);
  if (vow?.state !== ABOUT[decision.stage] || voted) answered(s);
}
