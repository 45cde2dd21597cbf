/** Taking a District that holds a rival Safehouse: take over or raze, before the Play ends (section 2.7). */
import type { Seat } from '../../../engine/rules.ts';
import type { At, State } from '../state.ts';
import { rule } from './action.ts';
import { nameOf, placeSafehouse, removeSafehouse } from './board.ts';
import { answered, asked } from './decisions.ts';
import { record } from './play.ts';

/** Answers the claim: the rival Safehouse goes back to its owner's supply either way. */
function close(s: State): { at: At; rival: Seat } {
  const claim = asked(s, 'claim');
  if (!claim) throw new Error('no claim is open');
  answered(s);
  removeSafehouse(s, claim.rival);
  return claim;
}

/** The own Safehouse is placed here, free, from wherever it stood (A6). */
export const takeOver = rule({
  stages: ['claim'],
  fields: {},
  refuse: () => null,
  list: (_s, _seat, out) => void out.push({ do: 'takeOver' }),
  apply(s, seat, _a, croupier) {
    const { at, rival } = close(s);
    placeSafehouse(s, seat, at);
    record(s, { type: 'tookOver', at, rival });
    if (s.options.takeover_counts_as_secure) record(s, { type: 'secured', at });
    croupier.tell?.({ type: 'tookOver', seat, rival, at: nameOf(at) });
  },
});

export const raze = rule({
  stages: ['claim'],
  fields: {},
  refuse: () => null,
  list: (_s, _seat, out) => void out.push({ do: 'raze' }),
  apply(s, seat, _a, croupier) {
    const { at, rival } = close(s);
    record(s, { type: 'destroyed', at, rival, by: 'raze' });
    croupier.tell?.({ type: 'razed', seat, rival, at: nameOf(at) });
  },
});
