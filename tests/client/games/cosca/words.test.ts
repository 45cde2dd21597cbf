/** Everything the rules of COSCA can say has words (quality, section 1, item 8). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENT_WORDS, eventWords } from '../../../../client/games/cosca/words/events.ts';
import { conditionWords, FAMILY_WORDS, PLACE_WORDS } from '../../../../client/games/cosca/words/names.ts';
import { OPTION_WORDS, PRESET_WORDS } from '../../../../client/games/cosca/words/options.ts';
import { REFUSAL_WORDS, refusalWords } from '../../../../client/games/cosca/words/refusals.ts';
import { STAGE_WORDS, sealedWords } from '../../../../client/games/cosca/words/stages.ts';
import { FAMILIES } from '../../../../src/games/cosca/data/families.ts';
import { MOBSTER_IDS } from '../../../../src/games/cosca/data/mobsters.ts';
import { PLACES } from '../../../../src/games/cosca/data/places.ts';
import { OPTIONS, PRESETS } from '../../../../src/games/cosca/options.ts';
import { REFUSALS } from '../../../../src/games/cosca/refusals.ts';
import { rules } from '../../../../src/games/cosca/rules/index.ts';
import { randomGame } from './randomGame.ts';

const sorted = (list: Iterable<string>) => [...list].sort();
const NO_HOLES = /undefined|NaN|\bnull\b|object|Player 0/;

test('every refusal code has words of its own, with and without figures', () => {
  expect(sorted(Object.keys(REFUSAL_WORDS))).toEqual(sorted(Object.keys(REFUSALS)));
  const figures = { limit: 2, money: 3, weapons: 1, set: 2, due: 3, mobster: 'lucky' };
  for (const params of [undefined, figures]) {
    const said = Object.keys(REFUSALS).map((code) => refusalWords({ code, params }));
    for (const words of said) {
      expect(words).toMatch(/^[A-Z].*\.$/);
      expect(words).not.toMatch(NO_HOLES);
    }
    expect(new Set(said).size).toBe(said.length);
  }
  expect(refusalWords({ code: 'NEVER_HEARD_OF' })).toContain('NEVER_HEARD_OF');
});

test('every event type of the rules has words, and nothing else has', () => {
  const source = readFileSync('src/games/cosca/events.ts', 'utf8');
  const types = [...source.matchAll(/type: '(\w+)'/g)].map((match) => match[1] ?? '');
  expect(types.length).toBeGreaterThan(20);
  expect(sorted(Object.keys(EVENT_WORDS))).toEqual(sorted(new Set(types)));
});

test('what happens in real games is said in full sentences', () => {
  const names = { seat: (n: number) => `Player ${n + 1}` };
  const seen = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    for (const { events } of randomGame(`words ${seed}`)) {
      for (const event of events) {
        const said = eventWords(event, names);
        seen.add(event.type);
        expect(said, event.type).toMatch(/^[A-Z].*\.$/s);
        expect(said, event.type).not.toMatch(NO_HOLES);
        expect(said, `no id in ${said}`).not.toMatch(/\b[a-z]+[A-Z]\w*/);
      }
    }
  }
  console.log(`event types met in random games: ${seen.size} of ${Object.keys(EVENT_WORDS).length}`);
  expect(seen.size).toBeGreaterThan(20);
});

test('every stage, sealed decision, option value, preset, place, family and condition has words', () => {
  expect(sorted(Object.keys(STAGE_WORDS))).toEqual(sorted(rules.stages));
  expect(sorted(Object.keys(OPTION_WORDS))).toEqual(sorted(Object.keys(OPTIONS)));
  for (const [name, values] of Object.entries(OPTIONS)) {
    expect(sorted(Object.keys(OPTION_WORDS[name as keyof typeof OPTIONS].values)), name).toEqual(sorted(values));
  }
  expect(sorted(Object.keys(PRESET_WORDS))).toEqual(sorted(Object.keys(PRESETS)));
  expect(sorted(Object.keys(PLACE_WORDS))).toEqual(sorted(PLACES));
  expect(sorted(Object.keys(FAMILY_WORDS))).toEqual(sorted(FAMILIES));
  const conditions = MOBSTER_IDS.map(conditionWords);
  expect(new Set(conditions).size).toBe(conditions.length);
  expect(sealedWords({ do: 'fight', money: 0, weapons: 0 })).toBe('Bid nothing');
  expect(sealedWords({ do: 'club', mobsters: ['lucky', 'bobby'] })).toBe('A drink for Lucky and Bobby');
});
