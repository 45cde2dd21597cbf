/** Every scenario file of the house passes, and the rules' scenario list and the 32 Jobs are covered. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TITLES } from '../../src/games/index.ts';
import { JOB_IDS } from '../../src/games/moonshine/data/jobs.ts';
import { OPTIONS } from '../../src/games/moonshine/options.ts';
import { runScenario, type ScenarioResult } from '../../src/lab/scenario.ts';

const ROOT = join(import.meta.dirname, '../fixtures/scenarios');

interface Case {
  file: string;
  id: string;
  title: string;
  json: unknown;
}

const cases: Case[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => {
    const json = JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
    return { file: relative(ROOT, join(ROOT, name)), id: json.id ?? name, title: json.title ?? '', json };
  });

const complaint = (result: ScenarioResult) => result.error ?? JSON.stringify(result.difference);

describe('scenario files', () => {
  for (const { file, id, title, json } of cases) {
    it(`${id} ${title} (${file})`, () => {
      const run = runScenario(json, TITLES);
      if (!run.ok) expect.fail(`${run.error.path}: ${run.error.message}`);
      expect(run.value.ok, complaint(run.value)).toBe(true);
    });
  }
});

describe('coverage', () => {
  const numbers = [...Array(60).keys()].map((i) => i + 1).concat(61, 62, 63, 64, 65, 66, 67);
  const ids = new Set(cases.map(({ id }) => id));

  it.each(numbers.map((n) => `T-${String(n).padStart(2, '0')}`))('%s has a scenario', (id) => {
    expect(ids.has(id)).toBe(true);
  });

  it.each(Object.keys(OPTIONS))('option %s has a scenario on and one off', (option) => {
    const given = cases.filter(({ id }) => id === option).map(({ json }) => Object.hasOwn(optionsIn(json), option));
    expect(given).toContain(true);
    expect(given).toContain(false);
  });

  it.each(JOB_IDS)('%s is completed by one scenario and missed by another', (job) => {
    const played = cases.filter(({ json }) => holdsAtStart(json, job)).map(({ json }) => completed(json, job));
    expect(played).toContain(true);
    expect(played).toContain(false);
  });
});

function optionsIn(json: unknown): object {
  return (json as { options?: object }).options ?? {};
}

interface Players {
  position?: { players?: Record<string, { jobs?: { held?: string[] } }> };
}

function holdsAtStart(json: unknown, job: string): boolean {
  const { position } = json as Players;
  return Object.values(position?.players ?? {}).some((player) => player.jobs?.held?.includes(job));
}

function completed(json: unknown, job: string): boolean {
  const run = runScenario(json, TITLES);
  return run.ok && run.value.events.some((event) => event.type === 'jobDone' && event.job === job);
}
