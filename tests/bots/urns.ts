/** The smallest game of secret simultaneous choices: each seat picks an urn; one of those that drew a prize wins. */
import type { Insight } from '../../src/engine/insight.ts';
import type { Rules, Seat } from '../../src/engine/rules.ts';

export const GOLD = 'gold';
export const LEAD = 'lead';
/** Prizes on a die up to this face. */
const PRIZES: Readonly<Record<string, number>> = { [GOLD]: 5, [LEAD]: 1 };

interface State {
  picks: (string | null)[];
  winner: Seat | null;
  over: boolean;
}

const rules: Rules<State, State> = {
  id: 'urns',
  version: 1,
  seats: [3],
  stages: ['pick'],
  actionNames: [GOLD, LEAD],
  options: () => ({ ok: true, options: {} }),
  setup: (seats) => ({ picks: Array<string | null>(seats).fill(null), winner: null, over: false }),
  waiting: (s) => (s.over ? [] : s.picks.flatMap((pick, seat) => (pick === null ? [{ seat, stage: 'pick' }] : []))),
  actions: (s, seat) => (s.over || s.picks[seat] !== null ? [] : [{ do: LEAD }, { do: GOLD }]),
  asides: () => [],
  refuse: (s, seat) => (s.over || s.picks[seat] !== null ? { code: 'NO', rule: '1' } : null),
  apply(s, seat, action, { dice }) {
    s.picks[seat] = action.do;
    if (s.picks.includes(null)) return;
    const lucky = s.picks.flatMap((pick, at) => (dice.die() <= (PRIZES[pick ?? ''] ?? 0) ? [at] : []));
    s.winner = lucky.length === 0 ? null : (lucky[dice.below(lucky.length)] ?? null);
    s.over = true;
  },
  view: (s, seat) => ({ ...s, picks: s.picks.map((pick, at) => (at === seat ? pick : null)) }),
  deal: (v) => rules.copy(v),
  idle: () => ({ do: LEAD }),
  parting: () => [],
  outcome: (s) =>
    s.over ? { reason: 'drawn', winner: s.winner, ranks: s.picks.map((_, i) => (i === s.winner ? 1 : 2)) } : null,
  copy: (s) => ({ ...s, picks: [...s.picks] }),
};

const insight: Insight<State, State> = {
  policy: (view, seat) => rules.actions(view, seat)[0] ?? { do: LEAD },
  estimate: (s) => s.picks.map(() => 1 / s.picks.length),
  candidates: (view, seat) => rules.actions(view, seat),
  chapter: () => 0,
};

export const urns = { rules, insight };
