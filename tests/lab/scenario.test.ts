/** The machinery of scenarios: what is read, refused, compared and listed. */
import { describe, expect, it } from 'vitest';
import { TITLES } from '../../src/games/index.ts';
import { legalActions, playScenario, runScenario } from '../../src/lab/scenario.ts';

const DUEL = {
  notation: 1,
  game: 'moonshine',
  position: {
    districts: {
      westSide: { mob: 'sicilians', runners: 3 },
      eastHarlem: { mob: 'irish', runners: 1, moonshine: 2 },
    },
    players: { sicilians: { ledger: 5, cash: 1500 }, irish: { ledger: 2 }, knights: { ledger: 1 } },
  },
};
const MOVE = { seat: 'sicilians', do: 'move', from: 'westSide', to: 'eastHarlem', runners: 3 };

function run(json: object) {
  const result = runScenario({ ...DUEL, ...json }, TITLES);
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result.value;
}

describe('a file that cannot be read', () => {
  it.each([
    [null, '$', ''],
    [[], '$', ''],
    [{ ...DUEL, notation: 2 }, '$.notation', ''],
    [{ ...DUEL, game: 'poker' }, '$.game', 'poker'],
    [{ ...DUEL, game: 'toString' }, '$.game', 'toString'],
    [{ ...DUEL, expects: {} }, '$', 'expects'],
    [{ ...DUEL, dice: [1, 7] }, '$.dice[1]', ''],
    [{ ...DUEL, steps: [{ do: 'layLow' }] }, '$.steps[0].seat', ''],
    [{ ...DUEL, options: { weather: 'wet' } }, '$.options', 'weather'],
    [{ ...DUEL, seats: 4 }, '$.seats', 'both'],
    [{ ...DUEL, position: undefined }, '$.position', ''],
    [{ ...DUEL, position: undefined, seats: 7 }, '$.seats', '3 or 4'],
    [{ ...DUEL, position: { players: { irish: { cash: -1 } } } }, '$.position.players.irish.cash', ''],
    [{ ...DUEL, position: { players: { irish: {} } } }, '$.position.players', ''],
  ])('%#: says where and why', (json, path, message) => {
    const result = runScenario(json, TITLES);
    expect(result).toMatchObject({ ok: false, error: { path, message: expect.stringContaining(message) } });
  });
});

describe('a scenario', () => {
  it('plays its steps with its dice and says all that notation.md promises', () => {
    const result = run({
      dice: [6, 1, 5],
      steps: [MOVE, { seat: 'irish', do: 'ambush' }, { seat: 'sicilians', do: 'openFire' }],
    });
    expect(Object.keys(result)).toEqual(
      expect.arrayContaining([
        'ok',
        'position',
        'waiting',
        'respect',
        'controls',
        'events',
        'steps',
        'diceLeft',
        'outcome',
      ]),
    );
    expect(result).toMatchObject({
      ok: true,
      diceLeft: 0,
      outcome: null,
      steps: [{ ok: true }, { ok: true }, { ok: true }],
    });
    expect(result.waiting).toEqual([{ seat: 'sicilians', stage: 'pinned' }]);
    expect(result.events.map(({ type }) => type)).toContain('ambushed');
  });

  it('holds refusals to what was written', () => {
    const far = { ...MOVE, to: 'coneyIsland' };
    expect(run({ steps: [{ ...far, refused: true }] })).toMatchObject({
      ok: true,
      steps: [{ ok: true, refusal: { code: 'NOT_CONNECTED' } }],
    });
    expect(run({ steps: [{ ...far, refused: 'NOT_CONNECTED' }] }).ok).toBe(true);
    expect(run({ steps: [{ ...far, refused: 'SQUAD_THERE' }] })).toMatchObject({ ok: false, steps: [{ ok: false }] });
    expect(run({ steps: [{ ...MOVE, refused: true }] })).toMatchObject({ ok: false, steps: [{ ok: false }] });
    expect(run({ steps: [far, MOVE] })).toMatchObject({
      ok: false,
      steps: [{ ok: false, refusal: { code: 'NOT_CONNECTED' } }],
    });
  });

  it('refuses a family that does not play', () => {
    expect(run({ steps: [{ seat: 'vipers', do: 'layLow', refused: 'NOT_AT_THE_TABLE' }] }).ok).toBe(true);
  });

  it('stops when the dice run out, with the position as it was before that step', () => {
    const result = run({
      dice: [6],
      steps: [MOVE, { seat: 'irish', do: 'ambush' }, { seat: 'sicilians', do: 'openFire' }],
    });
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining('$.steps[2]') });
    expect(result.waiting).toEqual([{ seat: 'sicilians', stage: 'pinned' }]);
  });

  it('counts dice that nobody asked for', () => {
    expect(run({ dice: [1, 2, 3], steps: [MOVE, { seat: 'irish', do: 'ambush' }] }).diceLeft).toBe(2);
  });

  it('compares only what is written, and names the first difference', () => {
    expect(run({ expect: { districts: { westSide: { runners: 3 } }, respect: { irish: 0 } } }).ok).toBe(true);
    expect(run({ expect: { districts: { westSide: { runners: 4 } } } })).toMatchObject({
      ok: false,
      difference: { path: '$.districts.westSide.runners', expected: 4, actual: 3 },
    });
  });

  it('starts a whole game from seats and a seed, the same each time', () => {
    const start = () => runScenario({ notation: 1, game: 'moonshine', seats: 3, seed: 'a' }, TITLES);
    expect(start()).toEqual(start());
    expect(start()).toMatchObject({ ok: true, value: { waiting: [{ stage: 'draft' }] } });
  });

  it('names the winner', () => {
    const position = {
      districts: { sugarHill: { mob: 'irish', boss: 1 } },
      players: {
        irish: { ledger: 2, owned: 10, jobs: { done: ['openingNight', 'highRoller'] } },
        knights: {},
        vipers: {},
      },
    };
    const result = run({ position, steps: [{ seat: 'irish', do: 'takeTheCrown' }] });
    expect(result.outcome).toMatchObject({ reason: 'crown', winner: 'irish', ranks: { irish: 1 } });
  });

  it('lists the legal actions of whoever must decide, each of which the rules accept', () => {
    const played = playScenario({ ...DUEL, steps: [MOVE] }, TITLES);
    if (!played.ok) throw new Error(played.error.message);
    const listed = legalActions(played.value);
    expect(Object.keys(listed)).toEqual(['irish']);
    for (const { seat, ...action } of listed.irish ?? []) {
      expect(seat).toBe('irish');
      expect(run({ steps: [MOVE, { seat: 'irish', ...action }], seed: 'x' }).ok).toBe(true);
    }
  });
});
