/** COSCA's board offers to take back while that is free, to ask the table when it is not, and nothing when nothing was decided. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../../../../client/games/cosca/Board.tsx';
import type { TakeBackProps } from '../../../../client/games/types.ts';
import type { Entry, TakeBackOffer, TakeBackQuestion } from '../../../../client/net/types.ts';
import { rules } from '../../../../src/games/cosca/rules/index.ts';
import { randomGame } from './randomGame.ts';

const [first] = randomGame('take back');

function draw(offer: TakeBackOffer, question: TakeBackQuestion | null = null, asked: number[] = []): string {
  if (!first) throw new Error('no position');
  const { state, seat } = first;
  const done = async () => null;
  const takeBack: TakeBackProps = { seat, offer, question, asked, takeBack: done, ask: done, answer: done };
  const history: Entry[] = [
    { number: 0, seat: null, action: { do: 'setup' }, events: [], at: 0 },
    { number: 1, seat, action: { do: 'villa', use: 'nothing' }, events: [], at: 1 },
  ];
  return renderToString(
    <Board
      view={rules.view(state, seat)}
      seat={seat}
      seats={state.players.map((_, i) => ({ seat: i, kind: 'human', name: `N${i}`, connected: true }))}
      waiting={rules.waiting(state)}
      outcome={null}
      history={history}
      act={done}
      takeBack={takeBack}
    />,
  );
}

const stateOf = (html: string) => /data-take-back="(\w+)"/.exec(html)?.[1] ?? null;

test('the button says what it would do', () => {
  expect(stateOf(draw({ last: 0, turn: null, ends: null }))).toBe('free');
  const ended = draw({ last: null, turn: null, ends: 'die' });
  expect(stateOf(ended)).toBe('ended');
  expect(ended).toContain('A die has fallen since.');
  expect(stateOf(draw({ last: null, turn: null, ends: null }))).toBeNull();
});

test('a question is put to who must answer, and shown as waiting to the others', () => {
  const seat = first?.seat ?? 0;
  const nobody: TakeBackOffer = { last: null, turn: null, ends: 'other' };
  expect(stateOf(draw(nobody, { seat: seat + 1, to: 0, waits: [seat] }, [seat]))).toBe('asked');
  const mine = draw(nobody, { seat, to: 0, waits: [seat + 1] });
  expect(stateOf(mine)).toBe('waiting');
  expect(mine).toContain('Withdraw the question');
});
