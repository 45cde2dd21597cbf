/** Taking a District that holds a rival Safehouse: take over or raze, before the Play ends (section 2.7). */
import type { Seat } from '../../../engine/rules.ts';
import { type At, NOBODY, type State, type Table } from '../state.ts';
import { rule } from './action.ts';
import { nameOf, placeSafehouse, removeSafehouse } from './board.ts';
import { answered, asked } from './decisions.ts';
import { record } from './play.ts';

/** The rival whose Safehouse stands where `seat` has just taken Control; NOBODY when there is none. */
function rivalAt(s: Table, seat: Seat, at: At): Seat {
  return s.players.findIndex((p, other) => other !== seat && p.safehouse === at);
}

function close(s: State, seat: Seat): { at: At; rival: Seat } {
  const at = asked(s, 'claim')?.at ?? NOBODY;
  const rival = rivalAt(s, seat, at);
  answered(s);
  removeSafehouse(s, rival);
  return { at, rival };
}

/** The own Safehouse is placed here, free, from wherever it stood (A6). */
export const takeOver = rule({
  stages: ['claim'],
  fields: {},
  refuse: () => null,
  list: (_s, _seat, out) => void out.push({ do: 'takeOver' }),
  apply(s, seat, _a, croupier) {
    const { at, rival } = close(s, seat);
    placeSafehouse(s, seat, at);
    record(s, { type: 'tookOver', at });
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
    const { at, rival } = close(s, seat);
    record(s, { type: 'destroyed', at, by: 'raze' });
    croupier.tell?.({ type: 'razed', seat, rival, at: nameOf(at) });
  },
});
