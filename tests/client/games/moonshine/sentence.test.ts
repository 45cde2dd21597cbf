/** The palette's sentences: what they mean, what is said of those that mean nothing, and JSON. */
import { describe, expect, test } from 'vitest';
import { type Hearer, understand } from '../../../../client/games/moonshine/sentence/understand.ts';
import { SENTENCE_WORDS } from '../../../../client/games/moonshine/words/sentence.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import type { State } from '../../../../src/games/moonshine/state.ts';
import { askedAtSunset, SICILIANS, stateOf, VIPERS } from './drawn.tsx';
import { randomGame } from './randomGame.ts';

const PEOPLE = { sicilians: ['Rosalind'], irish: ['Big Tim'], vipers: ['Ming'], knights: ['Ellery'] };

function hearer(state: State, seat = SICILIANS): Hearer {
  const view = rules.view(state, seat);
  return { view, seat, may: [...rules.actions(view, seat), ...rules.asides(view, seat)], people: PEOPLE };
}

const hustle = hearer(stateOf({ market: ['milkRun', 'rumRow'] }));
const meaning = (text: string, at = hustle) => {
  const understood = understand(text, at);
  return understood?.ok ? understood.action : understood?.says;
};

describe('a sentence', () => {
  const move = { do: 'move', from: 'fivePoints', to: 'eastHarlem', boss: 0, runners: 0, moonshine: 0, rum: 0 };
  test.each([
    ['move 3 crews from Five Points to East Harlem', { ...move, runners: 3 }],
    ['Move three Runners and the Boss from fivePoints to Harlem', { ...move, runners: 3, boss: 1 }],
    ['send 2 runners, 1 moonshine to east harlem from five', { ...move, runners: 2, moonshine: 1 }],
    ['move all from Five Points to the Silver Dollar', { ...move, boss: 1, runners: 5, moonshine: 4 }],
    ['move all runners from Five Points to East Harlem', { ...move, runners: 5 }],
    ['recruit 2', { do: 'recruit', runners: 2 }],
    ['secure in Bowery', { do: 'secure', to: 'bowery' }],
    ['trade 3 at West Side', { do: 'trade', at: 'westSide', barrels: 3 }],
    ['unload 2 moonshine 1 rum in The Tenderloin', { do: 'unload', at: 'tenderloin', moonshine: 2, rum: 1 }],
    ['sell 4 moonshine in Haymarket', { do: 'unload', at: 'tenderloin', moonshine: 4, rum: 0 }],
    ['give $1,500 to Vipers', { do: 'giveCash', to: 'vipers', amount: 1500 }],
    ['pay 300 to Big Tim', { do: 'giveCash', to: 'irish', amount: 300 }],
    ['draft 5', { do: 'draft', die: 5 }],
    ['name 4', { do: 'nameMash', face: 4 }],
    ['home Queens', { do: 'pickHome', borough: 'queens' }],
    ['take Milk Run', { do: 'takeJob', job: 'milkRun' }],
    ['walk away Rum', { do: 'walkAway', job: 'rumRow' }],
    ['consigliere 2', { do: 'consigliere', marker: 1 }],
    ['fold to Sugar Hill', { do: 'fold', to: 'sugarHill' }],
    ['{ "do": "collect" }', { do: 'collect' }],
    ['{"seat":"sicilians","do":"move","from":"fivePoints","to":"eastHarlem","runners":1}', { ...move, runners: 1 }],
  ])('%s', (text, action) => {
    expect(meaning(text)).toEqual(action);
  });

  test.each([
    ['move 3 runners from Harlam to Yorkville', 'There is no place called “harlam”'],
    ['move 2 runners from Five Pionts to East Harlem', 'Do you mean Five Points?'],
    ['move 3 runners from Five Points', 'To where?'],
    ['move from Five Points to East Harlem', 'How many of what?'],
    ['move 3 from Five Points to East Harlem', '3 of what?'],
    ['secure in West', 'could be'],
    ['give 300 to Nobody', 'Nobody at this table is called “nobody”.'],
    ['recruit two dragons', 'I do not understand “dragons” here.'],
    ['{ "do": "collect"', 'This JSON is not complete'],
    ['{ "do": "fly" }', 'The notation has no action “fly”.'],
    ['{ "seat": "irish", "do": "collect" }', 'another seat’s'],
  ])('unclear: %s', (text, says) => {
    expect(meaning(text)).toContain(says);
  });

  test('about a Job that does not exist says so where Jobs are taken', () => {
    const offer = hearer(stateOf({ phase: 'offers', market: ['milkRun'] }));
    expect(meaning('take Gold Rush', offer)).toBe('There is no Job called “gold rush”.');
  });

  test('that is none of the game’s is only searched for', () => {
    for (const text of ['settings', 'west side', 'move', 'take back']) expect(understand(text, hustle)).toBeNull();
  });

  test('about Handshakes goes by their number', () => {
    const deals = [{ id: 3, from: 'irish', to: 'sicilians', give: { term: { pay: 400 } }, ask: null }];
    expect(meaning('shake 3', hearer(stateOf({ deals })))).toEqual({ do: 'shake', deal: 3 });
    const judge = hearer(askedAtSunset('judge', 'vipers', {}), VIPERS);
    expect(meaning('call kept 1', judge)).toMatchObject({ do: 'callKept', deal: 1, promise: 0 });
  });
});

test('every example of the help is an action, or one that wants a Handshake to be there', () => {
  const there = hearer(stateOf({ districts: { tenderloin: { mob: 'sicilians', runners: 2, rum: 1 } } }));
  const examples = SENTENCE_WORDS.phrases.flatMap(({ say }) => say.split(' · '));
  const wrong = examples.filter((say) => !/^(shake|refuse|vote)/.test(say) && !understand(say, there)?.ok);
  expect(wrong).toEqual([]);
});

test('the JSON of any legal action is that action', () => {
  for (const { state, seat } of randomGame('sentences', 200)) {
    for (const action of rules.actions(state, seat).slice(0, 10)) {
      expect(meaning(JSON.stringify(action), hearer(state, seat))).toEqual(action);
    }
  }
});
