/** Small things that every game's boardgame.io binding (`game.ts`) needs alike. */
import type { Game } from './boardgameio.ts';
import type { Dice, Rules, Seat } from './rules.ts';

/** Clients may make moves and nothing else. */
export function noClientEvents(): NonNullable<Game['events']> {
  const names = ['endGame', 'endPhase', 'endStage', 'endTurn', 'pass', 'setActivePlayers', 'setPhase', 'setStage'];
  return Object.fromEntries(names.map((name) => [name, false]));
}

/** The framework's random plugin as dice; fit for a local table only. */
export function frameworkDice(random: { Die(faces: number): number }): Dice {
  return { die: () => random.Die(6), below: (n) => random.Die(n) - 1 };
}

/** The seat of a player of the framework; null for a spectator. */
export function seatOf(playerID: string | null | undefined): Seat | null {
  return playerID === null || playerID === undefined ? null : Number(playerID);
}

type ReadsOptions = Pick<Rules, 'options'>;

/** Complete options from the framework's setup data (`{ options }`). Throws what `complaintOf` says. */
export function setupOptions(rules: ReadsOptions, setupData: unknown): object {
  const read = rules.options(chosen(setupData));
  if (!read.ok) throw new Error(read.message);
  return read.options;
}

/** What is wrong with setup data for that many seats, in one line; undefined when nothing is. */
export function complaintOf(rules: ReadsOptions, setupData: unknown, seats: number): string | undefined {
  const read = rules.options(chosen(setupData), seats);
  return read.ok ? undefined : read.message;
}

function chosen(setupData: unknown): unknown {
  return isRecord(setupData) ? setupData.options : undefined;
}

/** The moves of that seat for the framework's bots and debug panel. */
export function enumerate<S, V>(rules: Rules<S, V>, G: S, playerID: string) {
  return rules.actions(G, Number(playerID)).map(({ do: move, ...fields }) => ({ move, args: [fields] }));
}

/** A move's one argument as an action of that name; junk gives an action without fields, for the rules to judge. */
export function actionOf(name: string, fields: unknown): { do: string } {
  return { ...(isRecord(fields) ? fields : {}), do: name };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
