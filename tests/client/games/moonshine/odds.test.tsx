/** The odds on the screen are the library's, case by case, and say what they are about. */
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { prospectOf, prospectOfFight, rowsOf } from '../../../../client/games/moonshine/odds/cases.ts';
import { percent } from '../../../../client/games/moonshine/words/odds.ts';
import { fightOdds } from '../../../../src/games/moonshine/odds/index.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import { boardOf, IRISH, SICILIANS, stateOf } from './drawn.tsx';
import { randomGame } from './randomGame.ts';

const ATTACK = { do: 'move', from: 'fivePoints', to: 'eastHarlem', boss: 1, runners: 4, moonshine: 0, rum: 0 };

/** The Sicilians' Boss and four Runners in East Harlem, or before it. */
function fight(stage: 'standoff' | 'pinned', entry = 'move') {
  const seat = stage === 'pinned' ? 'sicilians' : 'irish';
  return stateOf({
    districts: {
      fivePoints: { mob: 'sicilians', safehouse: true, runners: 1 },
      eastHarlem: { mob: 'irish', boss: 1, runners: 3 },
    },
    pending: {
      stack: [
        { stage: 'play', seat: 'sicilians' },
        { stage, seat },
      ],
      play: { seat: 'sicilians', name: entry, deeds: [] },
      fight: {
        attacker: 'sicilians',
        defender: 'irish',
        at: 'eastHarlem',
        origin: 'fivePoints',
        entry,
        defendersAtStart: 4,
        safehouseAtStart: false,
        bossEntered: true,
        boss: 1,
        runners: 4,
        moonshine: 0,
        rum: 0,
        firstShot: false,
      },
      raid: null,
    },
  });
}

describe('before a Move', () => {
  const state = stateOf();
  const prospect = prospectOf(rules.view(state, SICILIANS), SICILIANS, ATTACK);

  test('both answers of the Occupier, with as many volleys as are left after paying', () => {
    expect(prospect?.cases.map(({ answer, most }) => [answer, most])).toEqual([
      ['holdFire', 3],
      ['ambush', 3],
    ]);
    const terms = { firepower: false, safehouse: false, shot: 'openFire' as const };
    const crews = { invader: { boss: 1, runners: 4 } as const, occupier: { boss: 0, runners: 3 } as const };
    for (const one of prospect?.cases ?? []) {
      const rows = rowsOf(one);
      expect(rows.map((row) => row.volleys)).toEqual([1, 2, 3]);
      for (const { volleys, odds } of rows) {
        expect(odds).toEqual(fightOdds({ ...terms, ...crews, volleys, ambush: one.answer === 'ambush' }));
      }
    }
  });

  test('nobody ambushes who cannot pay, has Laid Low, or is crept up on', () => {
    const answers = (changes: object, action: object = ATTACK) => {
      const view = rules.view(stateOf({ players: { ...players, ...changes } }), SICILIANS);
      return prospectOf(view, SICILIANS, action as typeof ATTACK)?.cases.map((one) => one.answer);
    };
    const players = {
      sicilians: { cash: 2300, ledger: 4 },
      irish: { cash: 900, ledger: 3 },
      vipers: { ledger: 5 },
      knights: { ledger: 2 },
    };
    expect(answers({})).toEqual(['holdFire', 'ambush']);
    expect(answers({ irish: { ledger: 0 } })).toEqual(['holdFire']);
    expect(answers({ irish: { ledger: 3, laidLow: true } })).toEqual(['holdFire']);
    expect(answers({}, { ...ATTACK, do: 'stealth' })).toEqual(['holdFire']);
  });

  test('no fight, no odds: own ground, empty ground, barrels alone', () => {
    const view = rules.view(state, SICILIANS);
    expect(prospectOf(view, SICILIANS, { ...ATTACK, to: 'bowery' })).toBeNull();
    expect(prospectOf(view, SICILIANS, { ...ATTACK, boss: 0, runners: 0, moonshine: 2 })).toBeNull();
    expect(prospectOf(view, SICILIANS, { do: 'recruit', runners: 1 })).toBeNull();
  });
});

describe('in a fight', () => {
  test('at the Standoff by the Occupier’s answers, seen from both sides', () => {
    const state = fight('standoff');
    const prospect = prospectOfFight(rules.view(state, IRISH));
    expect(prospect).toMatchObject({ invader: SICILIANS, occupier: IRISH });
    expect(prospect?.cases.map((one) => one.answer)).toEqual(['holdFire', 'ambush']);
    const mine = renderToString(boardOf(state, IRISH));
    expect(mine).toContain('You ambush first');
    expect(mine).toContain('Rosalind wins');
    const theirs = renderToString(boardOf(state, SICILIANS));
    expect(theirs).toContain('Big Tim ambushes first');
    expect(theirs).toContain('You win');
  });

  test('while Pinned by the shots of the family, each for what it costs', () => {
    const state = fight('pinned');
    const view = rules.view(state, SICILIANS);
    const prospect = prospectOfFight(view);
    expect(prospect?.cases.map(({ shot, most }) => [shot, most])).toEqual([
      ['openFire', 4],
      ['hit', 2],
    ]);
    const html = renderToString(boardOf(state, SICILIANS));
    for (const one of prospect?.cases ?? []) {
      for (const { odds } of rowsOf(one)) {
        expect(html).toContain(percent(odds.win).replace('<', '&lt;').replace('>', '&gt;'));
        expect(html).toContain(odds.occupierLosses.toFixed(1));
      }
    }
  });
});

test('wherever a random game starts a fight, the screen had its odds, and the chances sum to one', () => {
  let foreseen = 0;
  for (const seed of ['a', 'b', 'c']) {
    for (const { state, seat, action, events } of randomGame(`odds ${seed}`, 500)) {
      if (!events.some((event) => event.type === 'standoff')) continue;
      const prospect = prospectOf(rules.view(state, seat), seat, action);
      expect(prospect, JSON.stringify(action)).not.toBeNull();
      foreseen += 1;
      for (const one of prospect?.cases ?? []) {
        for (const { odds } of rowsOf(one)) {
          expect(odds.win + odds.hold + odds.wipe + odds.standing).toBeCloseTo(1, 12);
        }
      }
    }
  }
  console.log(`fights foreseen: ${foreseen}`);
  expect(foreseen).toBeGreaterThan(10);
});

test('a chance is 0 or 100 only when it is certain', () => {
  expect([0, 0.001, 0.125, 0.996, 1].map(percent)).toEqual(['0 %', '<1 %', '13 %', '>99 %', '100 %']);
});
