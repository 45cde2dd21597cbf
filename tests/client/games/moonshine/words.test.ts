/** Everything the rules can say has words (quality, section 1, item 8). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ACTION_WORDS,
  ACTION_NAMES as KNOWN_ACTIONS,
  STAGE_WORDS,
} from '../../../../client/games/moonshine/words/actions.ts';
import { EVENT_WORDS, eventWords } from '../../../../client/games/moonshine/words/events.ts';
import { JOB_WORDS, jobWords } from '../../../../client/games/moonshine/words/jobs.ts';
import { actionWords } from '../../../../client/games/moonshine/words/later.ts';
import { KIND_WORDS } from '../../../../client/games/moonshine/words/names.ts';
import { OPTION_WORDS } from '../../../../client/games/moonshine/words/options.ts';
import { REFUSAL_WORDS, refusalWords } from '../../../../client/games/moonshine/words/refusals.ts';
import { DISTRICTS } from '../../../../src/games/moonshine/data/districts.ts';
import { JOB_IDS } from '../../../../src/games/moonshine/data/jobs.ts';
import { DEFAULTS, OPTIONS, PRESETS } from '../../../../src/games/moonshine/options.ts';
import { REFUSALS } from '../../../../src/games/moonshine/refusals.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import { randomGame } from './randomGame.ts';

const sorted = (list: Iterable<string>) => [...list].sort();

test('every refusal code has words, with and without figures', () => {
  expect(sorted(Object.keys(REFUSAL_WORDS))).toEqual(sorted(Object.keys(REFUSALS)));
  for (const code of Object.keys(REFUSALS)) {
    for (const params of [undefined, { need: 3, have: 1, limit: 5, stake: 2, reserves: 0, hits: 1 }]) {
      const said = refusalWords({ code, params });
      expect(said, code).toMatch(/^[A-Z].*\.$/);
      expect(said, code).not.toMatch(/undefined|NaN|Refused/);
    }
  }
});

test('every event type of the rules has words, and nothing else has', () => {
  const source = readFileSync('src/games/moonshine/events.ts', 'utf8');
  const types = [...source.matchAll(/type: '(\w+)'/g)].map((match) => match[1] ?? '');
  expect(types.length).toBeGreaterThan(50);
  expect(sorted(Object.keys(EVENT_WORDS))).toEqual(sorted(new Set(types)));
});

test('what happens in real games is said in full sentences', () => {
  const names = { seat: (n: number) => `Player ${n + 1}` };
  const seen = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    for (const { events } of randomGame(`words ${seed}`, 700)) {
      for (const event of events) {
        const said = eventWords(event, names);
        seen.add(event.type);
        expect(said, event.type).toMatch(/^[A-Z].*[.!]$/s);
        expect(said, event.type).not.toMatch(/undefined|NaN|\bnull\b|object|Player 0/);
        expect(said, `no id in ${said}`).not.toMatch(/\b[a-z]+[A-Z]\w*/);
      }
    }
  }
  console.log(`event types met in random games: ${seen.size} of ${Object.keys(EVENT_WORDS).length}`);
  expect(seen.size).toBeGreaterThan(40);
});

test('every Job, action, stage, option value and kind has words', () => {
  expect(sorted(Object.keys(JOB_WORDS))).toEqual(sorted(JOB_IDS));
  expect(sorted(KNOWN_ACTIONS)).toEqual(sorted(rules.actionNames));
  expect(sorted(Object.keys(ACTION_WORDS))).toEqual(sorted(rules.actionNames));
  expect(sorted(Object.keys(STAGE_WORDS))).toEqual(sorted(rules.stages));
  expect(sorted(Object.keys(OPTION_WORDS))).toEqual(sorted(Object.keys(OPTIONS)));
  for (const [name, values] of Object.entries(OPTIONS)) {
    const words = OPTION_WORDS[name as keyof typeof OPTIONS];
    expect(sorted(Object.keys(words.values)), name).toEqual(sorted(values.map(String)));
  }
  for (const { kind } of DISTRICTS) expect(KIND_WORDS[kind]).toBeTruthy();
});

test('no two Jobs, and no two refusals, read alike', () => {
  const deeds = JOB_IDS.map((job) => JOB_WORDS[job].deed);
  expect(new Set(deeds).size).toBe(deeds.length);
  const reasons = Object.keys(REFUSALS).map((code) => refusalWords({ code }));
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('the deck of October 2026 asks otherwise for ten Jobs, in its own words', () => {
  const later = { ...DEFAULTS, ...PRESETS['2026-10-10'] };
  const deck = { ...DEFAULTS, job_deck: 'rewrite' } as const;
  const changed = JOB_IDS.filter((job) => jobWords(deck, job).deed !== jobWords(DEFAULTS, job).deed);
  expect(changed.length).toBe(10);
  for (const job of JOB_IDS) expect(jobWords(later, job).deed).not.toMatch(/Defenseless|raze/);
  expect(JOB_IDS.some((job) => jobWords(later, job).deed.includes('Empty'))).toBe(true);
});

test('the words of October 2026: Scram for Fold, Destroy for Raze', () => {
  const later = { ...DEFAULTS, vocabulary: '2026' } as const;
  expect([actionWords(later, 'fold').name, actionWords(later, 'raze').name]).toEqual(['Scram', 'Destroy']);
  expect([actionWords(DEFAULTS, 'fold').name, actionWords(DEFAULTS, 'raze').name]).toEqual(['Fold', 'Raze']);
  const names = { seat: () => 'Ada', later: true };
  const folded = { type: 'folded', seat: 0, at: 'corona', to: 'astoria', boss: 0, runners: 1 };
  expect(eventWords(folded, names)).toContain('scrams');
});
