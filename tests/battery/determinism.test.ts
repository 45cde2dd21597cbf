/**
 * The same seed and the same choices end in the same State, today and tomorrow (item 9). tests/fixtures/golden/<title>.json keeps the
 * hashes; a change of play shows here. When the change is meant, raise the rules' `version` and renew the file with
 *
 *     RENEW_GOLDEN=1 npx vitest run tests/battery/determinism.test.ts
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
import type { Title } from '../../src/engine/title.ts';
import { roundTrip, sha256 } from './json.ts';
import { type GameSpec, play } from './play.ts';
import { ALL_TITLES, allOptions, extrasOf, optionsOf } from './titles.ts';

interface Golden {
  seats: number;
  seed: string;
  chooser: GameSpec['chooser'];
  options: object;
  nearTheEnd: boolean;
  /** What it came to. */
  actions: number;
  ended: boolean;
  actionsHash: string;
  stateHash: string;
  eventsHash: string;
}

/** The choosers `uniform` and `byName` rest on the rules alone, so no bot's taste changes a hash. */
function games(title: Title): Omit<Golden, 'actions' | 'ended' | 'actionsHash' | 'stateHash' | 'eventsHash'>[] {
  return title.rules.seats.flatMap((seats) => [
    { seats, seed: 'golden-1', chooser: 'uniform' as const, options: {}, nearTheEnd: false },
    { seats, seed: 'golden-2', chooser: 'byName' as const, options: {}, nearTheEnd: false },
    { seats, seed: 'golden-3', chooser: 'byName' as const, options: {}, nearTheEnd: true },
    { seats, seed: 'golden-4', chooser: 'byName' as const, options: allOptions(title, seats), nearTheEnd: false },
  ]);
}

function specOf(title: Title, game: ReturnType<typeof games>[number]): GameSpec {
  const { seats, seed, chooser, options } = game;
  const start = game.nearTheEnd ? extrasOf(title).nearTheEnd.find((e) => e.seats === seats)?.position : undefined;
  return { title, seats, seed, chooser, options, limit: 500, asides: 15, ...(start === undefined ? {} : { start }) };
}

function outcomeOf(title: Title, game: ReturnType<typeof games>[number]): Golden {
  const events: unknown[] = [];
  const { state, made, ended } = play(specOf(title, game), { after: (_s, _m, told) => void events.push(...told) });
  return {
    ...game,
    actions: made.length,
    ended,
    actionsHash: sha256(made),
    stateHash: sha256(state),
    eventsHash: sha256(events),
  };
}

function goldenFile(title: Title): string {
  return fileURLToPath(new URL(`../fixtures/golden/${title.id}.json`, import.meta.url));
}

describe.each(ALL_TITLES)('%s', (_id, title) => {
  test('the games of the golden file end as they did', () => {
    const file = goldenFile(title);
    const now = { version: title.rules.version, games: games(title).map((game) => outcomeOf(title, game)) };
    if (process.env.RENEW_GOLDEN) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
      console.log(`${title.id}: golden file renewed`);
    }
    expect(existsSync(file), 'no golden file: renew it as this test’s first lines say').toBe(true);
    expect(now).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  test('the same seed plays the same game again; another seed another', () => {
    const spec: GameSpec = {
      title,
      seats: title.rules.seats[0] as number,
      seed: 'again',
      chooser: 'byName',
      limit: 150,
    };
    const hash = (s: GameSpec) => sha256(play(s));
    expect(hash(spec)).toBe(hash({ ...spec }));
    expect(hash(spec)).not.toBe(hash({ ...spec, seed: 'another' }));
  });

  test('actions replayed from their JSON lead to the same State', () => {
    const game = games(title)[1] as ReturnType<typeof games>[number];
    const spec = specOf(title, game);
    const { state, made } = play(spec);
    const dice = seededDice(`${spec.seed}/dice`);
    const other = title.rules.setup(spec.seats, optionsOf(title, game.options), { dice });
    for (const { seat, action } of roundTrip(made)) title.rules.apply(other, seat, action, { dice });
    expect(sha256(other)).toBe(sha256(state));
  });
});
