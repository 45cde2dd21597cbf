import { describe, expect, test } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { FileLine, GameFile } from '../../src/engine/gameFile.ts';
import type { Action, Seat } from '../../src/engine/rules.ts';
import { readGameFile } from '../../src/proof/gameFileSchema.ts';
import { canonicalJson, hashOf } from '../../src/proof/hash.ts';
import { proveGame } from '../../src/proof/prove.ts';
import { commitment, secretDice } from '../../src/proof/secretDice.ts';
import { verifyGame } from '../../src/proof/verify.ts';
import { alley } from './fixtures/alley.ts';

/** Game files without a server: written from a seed and a list of actions, verified, and read strictly. */

const SEED = '5e'.repeat(32);

test('equal values have equal texts, whatever the order of their keys', () => {
  const text = canonicalJson({ b: [1, { d: undefined, c: null, ä: 'ß' }], a: true, Z: undefined });
  expect(text).toBe('{"a":true,"b":[1,{"c":null,"ä":"ß"}]}');
  expect(canonicalJson(JSON.parse(text))).toBe(text);
  expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});

function written(): GameFile {
  const { rules, notation } = alley;
  const options = { short: true, purse: 'thin' };
  const dice = secretDice(SEED, 0);
  const state = rules.setup(2, options, { dice });
  const policy = randomPolicy(rules, alley.weigh);
  const choice = seededDice('proof');
  const made: { seat: Seat; action: Action }[] = [];
  for (let asked = rules.waiting(state)[0]; asked; asked = rules.waiting(state)[0]) {
    const action = policy(rules.view(state, asked.seat), asked.seat, choice);
    rules.apply(state, asked.seat, action, { dice });
    made.push({ seat: asked.seat, action });
  }
  const seats = [0, 1].map((seat) => ({
    seat: notation.seatName(state, seat),
    name: `P${seat}`,
    kind: 'human' as const,
  }));
  return {
    notation: 1,
    game: alley.id,
    rules: rules.version,
    options,
    seats,
    seedCommitment: commitment(SEED),
    seed: SEED,
    actions: made.map(({ seat, action }) => ({ seat: notation.seatName(state, seat), ...action })),
    ...proveGame(alley, { seats: 2, options, seed: SEED }, made),
  };
}

test('a file from a seed and its actions verifies; with only the hash, a difference shows at the end', () => {
  const file = written();
  const { length } = file.actions;
  expect(verifyGame(alley, file)).toEqual({ ok: true, actions: length, hash: file.hash, seed: 'verified' });
  const bare = { ...file, checks: undefined };
  expect(verifyGame(alley, bare).ok).toBe(true);
  const wrong = verifyGame(alley, { ...bare, hash: '0'.repeat(64) });
  expect(wrong).toMatchObject({ ok: false, difference: { action: length, path: '$.hash' } });
  for (const action of [1, 7, length]) {
    const checks = file.checks?.with(action - 1, 'ffffffff');
    expect(verifyGame(alley, { ...file, checks }).difference?.action).toBe(action);
  }
});

describe('a journal', () => {
  const file = written();
  const all: FileLine[] = file.actions.map((_, i) => ({ number: i + 1, at: i, action: i + 1 }));
  const shifted = all.map((line, i) => ({ ...line, number: i + 3 }));
  const folded: FileLine = { number: 1, at: 0, folded: { seat: 'bidder0', do: 'seal', coins: 0 } };
  const back = (takeBack: number): FileLine => ({ number: 2, at: 0, takeBack, seat: 'bidder0', by: 'free' });

  test.each([
    ['as it was played', all, null],
    ['with something taken back', [folded, back(0), ...shifted], null],
    ['with a line missing', all.toSpliced(4, 1), '$.journal[4]'],
    ['with a take-back to nowhere', [folded, back(7), ...shifted], '$.journal[1]'],
    ['with a take-back that is not made', [folded, { ...folded, number: 2 }, ...shifted], '$.journal'],
    ['with two lines in another order', all.map((line, i) => (i < 2 ? { ...line, action: 2 - i } : line)), '$.journal'],
    ['that ends early', all.slice(0, -1), '$.journal'],
  ] as const)('%s', (_, journal, path) => {
    const verdict = verifyGame(alley, { ...file, journal: [...journal] });
    expect(verdict.difference?.path ?? null).toBe(path);
    expect(verdict.ok).toBe(path === null);
  });
});

test.each([
  ['$', null],
  ['$.notation', { notation: 2 }],
  ['$.seed', { seed: 'short' }],
  ['$.actions[1].do', { actions: [{ seat: 'a', do: 'b' }, { seat: 'a' }] }],
  ['$.seats', { seats: [] }],
  ['$.journal[0]', { journal: [{ number: 1, at: 0, action: 1, folded: { seat: 'a', do: 'b' } }] }],
  ['$.journal[0]', { journal: [{ number: 1, at: -5, action: 1 }] }],
  ['$', { extra: 1 }],
])('a file with a fault at %s is not read', (path, fault) => {
  const read = readGameFile(fault && { ...written(), ...fault });
  expect(read).toMatchObject({ ok: false, error: { path: expect.stringContaining(path) } });
});
