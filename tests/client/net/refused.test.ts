/** What the server refuses by a code is said in the language of the page. */
import { afterEach, expect, test, vi } from 'vitest';
import { words as de } from '../../../client/messages/de/index.ts';
import { words as en } from '../../../client/messages/en/index.ts';
import { refusedWords } from '../../../client/net/refused.ts';
import { CODES } from '../../../server/errors.ts';

afterEach(() => vi.unstubAllGlobals());

test('every code of the server has its words, and there are none for others', () => {
  for (const { refused } of [en, de]) expect(Object.keys(refused).sort()).toEqual([...CODES].sort());
});

test('a code is said by the catalogue; one that stands for several things as the server says it, where that is English', () => {
  const fault = { code: 'seatTaken', message: 'A bot plays there.' };
  expect(refusedWords(fault)).toBe(en.refused.seatTaken);
  const vague = { code: 'badRequest', message: 'A player needs a name.' };
  expect(refusedWords(vague)).toBe('A player needs a name.');
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  expect(refusedWords(vague)).not.toBe('A player needs a name.');
  expect(refusedWords({ code: 'HTTP_418', message: 'A teapot.' })).toBe('A teapot.');
});
