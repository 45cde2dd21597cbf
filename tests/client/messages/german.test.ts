/** The second language is complete, is not the first one, and says the same figures and names. */
import { describe, expect, test } from 'vitest';
import * as coscaDe from '../../../client/games/cosca/words/de/index.ts';
import * as coscaEn from '../../../client/games/cosca/words/en/index.ts';
import * as moonshineDe from '../../../client/games/moonshine/words/de/index.ts';
import * as moonshineEn from '../../../client/games/moonshine/words/en/index.ts';
import * as houseDe from '../../../client/messages/de/index.ts';
import * as houseEn from '../../../client/messages/en/index.ts';
import { rules as cosca } from '../../../src/games/cosca/rules/index.ts';
import { REFUSALS } from '../../../src/games/moonshine/refusals.ts';
import { randomGame as coscaGame } from '../games/cosca/randomGame.ts';
import { randomGame } from '../games/moonshine/randomGame.ts';

const CATALOGUES = {
  house: [houseEn, houseDe],
  moonshine: [moonshineEn, moonshineDe],
  cosca: [coscaEn, coscaDe],
} as const;

/** Words that are the same in both languages: names, and what German has borrowed. */
const SAME = new Set(
  [
    'Backroom, Lobby, Bot, English, Deutsch, Consigliere, Tunnel, Boss, Runner, Crew, Moonshine, Rum, Dock, Jobs, Deals, Manhattan',
    'Queens, Brooklyn, Staten Island, East Side Vipers, Vipers, Harlem Knights, Knights, Bank, Villa, Fr, Mo, Sa, –',
  ].flatMap((line) => line.split(', ')),
);

type Leaf = string | ((...args: unknown[]) => unknown);

/** What people may type, with as many synonyms as a language has; English is understood in both. */
const TYPED = /^SENTENCE_WORDS\./;

/** Every word of a catalogue by its path. */
function leaves(part: unknown, path = ''): [string, Leaf][] {
  if (TYPED.test(path)) return [];
  if (typeof part === 'string' || typeof part === 'function') return [[path, part as Leaf]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key));
}

/** Which of the things handed in come out again, whatever the sentence around them; null where it takes other things. */
function figures(say: (...args: unknown[]) => unknown, given: readonly (string | number)[]): string[] | null {
  try {
    const said = say(...given);
    const text = Array.isArray(said) ? said.join('') : said;
    return typeof text === 'string' ? given.map(String).filter((one) => text.includes(one)) : null;
  } catch {
    return null;
  }
}

const NUMBERS = [211, 212, 213, 214, 215];
const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa'];

describe.each(Object.entries(CATALOGUES))('%s', (_name, [en, de]) => {
  const german = new Map(leaves(de));

  test('has every word, and no other', () => {
    expect([...german.keys()].sort()).toEqual(
      leaves(en)
        .map(([path]) => path)
        .sort(),
    );
  });

  test('does not speak English by mistake', () => {
    const alike = leaves(en).filter(([path, word]) => typeof word === 'string' && german.get(path) === word);
    expect(alike.map(([, word]) => word).filter((word) => !SAME.has(word as string))).toEqual([]);
  });

  test('has one word for a thing: the glossary’s', () => {
    const strays = /Brennerei|Fusel|Versteck|Aufträge|Rumf[aä]ss|Abmachung/;
    const plain = [...german].flatMap(([path, word]) => (typeof word === 'string' && strays.test(word) ? [path] : []));
    expect(plain).toEqual([]);
  });

  test('says the same figures and names', () => {
    let compared = 0;
    for (const [path, word] of leaves(en)) {
      const other = german.get(path);
      if (typeof word !== 'function' || typeof other !== 'function') continue;
      for (const given of [NUMBERS, NAMES]) {
        const told = figures(word, given);
        if (told === null) continue;
        compared += told.length;
        expect(figures(other, given), path).toEqual(told);
      }
    }
    if (en !== coscaEn) expect(compared).toBeGreaterThan(20);
  });
});

describe('what happens in real games is said in full German sentences', () => {
  const names = { seat: (n: number) => `Spieler ${n + 1}` };
  const check = (say: Record<string, (e: never, n: never) => string>, events: { type: string }[]) => {
    for (const event of events) {
      const said = say[event.type]?.(event as never, names as never) ?? '';
      expect(said, event.type).toMatch(/^[A-ZÄÖÜ].*[.!]$/s);
      expect(said, event.type).not.toMatch(/undefined|NaN|\bnull\b|object|Spieler 0/);
      expect(said, event.type).not.toMatch(/\b(and|from|with|takes|loses)\b/);
      expect(said, `no dative after these: ${said}`).not.toMatch(/\b(mit|von) den Boss\b/);
    }
  };

  test('Moonshine Kingdom', () => {
    for (const seed of ['a', 'b', 'c']) {
      const events = [...randomGame(`deutsch ${seed}`, 500)].flatMap((step) => step.events);
      check(moonshineDe.EVENT_WORDS as never, events);
    }
  });

  test('COSCA', () => {
    const events = [...coscaGame('deutsch')].flatMap((step) => step.events);
    expect(events.length).toBeGreaterThan(20);
    check(coscaDe.EVENT_WORDS as never, events);
  });

  test('every refusal is a German sentence', () => {
    for (const code of Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]) {
      for (const params of [{}, { need: 3, have: 1, limit: 5, stake: 2, reserves: 0, hits: 1 }]) {
        expect(moonshineDe.REFUSAL_WORDS[code](params as never), code).toMatch(/^[A-ZÄÖÜ].*\.$/);
      }
    }
    expect(cosca.stages.length).toBe(Object.keys(coscaDe.STAGE_WORDS).length);
  });
});
