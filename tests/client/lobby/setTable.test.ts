/** The form "Set a table" and what it orders. */
import { expect, test } from 'vitest';
import { blankForm, missing, orderOf, ownChairs, withChair, withSeats } from '../../../client/lobby/setTable.ts';

const TITLE = {
  id: 'moonshine',
  name: 'Moonshine Kingdom',
  seats: [3, 4],
  options: { job_check: ['two', 'one'], squads_walk: [false, true] },
  bots: ['random', 'priorities', 'search'],
  usualBot: 'priorities',
};

test('starts with me and bots of the usual level at the largest table', () => {
  const form = blankForm(TITLE, 'Tim');
  expect(form.chairs.map((c) => c.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(orderOf(form, TITLE).bots).toEqual({ 1: 'priorities', 2: 'priorities', 3: 'priorities' });
});

test('says what is missing: one’s own name, then the names of those at the same screen', () => {
  const form = withChair(blankForm(TITLE, ' '), 2, { kind: 'here' });
  expect(missing(form)).toBe(-1);
  const named = { ...form, myName: 'Tim' };
  expect(missing(named)).toBe(2);
  expect(missing(withChair(named, 2, { name: 'Ming' }))).toBeNull();
});

test('a table of bots alone needs no name', () => {
  const form = withChair(blankForm(TITLE, ''), 0, { kind: 'bot' });
  expect(missing(form)).toBeNull();
  expect(ownChairs(form)).toEqual([]);
});

test('orders only what differs from the printed rules', () => {
  const form = {
    ...blankForm(TITLE, 'Tim'),
    options: { job_check: 'two', squads_walk: true },
    visibility: 'unlisted' as const,
  };
  expect(orderOf(form, TITLE)).toMatchObject({ options: { squads_walk: true }, visibility: 'unlisted', seats: 4 });
});

test('sits down in every chair of this screen', () => {
  const form = withChair(withSeats(blankForm(TITLE, ' Tim '), 3, TITLE), 1, { kind: 'here', name: 'Ming' });
  expect(ownChairs(form)).toEqual([
    { seat: 0, name: 'Tim' },
    { seat: 1, name: 'Ming' },
  ]);
  expect(orderOf(form, TITLE).seats).toBe(3);
});
