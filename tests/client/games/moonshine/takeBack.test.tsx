/** Taking back as the board shows it: the button, what ended it, the table's question, the folded log. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { logItems } from '../../../../client/games/moonshine/parts/logItems.ts';
import type { TakeBackProps } from '../../../../client/games/types.ts';
import type { Entry } from '../../../../client/net/types.ts';
import { boardOf, IRISH, SICILIANS, stateOf, VIPERS } from './drawn.tsx';

const collected = (number: number, seat: number): Entry => ({
  number,
  seat,
  action: { do: 'collect' },
  events: [{ type: 'collected', seat, pay: 100 }],
  at: 0,
});
const HISTORY = [collected(1, IRISH), collected(2, SICILIANS), collected(3, SICILIANS)];
const NOTHING = { last: null, turn: null, ends: null };

function draw(seat: number, takeBack: Partial<TakeBackProps>): string {
  const done = async () => null;
  const props = {
    seat,
    offer: NOTHING,
    question: null,
    asked: [],
    takeBack: done,
    ask: done,
    answer: done,
    ...takeBack,
  };
  return renderToString(boardOf(stateOf(), seat, { history: HISTORY, takeBack: props }));
}

test('the button says what goes and until when; the whole turn has one of its own', () => {
  const html = draw(SICILIANS, { offer: { last: 2, turn: 1, ends: null } });
  expect(html).toContain('Take back: Collect');
  expect(html).toContain('Restart the turn (2 decisions)');
  expect(html).toContain('free until the dice fall, a card is shown or somebody else decides');
});

test('at a shared screen it says whose decision goes', () => {
  expect(draw(IRISH, { seat: SICILIANS, offer: { last: 2, turn: 2, ends: null } })).toContain('Rosalind’s Collect');
});

test.each([
  ['die', 'A die has fallen since.'],
  ['reveal', 'A card has been shown since.'],
  ['other', 'Others have decided since.'],
] as const)('after %s it says so, and offers to ask', (ends, words) => {
  const html = draw(SICILIANS, { offer: { last: null, turn: null, ends } });
  expect(html).toContain(words);
  expect(html).toContain('Ask to take back');
  expect(html).not.toContain('Take back:');
});

test('whoever has done nothing sees no button', () => {
  expect(draw(SICILIANS, {})).not.toContain('data-take-back');
});

test('the question asks those it waits for, and tells the others whom it waits for', () => {
  const question = { seat: SICILIANS, to: 1, waits: [IRISH] };
  const asked = draw(IRISH, { question, asked: [IRISH] });
  expect(asked).toContain('Rosalind asks to go back to before this: Rosalind collects $100. (2 lines would go)');
  expect(asked).toContain('Agree');
  const asker = draw(SICILIANS, { question });
  expect(asker).toContain('Your question waits for Big Tim.');
  expect(asker).toContain('Withdraw the question');
  const onlooker = draw(VIPERS, { question });
  expect(onlooker).toContain('Rosalind has asked to take back; Big Tim must answer.');
  expect(onlooker).not.toContain('Agree');
});

test('the log folds what was taken back under the line that took it back, and loses nothing', () => {
  const back: Entry = {
    number: 4,
    seat: SICILIANS,
    action: { do: 'takeBack', to: 1, by: 'consent' },
    events: [],
    at: 0,
    kind: 'takeBack',
    to: 1,
  };
  const items = logItems([...HISTORY, back, collected(5, SICILIANS)]);
  expect(items.map((item) => item.kind)).toEqual(['line', 'fold', 'line']);
  const fold = items[1];
  expect(fold?.kind === 'fold' && fold.lines.map((one) => one.number)).toEqual([2, 3]);
  expect(logItems([...HISTORY, back], IRISH).map((item) => item.kind)).toEqual(['line']);
});
