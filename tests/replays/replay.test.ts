/** The stored games play again to every hash that they were stored with, and show everything there is to show. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameFile } from '../../src/engine/gameFile.ts';
import { TITLES } from '../../src/games/index.ts';
import { readGameFile } from '../../src/proof/gameFileSchema.ts';
import { verifyGame } from '../../src/proof/verify.ts';
import { WANTED } from './features.ts';
import { featuresOf } from './game.ts';

const ROOT = join(import.meta.dirname, '../fixtures/games/moonshine');
const GAMES = 300;
const CHUNK = 25;
/** 120 KB for a game of 800 actions; the names of seats and options come on top. */
const BYTES_AN_ACTION = 150;
const BYTES_BESIDE = 3000;
const BYTES_IN_ALL = 8_000_000;

const title = TITLES.moonshine;
const texts = readdirSync(ROOT)
  .sort()
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }));

function read(text: string): GameFile {
  const file = readGameFile(JSON.parse(text));
  if (!file.ok) expect.fail(`${file.error.path}: ${file.error.message}`);
  return file.value;
}

function verdictOn(file: GameFile) {
  if (!title) throw new Error('no Moonshine Kingdom');
  return verifyGame(title, file);
}

describe('stored games', () => {
  it('are 300, and small', () => {
    expect(texts).toHaveLength(GAMES);
    for (const { name, text } of texts) {
      const { actions } = read(text);
      expect(text.length, name).toBeLessThan(actions.length * BYTES_AN_ACTION + BYTES_BESIDE);
    }
    expect(texts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(BYTES_IN_ALL);
  });

  const chunks = Array.from({ length: GAMES / CHUNK }, (_, i) => i * CHUNK);
  it.each(chunks)('play again, action by action, from number %i', (first) => {
    for (const { name, text } of texts.slice(first, first + CHUNK)) {
      const file = read(text);
      expect(file.checks, name).toHaveLength(file.actions.length);
      expect(verdictOn(file), name).toMatchObject({ ok: true, seed: 'verified', actions: file.actions.length });
    }
  });

  it('show every action, decision, Job, option, end and interrupt', () => {
    const shown = new Set(texts.flatMap(({ text }) => [...featuresOf(read(text))]));
    expect(WANTED.filter((feature) => !shown.has(feature))).toEqual([]);
  });

  it('name the first action that goes otherwise', () => {
    const file = read(texts[0]?.text ?? '');
    const at = Math.floor(file.actions.length / 2);
    const checks = file.checks?.map((check, i) => (i < at ? check : '00000000'));
    expect(verdictOn({ ...file, checks })).toMatchObject({ ok: false, difference: { action: at + 1 } });
    const actions = file.actions.map((action, i) => (i < at ? action : { seat: action.seat, do: 'takeTheCrown' }));
    expect(verdictOn({ ...file, actions })).toMatchObject({ ok: false, difference: { action: at + 1 } });
  });
});
