/** Completing Jobs (section 12): only the active player's, against his own Play, automatic, several at once. */
import type { Croupier } from '../../../engine/rules.ts';
import type { State } from '../state.ts';
import { player } from './board.ts';
import { card } from './cards.ts';
import { deedDone } from './deeds.ts';

/** A Job check: stakes come home to Reserves, cards go to the Respect pile (A28). */
export function checkJobs(s: State, croupier: Croupier): void {
  const { play } = s;
  if (!play || play.deeds.length === 0) return;
  const p = player(s, play.seat);
  const done = p.held.filter((job) => deedDone(s, play.seat, play, job));
  if (done.length === 0) return;
  p.held = p.held.filter((job) => !done.includes(job));
  for (const job of done) {
    p.done.push(job);
    p.reserves += card(s, job).stake;
    croupier.tell?.({ type: 'jobDone', seat: play.seat, job, respect: card(s, job).respect });
  }
}
