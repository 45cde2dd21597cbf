import { beforeEach, expect, test } from 'vitest';
import { pageLanguage, spokenOf } from '../../../client/messages/language.ts';
import { shelf } from '../../../client/messages/shelf.ts';
import { keep } from '../../../client/net/credentials.ts';
import { change } from '../../../client/settings/store.ts';

beforeEach(() => keep('backroom.settings', null));

test('the first language of the browser that the house speaks; English where there is none', () => {
  expect(spokenOf(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(spokenOf(['en-GB', 'de'])).toBe('en');
  expect(spokenOf(['fr', 'nl'])).toBe('en');
  expect(spokenOf([])).toBe('en');
});

test('what is set on the device goes before what the browser asks for', () => {
  change({ language: 'de' });
  expect(pageLanguage()).toBe('de');
  change({ language: 'en' });
  expect(pageLanguage()).toBe('en');
});

test('a spoilt setting leaves it to the browser', () => {
  keep('backroom.settings', '{"language":"klingon"}');
  expect(pageLanguage()).toBe('en');
});

test('words spoken before they were fetched are an error, not silence; only the language asked for is fetched', async () => {
  const fetched: string[] = [];
  const catalogue = (name: string) => async () => {
    fetched.push(name);
    return { hello: name };
  };
  const words = shelf({ en: catalogue('en'), de: catalogue('de') });
  expect(() => words.spoken()).toThrow(/before they were fetched/);
  await words.load('de');
  expect(words.spoken()).toEqual({ hello: 'de' });
  expect(fetched).toEqual(['de']);
});
