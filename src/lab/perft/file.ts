/** A perft file: a scenario without expectations, and how deep its tree is counted (`nodes` is what somebody else counted). */
import { z } from 'zod';
import type { Read } from '../../engine/notation.ts';
import { type Played, playScenario, type Titles } from '../scenario.ts';
import { wrong } from '../scenarioFile.ts';
import type { Candidates } from './everyAction.ts';
import { moonshineCandidates } from './moonshine.ts';
import { type Node, Tree } from './tree.ts';

const MOST_DICE = 1000;
const MOST_DEPTH = 9;

/** Games whose trees can be counted. */
const CANDIDATES: Readonly<Record<string, Candidates>> = { moonshine: moonshineCandidates };

const perftSchema = z.looseObject({
  game: z.string(),
  depth: z.int().min(1).max(MOST_DEPTH).default(3),
  nodes: z.array(z.int().min(0)).optional(),
  /** Sections of the rules that the position is there for. */
  covers: z.array(z.string()).optional(),
  dice: z.array(z.unknown()).max(MOST_DICE).default([]),
});

/** A tree ready to be counted. */
export interface Planted {
  tree: Tree;
  root: Node;
  depth: number;
  /** What the file says that the counts are. */
  stored: number[] | null;
  played: Played;
}

/** Reads the file and plays its steps; the dice that are left belong to the tree. */
export function readPerft(json: unknown, titles: Titles): Read<Planted> {
  const parsed = perftSchema.safeParse(json);
  if (!parsed.success) return wrong('$', parsed.error.issues[0]?.message ?? 'not a perft file');
  const { depth, nodes, covers: _, ...scenario } = parsed.data;
  const candidates = Object.hasOwn(CANDIDATES, scenario.game) ? CANDIDATES[scenario.game] : undefined;
  if (!candidates) return wrong('$.game', `trees are counted for ${Object.keys(CANDIDATES).join(', ')}`);
  const faces = [...scenario.dice, ...Array.from({ length: MOST_DICE }, () => 1)];
  const played = playScenario({ ...scenario, dice: faces }, titles);
  if (!played.ok) return played;
  const { title, state, diceLeft, error } = played.value;
  if (error !== null) return wrong('$.steps', error);
  const tree = new Tree(title, candidates, faces as number[]);
  const root = { state, rolled: faces.length - diceLeft };
  return { ok: true, value: { tree, root, depth, stored: nodes ?? null, played: played.value } };
}
