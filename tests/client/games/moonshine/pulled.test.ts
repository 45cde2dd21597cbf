/** A crew taken up on the map and put down elsewhere: the Play it begins is always one that the rules list. */
import { expect, test } from 'vitest';
import { fits, withOnlyPlaces } from '../../../../client/games/moonshine/plays/draft.ts';
import { putDown, takenUp, takenUpByGround } from '../../../../client/games/moonshine/plays/pulled.ts';

const ACTIONS = [
  { do: 'move', from: 'a', to: 'b', runners: 1 },
  { do: 'skiff', from: 'a', to: 'c', runners: 1 },
  { do: 'tunnel', from: 'd', to: 'e', rum: 1 },
] as never[];
const at = (id: string) => id as never;

test('the plainest Play that goes there', () => {
  expect(takenUp(ACTIONS, null, at('a'))).toEqual({ do: 'move', from: 'a' });
  expect(putDown(ACTIONS, null, at('a'), at('b'))).toEqual({ do: 'move', from: 'a', to: 'b' });
  expect(putDown(ACTIONS, null, at('a'), at('c'))).toEqual({ do: 'skiff', from: 'a', to: 'c' });
});

test('the Play in hand first', () => {
  expect(takenUp(ACTIONS, { do: 'skiff' }, at('a'))).toEqual({ do: 'skiff', from: 'a' });
  expect(takenUp(ACTIONS, { do: 'recruit' }, at('a'))).toEqual({ do: 'move', from: 'a' });
});

test('nothing where no crew may go', () => {
  expect(takenUp(ACTIONS, null, at('d')), 'barrels are no crew').toBeNull();
  expect(putDown(ACTIONS, null, at('a'), at('d'))).toBeNull();
  for (const to of ['b', 'c']) {
    const draft = putDown(ACTIONS, null, at('a'), at(to));
    expect(ACTIONS.some((action) => draft && fits(draft, action))).toBe(true);
  }
});

test('barrels are pulled from where the Play in hand begins, beside the crew too', () => {
  expect(takenUpByGround(ACTIONS, null, at('d')), 'nothing in hand: the map is moved').toBeNull();
  expect(takenUpByGround(ACTIONS, { do: 'tunnel' }, at('d'))).toEqual({ do: 'tunnel', from: 'd' });
  expect(takenUpByGround(ACTIONS, { do: 'tunnel', from: 'd' }, at('e')), 'it begins elsewhere').toBeNull();
  expect(putDown(ACTIONS, { do: 'tunnel' }, at('d'), at('e'))).toEqual({ do: 'tunnel', from: 'd', to: 'e' });
});

test('a place with one answer left is filled in, one with two is asked for', () => {
  expect(withOnlyPlaces(ACTIONS, { do: 'tunnel', from: 'd' })).toEqual({ do: 'tunnel', from: 'd', to: 'e' });
  const two = [...ACTIONS, { do: 'tunnel', from: 'd', to: 'f', rum: 1 }] as never[];
  expect(withOnlyPlaces(two, { do: 'tunnel', from: 'd' })).toEqual({ do: 'tunnel', from: 'd' });
});
