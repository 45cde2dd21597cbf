import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanAction, cleanName } from '../../server/clean.ts';
import { HouseError } from '../../server/errors.ts';

const NAMES = ['move', 'fold'];
const clean = (input: unknown) => cleanAction(input, NAMES);
const own = (json: string) => JSON.parse(json) as unknown;

test('an action is said again, with its fields', () => {
  const input = { to: 'fordham', do: 'move', list: [1, { a: null }], gone: undefined };
  expect(clean(input)).toEqual({ do: 'move', to: 'fordham', list: [1, { a: null }] });
  expect(clean(input)).not.toBe(input);
});

test.each([
  undefined,
  null,
  'move',
  ['move'],
  {},
  { do: 'toString' },
  { do: ['move'] },
  Object.create({ do: 'move' }),
  own('{"do":"move","__proto__":{"x":1}}'),
  own('{"do":"move","x":{"constructor":1}}'),
  { do: 'move', x: Number.NaN },
  { do: 'move', x: 1n },
  { do: 'move', x: () => 1 },
  { do: 'move', x: new Date() },
  { do: 'move', x: Buffer.from('x') },
  { do: 'move', x: [[[[[[[1]]]]]]] },
  { do: 'move', x: 'x'.repeat(4096) },
])('not an action: %o', (input) => {
  expect(() => clean(input)).toThrow(HouseError);
});

test('anything at all is either said again as plain JSON or refused', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }), (fields) => {
      try {
        const action = clean({ do: 'fold', fields });
        expect(JSON.parse(JSON.stringify(action))).toEqual(JSON.parse(JSON.stringify({ do: 'fold', fields })));
      } catch (error) {
        expect(error).toBeInstanceOf(HouseError);
      }
    }),
  );
});

test('a name is what people can read', () => {
  expect(cleanName(' Two\n\t Tone ', 40)).toBe('Two Tone');
  expect(cleanName('a\u0000\u200B\u202Eb\uD800', 40)).toBe('ab\uFFFD');
  expect([...cleanName('😀'.repeat(50), 40)]).toHaveLength(40);
  expect(cleanName('\u0007', 40)).toBe('');
});
