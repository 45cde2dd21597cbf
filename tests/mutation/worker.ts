/** Tries the rules of the tree it stands in, once: prints the first complaint and exits with 1, or exits with 0. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile } from '../../src/engine/gameFile.ts';
import { type Material, scenarioHash, tryRules } from './trial.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const TOLD = join(import.meta.dirname, 'told.json');
/** One stored game in so many is played again. */
const GAMES_EACH = 30;
/** And these, which have an end: before the Truce and under it. */
const WHOLE = new Set(['whole-70.json', 'whole-27.json']);

function jsonUnder(folder: string): { id: string; json: Record<string, unknown> }[] {
  return readdirSync(join(FIXTURES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((id) => ({ id, json: JSON.parse(readFileSync(join(FIXTURES, folder, id), 'utf8')) }));
}

function material(): Material {
  const scenarios = jsonUnder('scenarios/moonshine');
  const games = jsonUnder('games/moonshine').filter(({ id }, i) => i % GAMES_EACH === 0 || WHOLE.has(id));
  return {
    scenarios,
    perft: jsonUnder('perft').map(({ id, json }) => ({ id, json, nodes: json.nodes as number[] })),
    games: games.map(({ id, json }) => ({ id, file: json as unknown as GameFile })),
    told: new Map(told(scenarios)),
  };
}

/** What the sound rules told of each scenario: found out by the first run, which is theirs. */
function told(scenarios: { id: string; json: unknown }[]): [string, string][] {
  if (!existsSync(TOLD)) {
    writeFileSync(TOLD, JSON.stringify(scenarios.map(({ id, json }) => [id, scenarioHash(json)])));
  }
  return JSON.parse(readFileSync(TOLD, 'utf8'));
}

const complaint = tryRules(material());
if (complaint !== null) console.log(complaint);
process.exitCode = complaint === null ? 0 : 1;
