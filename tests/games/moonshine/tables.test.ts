/** The rulebook’s numbers, typed a second time from its tables (moonshine-1929.md sections 1, 4, 7, 9 and 12). */
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/engine/dice.ts';
import { FAMILIES } from '../../../src/games/moonshine/data/families.ts';
import { JOB_IDS, JOBS } from '../../../src/games/moonshine/data/jobs.ts';
import * as tables from '../../../src/games/moonshine/data/tables.ts';
import { DEFAULTS, OPTIONS, readOptions } from '../../../src/games/moonshine/options.ts';
import { REFUSALS } from '../../../src/games/moonshine/refusals.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';

const TIERS: Readonly<Record<number, string>> = {
  1: 'milkRun beachhead tenementArmy lastCall emptyCasket fortressStaten pierSixBrawl dutchmansDeal angelsShare nightLanding squattersRights grandTour',
  2: 'cubanPrince rumRow eviction copperHeist insuranceJob bigSqueeze hellsHighway poisonPanic ginPipeline unionDues lastOneStanding irishGoodbye',
  3: 'openingNight tollBoothTrap overTheTop fiveFamilies smugglersRun bloodySunday butchersLedger highRoller',
};

describe('the Jobs', () => {
  test('32 in tiers of 12, 12 and 8; Stake 1, 2, 3 for Respect 1, 3, 5', () => {
    expect(JOB_IDS).toHaveLength(32);
    for (const [stake, respect] of [
      [1, 1],
      [2, 3],
      [3, 5],
    ] as const) {
      const tier = JOB_IDS.filter((id) => JOBS[id].stake === stake);
      expect(tier).toEqual(TIERS[stake]?.split(' '));
      expect(tier.every((id) => JOBS[id].respect === respect)).toBe(true);
    }
  });

  test('an id is its title in camelCase without a leading The', () => {
    for (const id of JOB_IDS) {
      const words = JOBS[id].title.replace(/^The /, '').replace(/[’']/g, '').split(' ');
      const camel = words.map((w, i) => (i ? w[0]?.toUpperCase() : w[0]?.toLowerCase()) + w.slice(1)).join('');
      expect(id).toBe(camel);
    }
  });
});

describe('the tables', () => {
  test('muscle: dice, brew and Blowback dead', () => {
    const row = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5];
    expect(row.map((_, n) => tables.muscle(n))).toEqual(row);
  });

  test('Threat: 5+, 4+, 3+, 2+ and never better', () => {
    expect([1, 2, 3, 4, 5].map(tables.killsFrom)).toEqual([5, 4, 3, 2, 2]);
  });

  test('components, start and prices', () => {
    expect([tables.MOONSHINE_BARRELS, tables.RUM_BARRELS, tables.MARKS, tables.WELSHERS]).toEqual([30, 20, 7, 8]);
    expect([tables.RUNNERS, tables.LEDGER_SLOTS, tables.HEAT_SPACES, tables.INFLUENCE_CEILING]).toEqual([15, 5, 5, 10]);
    expect([tables.START_CASH, tables.START_INFLUENCE]).toEqual([1500, 6]);
    expect([tables.RECRUIT_PRICE, tables.SECURE_PRICE, tables.LOAN, tables.SQUARE_UP_PRICE]).toEqual([
      300, 500, 1500, 2000,
    ]);
    expect([tables.COLLECT_PAY, tables.LAY_LOW_PAY, tables.EXTORT_PAY]).toEqual([100, 100, 200]);
    expect([tables.MOONSHINE_PRICE, tables.RUM_PRICE, tables.STREET_RATE]).toEqual([300, 500, 200]);
    expect([6, 7, 8, 9].map((owned) => tables.BRIBE_PRICES[owned])).toEqual([2000, 3000, 4000, 5000]);
    expect([tables.GREED_TAX_FROM, tables.TRICK_LIMIT]).toEqual([4, 5]);
    expect([tables.RAT_RESPECT, tables.WELSHER_RESPECT, tables.CROWN_RESPECT]).toEqual([-2, -1, 10]);
  });
});

describe('the rule options', () => {
  test('every default is the main text; complete options come back complete', () => {
    expect(readOptions(undefined)).toEqual({ ok: true, options: DEFAULTS });
    expect(DEFAULTS.market_restock).toBe('immediate');
    expect(DEFAULTS.starting_turf).toBe('window');
    expect(DEFAULTS.job_check).toBe('two');
    const flags = Object.values(OPTIONS).filter((values) => typeof values[0] === 'boolean');
    expect(flags.every((values) => values[0] === false && values[1] === true)).toBe(true);
    expect(readOptions({ ...DEFAULTS, squads_walk: true })).toEqual({
      ok: true,
      options: { ...DEFAULTS, squads_walk: true },
    });
  });
});

describe('the refusals', () => {
  test('each rests on a section of the rules', () => {
    for (const [code, rule] of Object.entries(REFUSALS)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(rule).toMatch(/^([1-9]|1[0-7])(\.\d)?$/);
    }
  });
});

describe('setup', () => {
  test('all families and all Boroughs are dealt evenly over seats', () => {
    const counts = new Map<string, number>();
    const GAMES = 2400;
    for (let i = 0; i < GAMES; i++) {
      const s = rules.setup(3, DEFAULTS, { dice: seededDice(`setup-${i}`) });
      s.players.forEach((p, seat) => {
        for (const key of [`family ${seat} ${p.family}`, `home ${seat} ${p.home}`, `first ${s.order[0]}`]) {
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      });
    }
    for (const family of FAMILIES) {
      for (const seat of [0, 1, 2]) expect(counts.get(`family ${seat} ${family}`)).toBeGreaterThan(GAMES / 4 - 120);
    }
    for (const home of [0, 1, 2, 3]) {
      for (const seat of [0, 1, 2]) expect(counts.get(`home ${seat} ${home}`)).toBeGreaterThan(GAMES / 4 - 120);
    }
    for (const seat of [0, 1, 2]) expect(counts.get(`first ${seat}`)).toBeGreaterThan(GAMES - 360);
  });

  test('no 5 lies in the opening Market, all eight are in the deck', () => {
    for (let i = 0; i < 200; i++) {
      const s = rules.setup(3 + (i % 2), DEFAULTS, { dice: seededDice(`market-${i}`) });
      const fives = s.deck.filter((job) => JOBS[job].respect === 5);
      expect([s.market.length, s.deck.length, fives.length]).toEqual(i % 2 ? [5, 27, 8] : [4, 28, 8]);
    }
  });
});
