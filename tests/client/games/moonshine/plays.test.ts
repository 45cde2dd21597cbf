/** Making a Play: lit places, what can be begun where, what stands in the way, what it will do. */
import { describe, expect, test } from 'vitest';
import { actionOf, litPlaces, openPlace, startsAt, withPlace } from '../../../../client/games/moonshine/plays/draft.ts';
import { firstAmounts, limits } from '../../../../client/games/moonshine/plays/limits.ts';
import { preview } from '../../../../client/games/moonshine/plays/preview.ts';
import { whyNot } from '../../../../client/games/moonshine/plays/reasons.ts';
import { amountsOf, specOf, specsFor } from '../../../../client/games/moonshine/plays/specs.ts';
import { refusalWords } from '../../../../client/games/moonshine/words/refusals.ts';
import type { Action } from '../../../../src/engine/rules.ts';
import { DISTRICTS } from '../../../../src/games/moonshine/data/districts.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import { randomGame, type Step } from './randomGame.ts';

const SEEDS = ['a', 'b', 'c', 'd'];
const steps = (most: number, options: object = {}): Step[] =>
  SEEDS.flatMap((seed) => [...randomGame(`plays ${seed}`, most, options)]);

const numeric = (action: Action) => Object.entries(action).filter(([, v]) => typeof v === 'number');

describe('a half-made Play', () => {
  const actions = [
    { do: 'move', from: 'astoria', to: 'corona', runners: 1 },
    { do: 'move', from: 'astoria', to: 'flushing', runners: 1 },
    { do: 'move', from: 'corona', to: 'astoria', runners: 1 },
    { do: 'secure', to: 'bowery' },
  ];

  test('lights the places of its next question, and no others', () => {
    expect(litPlaces(actions, { do: 'move' })).toEqual(new Set(['astoria', 'corona']));
    expect(litPlaces(actions, { do: 'move', from: 'astoria' })).toEqual(new Set(['corona', 'flushing']));
    expect(litPlaces(actions, { do: 'move', to: 'astoria' })).toEqual(new Set(['corona']));
    expect(litPlaces(actions, { do: 'move', from: 'astoria', to: 'corona' }).size).toBe(0);
  });

  test('asks for one place after the other, and again for what hangs on a changed one', () => {
    expect(openPlace({ do: 'move' })).toBe('from');
    expect(openPlace({ do: 'move', from: 'astoria' })).toBe('to');
    expect(withPlace({ do: 'move', from: 'astoria', to: 'corona', runners: 2 }, 'from', 'belmont')).toEqual({
      do: 'move',
      from: 'belmont',
    });
  });

  test('can be begun from a place: with it as the origin or as the destination', () => {
    const here = startsAt(actions, specsFor('play', 'irish'), 'astoria');
    expect(here.map(({ draft }) => draft)).toEqual([
      { do: 'move', from: 'astoria' },
      { do: 'move', to: 'astoria' },
    ]);
  });
});

test('every listed action can be put together on the screen: its places lit, its amounts within the steppers', () => {
  let made = 0;
  for (const { state, seat, action } of steps(400, { advance_leave_barrels: true })) {
    const spec = specOf(action.do);
    if (!spec || action.to === null) continue;
    const actions = rules.actions(state, seat);
    let draft: Action = { do: action.do };
    for (const field of spec.places) {
      expect(openPlace(draft)).toBe(field);
      expect(litPlaces(actions, draft)).toContain(action[field]);
      draft = withPlace(draft, field, action[field] as 'astoria');
    }
    const view = rules.view(state, seat);
    const most = limits(view, seat, draft);
    const fields = amountsOf(spec, state.options);
    for (const field of fields) expect(most[field] ?? 0, action.do).toBeGreaterThanOrEqual(Number(action[field] ?? 0));
    const amounts = Object.fromEntries(numeric(action));
    const complete = actionOf({ ...draft, ...amounts }, fields);
    expect(rules.refuse(view, seat, complete), JSON.stringify(complete)).toBeNull();
    made += 1;
  }
  console.log(`actions put together: ${made}`);
  expect(made).toBeGreaterThan(500);
});

