import type { Game } from './boardgameio.ts';
import type { Dealings } from './dealings.ts';
import type { Insight } from './insight.ts';
import type { Notation } from './notation.ts';
import type { Policy, Weigh } from './policy.ts';
import type { Croupier, Rules } from './rules.ts';

/** One game of the catalogue: everything the house needs to seat it. Methods take what the same title's rules gave out. */
export interface Title<S = unknown, V = unknown> {
  readonly id: string;
  /** As printed on the box. */
  readonly name: string;
  readonly rules: Rules<S, V>;
  readonly notation: Notation<S>;
  /** Named rule options with their allowed values, the default first. */
  readonly optionValues: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** Types of events that tell what nobody can be made to forget: an action that told one is not taken back freely. */
  readonly reveals?: readonly string[];
  /** Named sets of options; each states only its differences from the default. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  /**
   * Choices that the lobby proposes for a table set on that weekday: 0 is Sunday, as `Date.getDay` has it by the host's own clock.
   * They are chosen options like any others; the rules never look at a clock.
   */
  readonly optionsOfTheDay?: (weekday: number) => Readonly<Record<string, string | boolean>>;
  /**
   * Names of actions made behind a screen. Nobody but the one who acts may see their fields, or even that they were made: others
   * learn of them by the events they are told, and by nothing else.
   */
  readonly sealed?: readonly string[];
  /**
   * The boardgame.io Game. With `croupier` every die comes from it and every event goes to it (the server);
   * without, dice come from boardgame.io's own random plugin (a local table).
   */
  boardgame(croupier?: Croupier): Game<S>;
  /** How the weighted-random player leans. */
  weigh: Weigh<V>;
  /** This game's own players, by name, beside the house's `random`. */
  readonly policies: Readonly<Record<string, Policy<V>>>;
  /** What the search goes by; without it the game has no players that think ahead. */
  readonly insight?: Insight<S, V>;
  /** What its players do on the side; without it they do nothing there. */
  readonly dealings?: Dealings<V>;
}

/** What of a title its players need: neither words nor framework, so that a thread or a page can load it alone. */
export type Playable<S = unknown, V = unknown> = Pick<
  Title<S, V>,
  'rules' | 'weigh' | 'policies' | 'insight' | 'dealings'
>;
