/** The older Whispers (`whispers_claim`): the Vipers may take the deck's top card face down in place of a Market card. */
import type { Refusal, Seat } from '../../../engine/rules.ts';
import type { JobId } from '../data/jobs.ts';
import { no } from '../refusals.ts';
import type { State, Table } from '../state.ts';
import { rule } from './action.ts';
import { player } from './board.ts';
import { card } from './cards.ts';
import { answered } from './decisions.ts';
import { otherFamily } from './plays/families.ts';

/** The top of the deck, as far as this State or View shows it. */
function deckTop(s: Table): JobId | undefined {
  if ('deck' in s) return (s as State).deck[0];
  return (s as { deckTop?: JobId }).deckTop;
}

/** The Jobs that the Vipers hold face down, as far as this State or View shows them. */
export function faceDownJobs(s: Table): readonly JobId[] {
  return (s as { faceDownJobs?: JobId[] }).faceDownJobs ?? [];
}

function whisperRefusal(s: Table, seat: Seat): Refusal | null {
  const top = deckTop(s);
  const { reserves } = player(s, seat);
  return (
    otherFamily(s, seat, 'vipers') ??
    (s.options.whispers_claim && top !== undefined ? null : no('NO_WHISPERS')) ??
    (top && card(s, top).stake > reserves ? no('STAKE_TOO_HIGH', { stake: card(s, top).stake, reserves }) : null)
  );
}

export const takeWhisper = rule({
  stages: ['offer'],
  fields: {},
  refuse: whisperRefusal,
  list(s, seat, out) {
    if (!whisperRefusal(s, seat)) out.push({ do: 'takeWhisper' });
  },
  apply(s, seat, _a, croupier) {
    const job = s.deck.shift();
    if (job === undefined) return;
    const { stake } = card(s, job);
    const p = player(s, seat);
    p.reserves -= stake;
    p.faceDown.push(stake);
    s.faceDownJobs.push(job);
    p.offered = true;
    croupier.tell?.({ type: 'jobTakenFaceDown', seat, stake });
    croupier.tell?.({ type: 'whispered', seat, job }, [seat]);
    answered(s);
  },
});

/** Takes a face-down Job off its holder's row, to be shown: done, or walked away from. */
export function turnUp(s: State, seat: Seat, job: JobId): void {
  const i = s.faceDownJobs.indexOf(job);
  s.faceDownJobs.splice(i, 1);
  player(s, seat).faceDown.splice(i, 1);
}
