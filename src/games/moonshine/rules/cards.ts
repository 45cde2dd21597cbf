/** The Job cards of the deck that is played with (section 12; the `job_deck` option). */
import { DECKS, type JobCard, type JobId } from '../data/jobs.ts';
import type { Player, Table } from '../state.ts';

export function card(s: Table, job: JobId): JobCard {
  return DECKS[s.options.job_deck][job];
}

/** Markers locked on the Jobs that player holds, face up and face down. */
export function staked(s: Table, p: Player): number {
  const faceDown = p.faceDown.reduce((sum, stake) => sum + stake, 0);
  return p.held.reduce((sum, job) => sum + card(s, job).stake, faceDown);
}
