/** Public and hidden information (section 16): all is open but the Job deck's order, whose top the Vipers may see. */
import { shuffle } from '../../../engine/dice.ts';
import type { Dice, Seat } from '../../../engine/rules.ts';
import { JOB_IDS, type JobId } from '../data/jobs.ts';
import type { State, Table, View } from '../state.ts';
import { card } from './cards.ts';
import { copyWith } from './copy.ts';
import { top } from './decisions.ts';
import { isFamily } from './plays/families.ts';

/** What that seat, or a spectator, may know. */
export function view(s: State, seat: Seat | null): View {
  const v = openView(s);
  if (seat === null || !s.players[seat] || !isFamily(s, seat, 'vipers')) return v;
  v.faceDownJobs = s.faceDownJobs;
  if (s.deck[0] !== undefined && hears(s, seat)) v.deckTop = s.deck[0];
  return v;
}

/** What lies open to all, written out: views are made at every decision of a search, and nothing gets into them unnamed. */
function openView(s: State): View {
  return {
    options: s.options,
    players: s.players,
    districts: s.districts,
    squads: s.squads,
    day: s.day,
    phase: s.phase,
    order: s.order,
    mash: s.mash,
    mashTomorrow: s.mashTomorrow,
    pool: s.pool,
    heat: s.heat,
    rat: s.rat,
    market: s.market,
    discard: s.discard,
    supply: s.supply,
    stack: s.stack,
    play: s.play,
    fight: s.fight,
    raid: s.raid,
    crowned: s.crowned,
    deals: s.deals,
    dealsMade: s.dealsMade,
    crackdown: s.crackdown,
    alliances: s.alliances,
    deckCount: s.deck.length,
    darkCount: s.dark.length,
  };
}

/** Whispers: at any time; in their older form only while taking a Job. */
function hears(s: Table, seat: Seat): boolean {
  if (!s.options.whispers_claim) return true;
  const decision = top(s);
  return decision?.stage === 'offer' && decision.seat === seat;
}

/** A full State that this viewer cannot tell from the true one: the unseen Jobs in a new order. */
export function deal(v: View, dice: Dice): State {
  const { deckCount, deckTop, darkCount, faceDownJobs: own } = v;
  const unseen = shuffle(
    unseenJobs(v).filter((job) => job !== deckTop && !own?.includes(job)),
    dice,
  );
  const faceDownJobs = own ?? stakesOfVipers(v).map((stake) => draw(unseen, (job) => card(v, job).stake === stake));
  const dark = Array.from({ length: darkCount }, () => draw(unseen, (job) => card(v, job).respect < 5));
  const deck = deckTop === undefined ? unseen : [deckTop, ...unseen];
  return copyWith(v, { deck: deck.slice(0, deckCount), dark, faceDownJobs: faceDownJobs.slice() });
}

function stakesOfVipers(s: Table): number[] {
  return s.players.flatMap((p) => p.faceDown);
}

/** Takes the first Job that passes out of the pile. */
function draw(pile: JobId[], test: (job: JobId) => boolean): JobId {
  const i = Math.max(0, pile.findIndex(test));
  return pile.splice(i, 1)[0] as JobId;
}

/** Jobs that lie nowhere in the open. */
function unseenJobs(s: Table): JobId[] {
  const seen = new Set<JobId | null>(s.market);
  for (const job of s.discard) seen.add(job);
  for (const p of s.players) {
    for (const job of p.held) seen.add(job);
    for (const job of p.done) seen.add(job);
  }
  return JOB_IDS.filter((job) => !seen.has(job));
}
