/** Who takes back at a shared screen, and how a question is answered for all its seats. */
import { expect, test } from 'vitest';
import type { TableSession } from '../../../client/net/session.ts';
import type { ActAnswer, Frame, HeldSeat } from '../../../client/net/types.ts';
import { refusalOf, takeBackOf, takerOf } from '../../../client/table/takeBack.ts';

const held = (seat: number): HeldSeat => ({ seat, credentials: `secret ${seat}`, name: `Player ${seat}` });
const frame = (seat: number, last: number | null, asker: number | null = null, waits: number[] = []): Frame => ({
  matchID: 'm',
  number: 9,
  seat,
  view: {},
  waiting: [],
  outcome: null,
  entries: [],
  takeBack: { last, turn: last, ends: null },
  question: asker === null ? null : { seat: asker, to: 1, waits },
});
const frames = (...list: Frame[]) => new Map(list.map((one) => [one.seat, one]));

test('whoever looks takes back; if he has nothing to, whoever at this screen has just decided', () => {
  const both = [held(0), held(1)];
  expect(takerOf(both, held(0), frames(frame(0, 4), frame(1, null))).seat).toBe(0);
  expect(takerOf(both, held(0), frames(frame(0, null), frame(1, 8))).seat).toBe(1);
  expect(takerOf(both, held(0), frames(frame(0, null), frame(1, null))).seat).toBe(0);
});

test('while a question stands it is its asker’s', () => {
  const asked = frames(frame(0, 4, 1, [0]), frame(1, null, 1, [0]));
  expect(takerOf([held(0), held(1)], held(0), asked).seat).toBe(1);
});

function session(answer: ActAnswer = { ok: true }) {
  const said: [string, number, unknown][] = [];
  const say = (what: string) => async (chair: HeldSeat, arg: unknown) => {
    said.push([what, chair.seat, arg]);
    return answer;
  };
  const fake = { takeBack: say('takeBack'), askTakeBack: say('ask'), answerTakeBack: say('answer') };
  return { said, table: fake as unknown as TableSession };
}

test('one press agrees for every seat of the screen that is asked; one refusal is enough', async () => {
  const { said, table } = session();
  const props = takeBackOf(table, frame(0, null, 2, [0, 1, 3]), held(0), [held(0), held(1)]);
  expect(props.asked).toEqual([0, 1]);
  await props.answer(true);
  await props.answer(false);
  expect(said).toEqual([
    ['answer', 0, true],
    ['answer', 1, true],
    ['answer', 0, false],
  ]);
});

test('the asker withdraws with his own voice', async () => {
  const { said, table } = session();
  await takeBackOf(table, frame(0, null, 0, [1]), held(0), [held(0)]).answer(false);
  expect(said).toEqual([['answer', 0, false]]);
});

test('answers of the house: done, refused, or an error that is thrown', () => {
  const refusal = { code: 'DIE_FALLEN', rule: 'house' };
  expect(refusalOf({ ok: true })).toBeNull();
  expect(refusalOf({ ok: false, refusal })).toBe(refusal);
  expect(() => refusalOf({ ok: false, error: { code: 'x', message: 'The house is closed.' } })).toThrow('closed');
});
