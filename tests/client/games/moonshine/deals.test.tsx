/** Handshakes on the screen: offers that the rules take, what may be said by whom, and Sunset's questions. */
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  counterTo,
  formOf,
  NO_PROMISE,
  offerOf,
  type PromiseForm,
  vowOf,
} from '../../../../client/games/moonshine/deals/promise.ts';
import { answersTo, due, ordered, sayingsOn, waitsFor } from '../../../../client/games/moonshine/deals/standing.ts';
import { promiseWords, whoseWord } from '../../../../client/games/moonshine/words/deals.ts';
import { seededDice } from '../../../../src/engine/dice.ts';
import type { Action } from '../../../../src/engine/rules.ts';
import { BOROUGHS, DISTRICT_IDS } from '../../../../src/games/moonshine/data/districts.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import type { Deal, State } from '../../../../src/games/moonshine/state.ts';
import { askedAtSunset, boardOf, IRISH, KNIGHTS, SICILIANS, stateOf, VIPERS } from './drawn.tsx';

const names = { seat: (n: number) => ['Rosalind', 'Tim', 'Ming', 'Ellery'][n] ?? '' };
const play = (state: State, seat: number, action: Action): State => {
  const after = rules.copy(state);
  expect(rules.refuse(after, seat, action), JSON.stringify(action)).toBeNull();
  rules.apply(after, seat, action, { dice: seededDice('deals') });
  return after;
};
const first = (state: State): Deal => {
  const [deal] = state.deals;
  if (!deal) throw new Error('no deal');
  return deal;
};
const may = (state: State, seat: number) => [...rules.asides(state, seat), ...rules.actions(state, seat)];

const PAY: PromiseForm = { ...NO_PROMISE, term: 'pay', amount: 500, text: ' for the bridge ' };
const WORDS: PromiseForm = { ...NO_PROMISE, text: 'I let you pass' };

describe('the form of an offer', () => {
  const places = [...BOROUGHS, ...DISTRICT_IDS];
  const promises: PromiseForm[] = [
    NO_PROMISE,
    PAY,
    WORDS,
    ...places.map((place): PromiseForm => ({ ...NO_PROMISE, term: 'stayOut', place })),
  ];

  test('every filled-in form is an offer that the rules take from every seat to every other', () => {
    const state = stateOf();
    let offers = 0;
    for (const give of promises) {
      for (const ask of [NO_PROMISE, PAY, WORDS]) {
        for (const seat of [SICILIANS, VIPERS]) {
          const action = offerOf({ to: 'knights', give, ask, counter: 0 });
          const empty = vowOf(give) === null && vowOf(ask) === null;
          expect(rules.refuse(state, seat, action)?.code, JSON.stringify(action)).toBe(
            empty ? 'NO_PROMISE' : undefined,
          );
          offers += 1;
        }
      }
    }
    console.log(`offers judged: ${offers}`);
  });

  test('a promise read back makes the same promise', () => {
    for (const form of promises) {
      const state = play(stateOf(), IRISH, offerOf({ to: 'vipers', give: form, ask: WORDS, counter: 0 }));
      expect(vowOf(formOf(first(state).vows[0]))).toEqual(vowOf(form));
    }
  });

  test('a counter answers the offer with the sides changed, and is legal', () => {
    const state = play(stateOf(), IRISH, offerOf({ to: 'vipers', give: PAY, ask: WORDS, counter: 0 }));
    const form = counterTo(first(state), 'irish');
    expect(form).toMatchObject({ to: 'irish', counter: 1, give: { text: 'I let you pass' }, ask: { amount: 500 } });
    expect(rules.refuse(state, VIPERS, offerOf(form))).toBeNull();
    expect(rules.refuse(state, KNIGHTS, offerOf(form))).not.toBeNull();
  });
});

