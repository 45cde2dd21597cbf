/** A bet on one of several horses: the track's luck is the same for all of them and far greater than what tells them apart. */
import type { Insight } from '../../src/engine/insight.ts';
import type { Rules } from '../../src/engine/rules.ts';

/** Chances to win, by horse. The first is the habit's. */
export const HORSES = [0.5, 0.44, 0.52, 0.44, 0.56, 0.46, 0.44, 0.54] as const;
export const BEST = { do: 'bet', on: HORSES.indexOf(0.56) };

/** How far the track's luck and a horse's own form move its chance, either way. */
const TRACK = 0.4;
const FORM = 0.03;

interface State {
  chance: number | null;
}

const swing = (of: number, draw: number) => of * (draw / 500 - 1);

const rules: Rules<State, State> = {
  id: 'horses',
  version: 1,
  seats: [2],
  stages: ['bet'],
  actionNames: ['bet'],
  options: () => ({ ok: true, options: {} }),
  setup: () => ({ chance: null }),
  waiting: (s) => (s.chance === null ? [{ seat: 0, stage: 'bet' }] : []),
  actions: (s) => (s.chance === null ? HORSES.map((_, on) => ({ do: 'bet', on })) : []),
  asides: () => [],
  refuse: (s) => (s.chance === null ? null : { code: 'NO', rule: '1' }),
  apply(s, _, action, { dice }) {
    const track = swing(TRACK, dice.below(1001));
    const forms = HORSES.map(() => swing(FORM, dice.below(1001)));
    const on = Number(action.on);
    s.chance = (HORSES[on] ?? 0) + track + (forms[on] ?? 0);
  },
  view: (s) => ({ ...s }),
  deal: (v) => ({ ...v }),
  idle: () => ({ do: 'bet', on: 0 }),
  parting: () => [],
  outcome: () => null,
  copy: (s) => ({ ...s }),
};

const insight: Insight<State, State> = {
  policy: () => ({ do: 'bet', on: 0 }),
  estimate: (s) => [s.chance ?? 0.5, 1 - (s.chance ?? 0.5)],
  candidates: (view, seat) => rules.actions(view, seat),
  chapter: () => 0,
};

export const horses = { rules, insight };
