/** Plays a scenario file and says what came of it (notation.md section 1). No process, no printing: tests call this too. */
import { OutOfDice, scriptedDice, seededDice } from '../engine/dice.ts';
import type { Read } from '../engine/notation.ts';
import type { Action, Croupier, GameEvent, Refusal } from '../engine/rules.ts';
import type { Title } from '../engine/title.ts';
import { type Difference, difference } from './difference.ts';
import { readScenarioFile, type ScenarioFile, type ScenarioStep, wrong } from './scenarioFile.ts';

export type Titles = Readonly<Record<string, Title>>;

/** What became of one step: `refusal` is there whenever the rules refused it, expected or not. */
export interface StepResult {
  ok: boolean;
  refusal?: Refusal;
}

/** A scenario as far as it went. */
export interface Played {
  title: Title;
  state: unknown;
  events: GameEvent[];
  steps: StepResult[];
  /** Faces of the script that no rule asked for; 0 without a script. */
  diceLeft: number;
  /** Why it did not go on, in one line. */
  error: string | null;
}

/** The one object that `lab scenario --json` prints; a game adds derived keys of its own (Respect, Control, ...). */
export interface ScenarioResult {
  ok: boolean;
  error?: string;
  difference?: Difference;
  position: Record<string, unknown>;
  waiting: { seat: string; stage: string }[];
  events: Record<string, unknown>[];
  steps: StepResult[];
  diceLeft: number;
  outcome: { reason: string; winner: string | null; ranks: Record<string, number> } | null;
  [derived: string]: unknown;
}

/** Plays the scenario and compares the result with what it expects. Not ok: the file could not be read. */
export function runScenario(json: unknown, titles: Titles): Read<ScenarioResult> {
  const played = playScenario(json, titles);
  if (!played.ok) return played;
  const { error } = played.value;
  const result = resultOf(played.value);
  if (error !== null) return { ok: true, value: { ...result, ok: false, error } };
  const { expect = {} } = json as { expect?: unknown };
  const found = difference(expect, { ...result.position, ...result });
  return { ok: true, value: found ? { ...result, ok: false, difference: found } : result };
}

/** The legal actions (asides included) of whoever must decide after the last step, by seat name, in the notation. */
export function legalActions({ title: { rules, notation }, state }: Played): Record<string, Action[]> {
  return Object.fromEntries(
    rules.waiting(state).map(({ seat }) => {
      const name = notation.seatName(state, seat);
      const actions = [...rules.actions(state, seat), ...rules.asides(state, seat)];
      return [name, actions.map((action) => ({ seat: name, ...action }))];
    }),
  );
}

/** Reads the file, sets up its position and plays its steps until one goes wrong. */
export function playScenario(json: unknown, titles: Titles): Read<Played> {
  const file = readScenarioFile(json);
  if (!file.ok) return file;
  const title = Object.hasOwn(titles, file.value.game) ? titles[file.value.game] : undefined;
  if (!title)
    return wrong('$.game', `no game ${JSON.stringify(file.value.game)}; there is ${Object.keys(titles).join(', ')}`);
  const events: GameEvent[] = [];
  const { croupier, left } = croupierOf(file.value, events);
  const start = startOf(file.value, title, croupier);
  if (!start.ok) return start;
  const played: Played = { title, state: start.value, events, steps: [], diceLeft: 0, error: null };
  file.value.steps.every((step, i) => playStep(played, step, i, croupier));
  played.diceLeft = left();
  return { ok: true, value: played };
}

/** Scripted faces where there is a script; everything else comes from the seed. */
function croupierOf(file: ScenarioFile, events: GameEvent[]): { croupier: Croupier; left: () => number } {
  const random = seededDice(file.seed ?? '');
  const tell = (event: GameEvent) => void events.push(event);
  if (!file.dice) return { croupier: { dice: random, tell }, left: () => 0 };
  const dice = scriptedDice(file.dice, random);
  return { croupier: { dice, tell }, left: dice.left };
}

function startOf(file: ScenarioFile, { rules, notation }: Title, croupier: Croupier): Read<unknown> {
  const options = rules.options(file.options, file.seats);
  if (!options.ok) return wrong('$.options', options.message);
  try {
    if (file.seats === undefined) return underPosition(notation.read(file.position, options.options, croupier));
    if (!rules.seats.includes(file.seats)) return wrong('$.seats', `the game seats ${rules.seats.join(' or ')}`);
    return { ok: true, value: rules.setup(file.seats, options.options, croupier) };
  } catch (error) {
    if (error instanceof OutOfDice) return wrong('$.dice', error.message);
    throw error;
  }
}

function underPosition(read: Read<unknown>): Read<unknown> {
  if (read.ok) return read;
  return wrong(read.error.path.replace(/^\$/, '$.position'), read.error.message);
}

/** Plays one step on a copy, so that one that fails halfway leaves no trace. False ends the scenario. */
function playStep(played: Played, step: ScenarioStep, i: number, croupier: Croupier): boolean {
  const { rules, notation } = played.title;
  const { seat: name, refused = false, ...action } = step;
  const seat = notation.seatNamed(played.state, name) ?? -1;
  const refusal = rules.refuse(played.state, seat, action);
  if (refused !== false || refusal) return judgeRefusal(played, step, i, refusal);
  const told = played.events.length;
  try {
    const next = rules.copy(played.state);
    rules.apply(next, seat, action, croupier);
    played.state = next;
    played.steps.push({ ok: true });
    return true;
  } catch (error) {
    if (!(error instanceof OutOfDice)) throw error;
    played.events.length = told;
    played.steps.push({ ok: false });
    played.error = `$.steps[${i}]: ${error.message}`;
    return false;
  }
}

function judgeRefusal(played: Played, step: ScenarioStep, i: number, refusal: Refusal | null): boolean {
  const { refused = false } = step;
  const ok = refusal !== null && (refused === true || refused === refusal.code);
  played.steps.push(refusal ? { ok, refusal } : { ok });
  if (ok) return true;
  const happened = refusal ? `refused with ${refusal.code} (section ${refusal.rule})` : 'legal';
  const wanted = refused === false ? 'legal' : refused === true ? 'refused' : `refused with ${refused}`;
  played.error = `$.steps[${i}]: ${step.seat} ${step.do} should be ${wanted}, but is ${happened}`;
  return false;
}

function resultOf({ title: { rules, notation }, state, events, steps, diceLeft }: Played): ScenarioResult {
  const outcome = rules.outcome(state);
  const name = (seat: number) => notation.seatName(state, seat);
  return {
    ok: true,
    position: notation.write(state),
    waiting: rules.waiting(state).map(({ seat, stage }) => ({ seat: name(seat), stage })),
    ...notation.derived(state),
    events: events.map((event) => notation.event(state, event)),
    steps,
    diceLeft,
    outcome: outcome && {
      reason: outcome.reason,
      winner: outcome.winner === null ? null : name(outcome.winner),
      ranks: Object.fromEntries(outcome.ranks.map((rank, seat) => [name(seat), rank])),
    },
  };
}
