/** Completing Jobs (section 12): only the active player's, against his own Play, automatic, several at once. */
import type { Croupier } from '../../../engine/rules.ts';
import type { State } from '../state.ts';
import { player } from './board.ts';
import { card } from './cards.ts';
import { deedDone } from './deeds.ts';
import { isFamily } from './plays/families.ts';
import { turnUp } from './whispers.ts';

/** A Job check: stakes come home to Reserves, cards go to the Respect pile (A28). */
export function checkJobs(s: State, croupier: Croupier): void {
  const { play } = s;
  if (!play || play.deeds.length === 0) return;
  const p = player(s, play.seat);
  const whispered = isFamily(s, play.seat, 'vipers') ? s.faceDownJobs : [];
  const done = [...p.held, ...whispered].filter((job) => deedDone(s, play.seat, play, job));
  for (const job of done) {
    if (p.held.includes(job)) p.held.splice(p.held.indexOf(job), 1);
    else turnUp(s, play.seat, job);
    p.done.push(job);
    p.reserves += card(s, job).stake;
    croupier.tell?.({ type: 'jobDone', seat: play.seat, job, respect: card(s, job).respect });
  }
}
