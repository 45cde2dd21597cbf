import type { ReactNode } from 'react';
import type { Ability, BoundAction } from './action.ts';

/** What a sentence typed into the palette comes to. */
export type Reading =
  /** Not a sentence of this game: only searched for. */
  | { kind: 'none' }
  /** A sentence begun or misspelt: what is wrong, or what is still wanted. */
  | { kind: 'unclear'; says: string }
  /** What it would do, shown before it is done; `off` when the rules refuse it. */
  | { kind: 'clear'; says: string; more?: ReactNode; ability: Ability; run(): void };

/** A line of help about the sentences that the palette takes. */
export interface Phrase {
  say: string;
  means: string;
}

/** What the board can do for the house's own actions. */
export interface Hands {
  takeBack?: { ability: Ability; run(): void };
  zoom?: { by(factor: number): void; fit(): void; able: boolean };
  /** Turns up the log. */
  log?(): void;
  /** Whether this table can be shown as text. */
  text?: boolean;
  /** The table on the screen and whose eyes look, as an address of its past. */
  past?: string;
  /** Opens the rulebook beside the board. */
  rules?(): void;
  /** Opens the table's menu. */
  menu?(): void;
}

/** What one part of the page adds to what can be done on it. */
export interface Part {
  actions?: readonly BoundAction[];
  hands?: Hands;
  /** Reads a sentence in the game's own words. */
  read?(text: string): Reading;
  phrases?: readonly Phrase[];
  /** How the key sheet calls the scopes of its actions. */
  scopes?: Readonly<Record<string, string>>;
  /** Keys that are no action's, for the key sheet. */
  alsoKeys?: readonly { scope: string; keys: readonly string[]; does: string }[];
}

/** Everything that can be done on the page, gathered from its parts as they come and go. */
export interface Switchboard {
  /** Puts a part in place of the one of that name; null takes it away. */
  put(name: string, part: Part | null): void;
  parts(): readonly Part[];
  /** Calls back after every change; gives a function that ends it. */
  listen(listener: () => void): () => void;
}

export function createSwitchboard(): Switchboard {
  const known = new Map<string, Part>();
  const listeners = new Set<() => void>();
  let list: readonly Part[] = [];
  return {
    put(name, part) {
      if (part) known.set(name, part);
      else known.delete(name);
      list = [...known.values()];
      for (const listener of listeners) listener();
    },
    parts: () => list,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** All hands of the page in one. */
export function handsOf(board: Switchboard): Hands {
  return Object.assign({}, ...board.parts().map((part) => part.hands ?? {}));
}

export function actionsOf(board: Switchboard): BoundAction[] {
  return board.parts().flatMap((part) => part.actions ?? []);
}
