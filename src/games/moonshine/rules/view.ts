/** Public and hidden information (section 16): all is open but the order of the Job deck, whose top the Vipers may see. */
import { shuffle } from '../../../engine/dice.ts';
import type { Dice, Seat } from '../../../engine/rules.ts';
import { JOB_IDS, type JobId } from '../data/jobs.ts';
import type { State, Table, View } from '../state.ts';
import { copy } from './copy.ts';
import { isFamily } from './plays/families.ts';

/** What that seat, or a spectator, may know. */
export function view(s: State, seat: Seat | null): View {
  const { deck, ...table } = s;
  const top = deck[0];
  const whispers = seat !== null && top !== undefined && s.players[seat] && isFamily(s, seat, 'vipers');
  return whispers ? { ...table, deckCount: deck.length, deckTop: top } : { ...table, deckCount: deck.length };
}

/** A full State that this viewer cannot tell from the true one: the unseen Jobs in a new order. */
export function deal(v: View, dice: Dice): State {
  const { deckCount, deckTop, ...table } = v;
  const unseen = shuffle(
    unseenJobs(v).filter((job) => job !== deckTop),
    dice,
  );
  const deck = deckTop === undefined ? unseen : [deckTop, ...unseen];
  return copy({ ...table, deck: deck.slice(0, deckCount) });
}

/** Jobs that lie nowhere in the open. */
function unseenJobs(s: Table): JobId[] {
  const seen = new Set<JobId | null>([...s.market, ...s.discard]);
  for (const p of s.players) for (const job of [...p.held, ...p.done]) seen.add(job);
  return JOB_IDS.filter((job) => !seen.has(job));
}
