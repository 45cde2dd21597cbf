/** The Job cards of the deck that is played with (section 12; the `job_deck` option). */
import { DECKS, type JobCard, type JobId } from '../data/jobs.ts';
import type { Table } from '../state.ts';

export function card(s: Table, job: JobId): JobCard {
  return DECKS[s.options.job_deck][job];
}

/** Markers locked on the Jobs that player holds. */
export function staked(s: Table, held: readonly JobId[]): number {
  return held.reduce((sum, job) => sum + card(s, job).stake, 0);
}
