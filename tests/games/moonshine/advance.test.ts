/** What went wrong: a Ward left empty by the Move was no longer counted as one's own when the crew Advanced back to it. */
import { expect, test } from 'vitest';
import { seededDice } from '../../../src/engine/dice.ts';
import { notation } from '../../../src/games/moonshine/notation/index.ts';
import { DEFAULTS } from '../../../src/games/moonshine/options.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';

test('an Advance with six Moonshine back into the own Ward, emptied in the same Play, is the Gin Pipeline', () => {
  const position = {
    turn: 'sicilians',
    mashTomorrow: 1,
    districts: {
      fivePoints: { mob: 'sicilians', boss: 1, moonshine: 6 },
      tenderloin: { mob: 'irish', runners: 1 },
    },
    players: { sicilians: { ledger: 2, jobs: { held: ['ginPipeline', 'squattersRights'] } }, irish: {}, vipers: {} },
    market: [],
  };
  const croupier = { dice: seededDice('advance') };
  const read = notation.read(position, DEFAULTS, croupier);
  if (!read.ok) throw new Error(read.error.message);
  const s = read.value;
  rules.apply(s, 0, { do: 'move', from: 'fivePoints', to: 'tenderloin', boss: 1, moonshine: 6 }, croupier);
  if (rules.waiting(s)[0]?.stage === 'standoff') rules.apply(s, 1, { do: 'holdFire' }, croupier);
  rules.apply(s, 0, { do: 'advance', to: 'fivePoints' }, croupier);
  // The Ward was his before the Play: a delivery, and nothing Defenseless was taken.
  expect(s.players[0]?.done).toEqual(['ginPipeline']);
  expect(s.players[0]?.held).toEqual(['squattersRights']);
});