test('what the steppers show first is legal wherever anything is chosen', () => {
  for (const { state, seat, action } of steps(300)) {
    if (!['trade', 'unload', 'peddle', 'recruit'].includes(action.do)) continue;
    const view = rules.view(state, seat);
    const draft = { do: action.do, ...(action.at === undefined ? {} : { at: action.at }) };
    const first = firstAmounts(view, seat, draft);
    const complete = actionOf({ ...draft, ...first }, specOf(action.do)?.amounts ?? []);
    expect(rules.refuse(view, seat, complete), JSON.stringify(complete)).toBeNull();
  }
});

test('what cannot be done has a reason in words, and what can be done has none', () => {
  const reasons = new Set<string>();
  for (const { state, seat, stage } of steps(160)) {
    const view = rules.view(state, seat);
    const possible = new Set(rules.actions(view, seat).map((a) => a.do));
    const family = view.players[seat]?.family ?? 'irish';
    for (const spec of specsFor(stage, family)) {
      if (spec.do === 'split' || spec.do === 'loot') continue;
      const refusal = whyNot((a) => rules.refuse(view, seat, a), view, seat, spec);
      if (possible.has(spec.do)) continue;
      expect(refusal, `${spec.do} is not listed and not refused`).not.toBeNull();
      if (!refusal) continue;
      reasons.add(`${spec.do}: ${refusal.code}`);
      expect(refusal.code).not.toMatch(/MALFORMED|UNKNOWN|WRONG_STAGE|NOT_YOUR|NOTHING_CHOSEN|SAME_DISTRICT/);
      expect(refusalWords(refusal)).not.toBe('');
    }
  }
  expect(reasons.size).toBeGreaterThan(15);
});

test('a dark District says why it cannot be chosen', () => {
  let asked = 0;
  for (const { state, seat, stage } of steps(60)) {
    const spec = specOf('move');
    if (stage !== 'play' || !spec) continue;
    const view = rules.view(state, seat);
    const lit = litPlaces(rules.actions(view, seat), { do: 'move' });
    for (const { id } of DISTRICTS) {
      if (lit.has(id)) continue;
      const refusal = whyNot((a) => rules.refuse(view, seat, a), view, seat, spec, { do: 'move', from: id });
      expect(refusal, id).not.toBeNull();
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(100);
});

describe('the preview', () => {
  test('says what then happens to Influence, money and Heat', () => {
    let checked = 0;
    for (const { state, seat, action, after, events } of steps(700)) {
      if (rules.waiting(state)[0]?.stage !== 'play' || action.do === 'takeTheCrown') continue;
      const me = state.players[seat];
      const then = after.players[seat];
      const settled = !events.some((e) => ['standoff', 'raid', 'jobDone', 'dayBegan'].includes(e.type));
      if (!me || !then || !settled || after.fight) continue;
      const p = preview(rules.view(state, seat), seat, action);
      const about = JSON.stringify(action);
      expect(p.ledgerAfter, about).toBe(then.ledger);
      expect(me.cash + p.cash, about).toBe(then.cash);
      if (action.do !== 'consigliere') expect(state.heat.length + p.heat, about).toBe(after.heat.length);
      checked += 1;
    }
    console.log(`previews compared with what happened: ${checked}`);
    expect(checked).toBeGreaterThan(400);
  });

  test('foretells fights, Raids and ground given up', () => {
    let fights = 0;
    for (const { state, seat, action, events, after } of steps(500)) {
      if (rules.waiting(state)[0]?.stage !== 'play') continue;
      const { notes } = preview(rules.view(state, seat), seat, action);
      const fought = events.some((e) => e.type === 'standoff');
      if (action.do === 'move' || action.do === 'skiff') {
        expect(notes.includes('startsFight'), JSON.stringify(action)).toBe(fought);
        fights += Number(fought);
        const origin = DISTRICTS.findIndex((d) => d.id === action.from);
        if (!fought) expect(notes.includes('leavesGround')).toBe(after.districts[origin]?.mob !== seat);
      }
      if (!after.fight) expect(notes.includes('startsRaid')).toBe(events.some((e) => e.type === 'raid'));
    }
    expect(fights).toBeGreaterThan(5);
  });
});
