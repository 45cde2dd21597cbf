/** A stored game: made from its recipe, written as a game file, looked at for what it shows. */
import { seededDice } from '../../src/engine/dice.ts';
import type { GameFile } from '../../src/engine/gameFile.ts';
import { NOTATION } from '../../src/engine/notation.ts';
import type { Action, GameEvent, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { type Options, readOptions } from '../../src/games/moonshine/options.ts';
import { proveGame } from '../../src/proof/prove.ts';
import { commitment, secretDice } from '../../src/proof/secretDice.ts';
import { Features } from './features.ts';
import { choose, type Recipe } from './recipe.ts';

const { rules, notation } = moonshine;

interface Made {
  seat: Seat;
  action: Action;
}

export interface Played {
  recipe: Recipe;
  made: Made[];
  found: Set<string>;
}

function optionsOf(given: object, seats: number): Options {
  const read = readOptions(given, seats);
  if (!read.ok) throw new Error(read.message);
  return read.options;
}

/** Plays the game of that recipe, to its end or its limit. */
export function playRecipe(recipe: Recipe): Played {
  const made: Made[] = [];
  const choices = seededDice(`${recipe.seed}/choices`);
  const found = watched(recipe, recipe.options, (state) => {
    if (made.length >= recipe.limit || rules.outcome(state)) return null;
    const next = choose(recipe, state, choices);
    made.push({ seat: next.seat, action: short(next.action) });
    return next;
  });
  return { recipe, made, found };
}

/** What a stored file shows, played again. */
export function featuresOf(file: GameFile): Set<string> {
  const left = [...file.actions];
  return watched({ seed: file.seed ?? '', seats: file.seats.length }, file.options, (state) => {
    const next = left.shift();
    if (!next) return null;
    const { seat, ...action } = next;
    return { seat: notation.seatNamed(state, seat) ?? -1, action };
  });
}

type State = ReturnType<typeof rules.setup>;

function watched(
  { seed, seats }: { seed: string; seats: number },
  given: object,
  next: (state: State) => Made | null,
): Set<string> {
  const options = optionsOf(given, seats);
  const events: GameEvent[] = [];
  const croupier = { dice: secretDice(seed, 0), tell: (event: GameEvent) => void events.push(event) };
  const features = new Features();
  const state = rules.setup(seats, options, croupier);
  features.begin(state, options);
  for (let step = next(state); step; step = next(state)) {
    features.before(state, step.seat, step.action);
    events.length = 0;
    rules.apply(state, step.seat, step.action, croupier);
    features.after(state, step.action, events);
  }
  return features.found;
}

const COUNTS = new Set(['boss', 'runners', 'moonshine', 'rum', 'counter']);

/** The action without amounts of 0, which may be left out. */
function short(action: Action): Action {
  const fields = Object.entries(action).filter(([name, value]) => !(COUNTS.has(name) && value === 0));
  return Object.fromEntries(fields) as Action;
}

/** The game as a file: with its seed, the hash of every step, and only what is not the default left to say. */
export function fileOf({ recipe, made }: Played): GameFile {
  const { seed, seats, players } = recipe;
  const options = optionsOf(recipe.options, seats);
  const proof = proveGame(moonshine as Title, { seats, options, seed }, made);
  const state = rules.setup(seats, options, { dice: secretDice(seed, 0) });
  const names = state.players.map((_, seat) => notation.seatName(state, seat));
  return {
    notation: NOTATION,
    game: rules.id,
    rules: rules.version,
    id: recipe.name,
    options: { ...options },
    seats: names.map((seat, i) => ({ seat, name: seat, kind: 'bot', bot: players[i] })),
    seedCommitment: commitment(seed),
    seed,
    actions: made.map(({ seat, action }) => ({ seat: names[seat] ?? '', ...action })),
    checks: proof.checks,
    hash: proof.hash,
    result: proof.result,
  };
}

const CHECKS_TO_A_LINE = 10;

/** The file's text: one action to a line, so that two versions can be compared. */
export function textOf(file: GameFile): string {
  const { actions, checks = [], ...rest } = file;
  const head = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`);
  const rows = checks.reduce<string[][]>((lines, check, i) => {
    if (i % CHECKS_TO_A_LINE === 0) lines.push([]);
    lines.at(-1)?.push(JSON.stringify(check));
    return lines;
  }, []);
  const said = actions.map((action) => JSON.stringify(action)).join(',\n');
  return `{${head.join('\n')}\n"actions":[\n${said}\n],\n"checks":[\n${rows.map((row) => row.join(',')).join(',\n')}\n]}\n`;
}
