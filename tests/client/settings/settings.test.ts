import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../../client/settings/read.ts';
import { DEFAULTS } from '../../../client/settings/shape.ts';
import { change, onSettings, settings } from '../../../client/settings/store.ts';

beforeEach(() => change(DEFAULTS));

test('what is kept is read back', () => {
  change({ speed: 'fast', muted: ['siren'], volume: 0.25, silenced: ['lastMarker'] });
  expect(settings()).toEqual({
    ...DEFAULTS,
    speed: 'fast',
    muted: ['siren'],
    volume: 0.25,
    silenced: ['lastMarker'],
  });
});

test('sound is off and things move as the device wishes at the first visit', () => {
  expect(readSettings(null)).toMatchObject({ sound: false, motion: 'device', speed: 'normal' });
});

test('bad values are as by default, and the good ones beside them stand', () => {
  const kept = {
    speed: 'warp',
    volume: 7,
    muted: ['siren', 'whale'],
    silenced: [1, 'a'],
    sound: 'yes',
    language: 'de',
  };
  expect(readSettings(JSON.stringify(kept))).toEqual({
    ...DEFAULTS,
    muted: ['siren'],
    silenced: ['a'],
    language: 'de',
  });
});

test('no text whatever breaks the settings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.keys(readSettings(text)).sort()).toEqual(Object.keys(DEFAULTS).sort());
    }),
  );
});

test('settings are the same object until they change, and listeners hear of it', () => {
  let heard = 0;
  const stop = onSettings(() => {
    heard += 1;
  });
  const before = settings();
  expect(settings()).toBe(before);
  change({ sound: true });
  expect(heard).toBe(1);
  expect(settings()).not.toBe(before);
  stop();
  change({ sound: false });
  expect(heard).toBe(1);
});
