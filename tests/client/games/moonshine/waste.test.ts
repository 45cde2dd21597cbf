import { expect, test } from 'vitest';
import { wasteOf } from '../../../../client/games/moonshine/plays/waste.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import { SICILIANS, stateOf } from './drawn.tsx';

const hustle = rules.view(stateOf({ heat: ['irish', 'sicilians'] }), SICILIANS);
const move = { do: 'move', from: 'fivePoints', to: 'tenderloin', boss: 1, runners: 5, moonshine: 4, rum: 0 };

test('whoever goes with everything wastes nothing; a Safehouse keeps the rest', () => {
  expect(wasteOf(hustle, SICILIANS, move)).toEqual([]);
  expect(wasteOf(hustle, SICILIANS, { ...move, moonshine: 0 })).toEqual([]);
});

test('barrels that nobody stays with, or nobody goes with, or that a rival gets', () => {
  const there = {
    fivePoints: { mob: 'sicilians', boss: 1, runners: 5, moonshine: 4 },
    eastHarlem: { mob: 'irish', runners: 3 },
  };
  const view = rules.view(stateOf({ districts: there }), SICILIANS);
  const load = { ...move, boss: 0, runners: 0, moonshine: 2 };
  expect(wasteOf(view, SICILIANS, { ...move, moonshine: 0 })).toEqual(['leavesBarrels']);
  expect(wasteOf(view, SICILIANS, load)).toEqual(['losesBarrels']);
  expect(wasteOf(view, SICILIANS, { ...load, to: 'eastHarlem' })).toEqual(['givesBarrels']);
});

test('a rival’s marker, and a die that fires nothing while another would', () => {
  expect(wasteOf(hustle, SICILIANS, { do: 'consigliere', marker: 0 })).toEqual(['helpsRival']);
  expect(wasteOf(hustle, SICILIANS, { do: 'consigliere', marker: 1 })).toEqual([]);
  const morning = stateOf({ phase: 'shadows', mash: 5, mashTomorrow: null, pool: [1, 2, 5, 5, 6] });
  const view = rules.view(morning, SICILIANS);
  expect(wasteOf(view, SICILIANS, { do: 'draft', die: 2 })).toEqual(['firesNothing']);
  expect(wasteOf(view, SICILIANS, { do: 'draft', die: 5 })).toEqual([]);
});
