/**
 * What the rules are tried with: the quick part of their tests, from the quickest to the slowest, until the first complaint.
 */
import type { GameFile } from '../../src/engine/gameFile.ts';
import { TITLES } from '../../src/games/index.ts';
import { readPerft } from '../../src/lab/perft/file.ts';
import { runScenario } from '../../src/lab/scenario.ts';
import { hashOf } from '../../src/proof/hash.ts';
import { verifyGame } from '../../src/proof/verify.ts';
import { evening } from '../deals/evening.ts';
import { listingsBelow } from '../perft/listing.ts';
import { watchRandomPlay } from './watching.ts';

export interface Material {
  scenarios: { id: string; json: unknown }[];
  perft: { id: string; json: unknown; nodes: number[] }[];
  games: { id: string; file: GameFile }[];
  /** The hash of what each scenario's events and refusals were, by the rules as they are; empty while that is found out. */
  told: Map<string, string>;
}

const MOST_NODES = 250;
const EVENINGS = 150;

/** The first complaint, or null when nothing is noticed. */
export function tryRules(material: Material): string | null {
  for (const part of [scenarios, trees, battery, evenings, games]) {
    const complaint = part(material);
    if (complaint !== null) return complaint;
  }
  return null;
}

function scenarios({ scenarios: cases, told }: Material): string | null {
  for (const { id, json } of cases) {
    const run = runScenario(json, TITLES);
    if (!run.ok || !run.value.ok) return `scenario ${id}`;
    const { events, steps } = run.value;
    if (told.has(id) && told.get(id) !== hashOf([events, steps])) return `events of scenario ${id}`;
  }
  return null;
}

/** What a scenario tells, as one text. */
export function scenarioHash(json: unknown): string {
  const run = runScenario(json, TITLES);
  return run.ok ? hashOf([run.value.events, run.value.steps]) : '';
}

function trees({ perft }: Material): string | null {
  for (const { id, json, nodes } of perft) {
    const planted = readPerft(json, TITLES);
    if (!planted.ok) return `perft ${id}`;
    const { tree, root, depth, played } = planted.value;
    const deep = Math.max(1, Math.min(depth, nodes.filter((n) => n <= MOST_NODES).length));
    if (tree.count(root, deep).join() !== nodes.slice(0, deep).join()) return `perft ${id}`;
    if (listingsBelow(played.title, tree, root, 1) !== null) return `listing ${id}`;
  }
  return null;
}

function battery(): string | null {
  watchRandomPlay();
  return null;
}

function evenings(): string | null {
  for (let i = 0; i < EVENINGS; i++) evening(`mutation-${i}`);
  return null;
}

function games({ games: stored }: Material): string | null {
  for (const { id, file } of stored) if (!verifyGame(TITLES.moonshine as never, file).ok) return `game ${id}`;
  return null;
}
