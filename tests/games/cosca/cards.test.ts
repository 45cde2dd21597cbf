/** The cards as sections 2.3 to 2.5 describe them: balanced over symbols and weekdays. */
import { describe, expect, test } from 'vitest';
import { cardOf, MOBSTER_IDS, worksOn } from '../../../src/games/cosca/data/mobsters.ts';
import { countsOf, facesOf, PLACES } from '../../../src/games/cosca/data/places.ts';
import { WEEKDAYS } from '../../../src/games/cosca/data/week.ts';
import { fits, overlap } from '../../../src/games/cosca/rules/conditions.ts';
import { allCounts } from '../../../src/games/cosca/rules/minions.ts';

const ordinary = MOBSTER_IDS.filter((id) => cardOf(id).special === null);

describe('cards', () => {
  test('20 mobsters, 14 of them with symbols, with names of their own', () => {
    expect(MOBSTER_IDS).toHaveLength(20);
    expect(ordinary).toHaveLength(14);
    expect(new Set(MOBSTER_IDS.map((id) => cardOf(id).name)).size).toBe(20);
  });

  test('each symbol is asked for six times', () => {
    const all = ordinary.flatMap((id) => [...cardOf(id).symbols]);
    expect(countsOf(all)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  test('60 working days, spread as the table says', () => {
    const perDay = WEEKDAYS.map((_, day) => MOBSTER_IDS.filter((id) => worksOn(id, day)).length);
    expect(perDay).toEqual([9, 8, 9, 9, 8, 9, 8]);
  });

  test.each([
    [3, 56, 6, 1, 6, 20],
    [4, 126, 21, 6, 6, 15],
    [5, 252, 56, 21, 6, 6],
  ])('settings of %i dice that meet a condition', (dice, all, pair, triple, same, different) => {
    const settings = allCounts(dice, PLACES.length);
    const count = (id: (typeof MOBSTER_IDS)[number]) => settings.filter((counts) => fits(id, counts)).length;
    expect(settings).toHaveLength(all);
    for (const id of ordinary) expect(count(id), id).toBe(cardOf(id).symbols.length === 2 ? pair : triple);
    expect(count('johnBrown')).toBe(same);
    expect(count('scarlett')).toBe(different);
  });

  test('with three dice 18 settings meet no ordinary mobster, 32 one, 6 two', () => {
    const met = allCounts(3, PLACES.length).map((counts) => ordinary.filter((id) => fits(id, counts)).length);
    expect([0, 1, 2, 3].map((n) => met.filter((m) => m === n).length)).toEqual([18, 32, 6, 0]);
  });

  test('faces and counts lead to each other; overlap counts pairs of equal dice', () => {
    for (const counts of allCounts(4, PLACES.length)) expect(countsOf(facesOf(counts))).toEqual(counts);
    expect(overlap(countsOf(['bank', 'bank', 'club']), countsOf(['bank', 'bank', 'club', 'street']))).toBe(3);
    expect(overlap(countsOf(['bank', 'bank', 'club']), countsOf(['bank', 'club', 'club', 'street']))).toBe(2);
  });
});