describe('what may be said', () => {
  const offered = play(stateOf(), IRISH, offerOf({ to: 'vipers', give: PAY, ask: WORDS, counter: 0 }));
  const shaken = play(offered, VIPERS, { do: 'shake', deal: 1 });
  const said = (state: State, seat: number) => answersTo(first(state), may(state, seat)).map((a) => a.do);

  test('the receiver shakes or refuses, the maker withdraws, the others look on', () => {
    expect(said(offered, VIPERS)).toEqual(['shake', 'refuseHandshake']);
    expect(said(offered, IRISH)).toEqual(['withdrawHandshake']);
    expect(said(offered, KNIGHTS)).toEqual([]);
    expect(waitsFor(first(offered), VIPERS, may(offered, VIPERS))).toBe(true);
    expect(waitsFor(first(offered), IRISH, may(offered, IRISH))).toBe(false);
  });

  test('what is due is listed with what is still owed', () => {
    expect(due(offered)).toEqual([]);
    expect(due(shaken)).toMatchObject([
      { maker: IRISH, receiver: VIPERS, owed: 500 },
      { maker: VIPERS, receiver: IRISH, owed: 0 },
    ]);
    const paid = play(shaken, IRISH, { do: 'giveCash', to: 'vipers', amount: 200 });
    expect(due(paid)[0]?.owed).toBe(300);
  });

  test('a promise in words goes from its receiver to its maker to the others', () => {
    const says = (state: State, seat: number) => sayingsOn(first(state), 1, may(state, seat)).map((a) => a.do);
    expect(says(shaken, IRISH)).toEqual(['callKept', 'callBroken']);
    const claimed = play(shaken, IRISH, { do: 'callBroken', deal: 1, promise: 1 });
    expect(says(claimed, VIPERS)).toEqual(['admit', 'dispute']);
    expect(whoseWord(claimed, first(claimed), 1, names)).toContain('Tim says it was broken: Ming may admit');
    const disputed = play(claimed, VIPERS, { do: 'dispute', deal: 1, promise: 1 });
    expect(says(disputed, KNIGHTS)).toEqual(['vote', 'vote']);
    expect(whoseWord(disputed, first(disputed), 1, names)).toContain('Rosalind and Ellery still to vote');
    expect(ordered(disputed, KNIGHTS, may(disputed, KNIGHTS))[0]?.id).toBe(1);
  });

  test('promises read as sentences', () => {
    expect(promiseWords(first(shaken), 0, names)).toBe('Tim pays $500 by Sunset: “for the bridge”');
    expect(promiseWords(first(shaken), 1, names)).toBe('Ming: “I let you pass”');
  });
});

describe('on the board', () => {
  test('an offer shows itself to whoever must answer, and only a count to the others', () => {
    const offered = play(stateOf(), IRISH, offerOf({ to: 'vipers', give: PAY, ask: WORDS, counter: 0 }));
    expect(renderToString(boardOf(offered, VIPERS))).toContain('1 Handshake for you to answer');
    expect(renderToString(boardOf(offered, KNIGHTS))).toContain('1 offer on the table');
    expect(renderToString(boardOf(stateOf(), KNIGHTS))).not.toContain('ms-deal-strip');
  });

  test('what I owe is said under my prompt', () => {
    const offered = play(stateOf(), IRISH, offerOf({ to: 'vipers', give: PAY, ask: WORDS, counter: 0 }));
    const shaken = play(offered, VIPERS, { do: 'shake', deal: 1 });
    expect(renderToString(boardOf(shaken, IRISH))).toContain('you owe Ming $500 by Sunset');
  });

  test.each([
    ['judge', 'vipers', {}, VIPERS],
    ['answer', 'irish', { state: 'claimed' }, IRISH],
    ['ballot', 'sicilians', { state: 'disputed' }, SICILIANS],
  ] as const)('Sunset’s question %s has every answer', (stage, family, vow, seat) => {
    const state = askedAtSunset(stage, family, vow);
    const html = renderToString(boardOf(state, seat));
    const actions = rules.actions(state, seat);
    expect(actions.length).toBe(2);
    expect(html).toContain('no Ambush today');
    for (const { do: name } of actions) expect(html).toMatch(new RegExp(`<button(?=[^>]*data-do="${name}")`));
    expect(renderToString(boardOf(state, KNIGHTS))).not.toContain('data-do="');
  });
});
