import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULTS, SOUND_KINDS } from '../../../client/settings/shape.ts';
import { change } from '../../../client/settings/store.ts';
import { hear } from '../../../client/sound/hear.ts';
import { SCORES } from '../../../client/sound/scores.ts';

/** How loud every note was that has been started. */
const started: number[] = [];

const node = () => ({ connect: (next: unknown) => next, start: () => {}, stop: () => {}, type: '', buffer: null });
const param = (set: (value: number) => void = () => {}) => ({
  value: 0,
  setValueAtTime: () => {},
  exponentialRampToValueAtTime: set,
});

class FakeContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = node();
  createOscillator = () => ({ ...node(), frequency: param() });
  createBufferSource = node;
  createBiquadFilter = () => ({ ...node(), frequency: param(), Q: param() });
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  createGain() {
    let first = true;
    const gain = param((value) => {
      if (first) started.push(value);
      first = false;
    });
    return { ...node(), gain };
  }
}

vi.stubGlobal('AudioContext', FakeContext);
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  change(DEFAULTS);
  started.length = 0;
});

test('nothing is heard before sound has been turned on', async () => {
  await hear('dice');
  expect(started).toEqual([]);
});

test('each kind is heard with all its notes, as loud as set', async () => {
  change({ sound: true, volume: 0.5 });
  for (const kind of SOUND_KINDS) {
    started.length = 0;
    await hear(kind);
    expect(started).toEqual(SCORES[kind].map((note) => Math.max(note.loud * 0.5, 0.0001)));
  }
});

test('a muted kind is silent, the others are not; no loudness is silence', async () => {
  change({ sound: true, muted: ['siren'] });
  await hear('siren');
  expect(started).toEqual([]);
  await hear('bell');
  expect(started).toHaveLength(SCORES.bell.length);
  change({ volume: 0 });
  started.length = 0;
  await hear('bell');
  expect(started).toEqual([]);
});

test('sounds are short and never overdriven', () => {
  for (const score of Object.values(SCORES)) {
    expect(Math.max(...score.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(2);
    expect(score.every(({ loud, at, lasts }) => loud > 0 && loud <= 1 && at >= 0 && lasts > 0)).toBe(true);
  }
});
