/** The form of a scenario file (notation.md section 1): what may stand in it, before any game looks at it. */
import { type ZodError, z } from 'zod';
import { NOTATION, type Read, type ReadError } from '../engine/notation.ts';

const DIE_FACES = 6;

const step = z.looseObject({
  seat: z.string(),
  do: z.string(),
  /** True, or the code with which the step must be refused. */
  refused: z.union([z.boolean(), z.string()]).optional(),
});

const scenarioSchema = z.strictObject({
  notation: z.literal(NOTATION),
  game: z.string(),
  id: z.string().optional(),
  title: z.string().optional(),
  options: z.record(z.string(), z.unknown()).default({}),
  position: z.unknown().optional(),
  /** Instead of a position: the start of a game for so many players. */
  seats: z.int().optional(),
  dice: z.array(z.int().min(1).max(DIE_FACES)).optional(),
  seed: z.string().optional(),
  steps: z.array(step).default([]),
  expect: z.record(z.string(), z.unknown()).default({}),
});

export type ScenarioFile = z.output<typeof scenarioSchema>;
export type ScenarioStep = ScenarioFile['steps'][number];

/** Any JSON read as a scenario; the first thing wrong with it by its JSON path. */
export function readScenarioFile(json: unknown): Read<ScenarioFile> {
  const parsed = scenarioSchema.safeParse(json);
  if (!parsed.success) return { ok: false, error: firstIssue(parsed.error) };
  const { position, seats } = parsed.data;
  if (position === undefined && seats === undefined)
    return wrong('$.position', 'a scenario starts from a position or from seats');
  if (position !== undefined && seats !== undefined)
    return wrong('$.seats', 'a scenario starts from a position or from seats, not from both');
  return { ok: true, value: parsed.data };
}

/** A file that cannot be read, for that reason. */
export function wrong(path: string, message: string): { ok: false; error: ReadError } {
  return { ok: false, error: { path, message } };
}

function firstIssue(error: ZodError): ReadError {
  const issue = error.issues[0];
  const path = (issue?.path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return { path: `$${path}`, message: issue?.message ?? 'not a scenario' };
}
