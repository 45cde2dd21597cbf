import type { ReactNode } from 'react';

/** Whether something can be done here and now. What is `hidden` makes no sense here; what is `off` says why. */
export type Ability = { kind: 'ready' } | { kind: 'hidden' } | { kind: 'off'; why: string; rule?: string };

export const READY: Ability = { kind: 'ready' };
export const HIDDEN: Ability = { kind: 'hidden' };

/** Where an action can be found on the screen, beside the palette, in which all of them are. */
export type Menu = 'masthead' | 'tableMenu' | 'strip' | 'head' | 'map' | 'papers' | 'desk' | 'form' | 'page';

/**
 * One thing that a person can do, registered once: buttons, keys, the palette, touch and tests all take its name, its key, its
 * sign, its test and its effect from here. `H` is what the action looks at and works on: the house, or a game's tableau.
 */
export interface UserAction<H> {
  /** Unique in the house, e.g. `house.zoomIn`, `moonshine.move`. */
  readonly id: string;
  /** Actions of one scope are about at the same time, so that a key means one of them at most. */
  readonly scope: string;
  /** As the key sheet shows them, see keys.ts. */
  readonly keys: readonly string[];
  readonly icon: ReactNode;
  readonly menu: Menu;
  words(here: H): ActionWords;
  test(here: H): Ability;
  effect(here: H): void;
}

/** The action's name, and one line about what it does. */
export interface ActionWords {
  name: string;
  does: string;
}

/** An action together with what it works on now. */
export interface BoundAction extends ActionWords {
  readonly id: string;
  readonly scope: string;
  readonly keys: readonly string[];
  readonly icon: ReactNode;
  test(): Ability;
  run(): void;
}

export function bind<H>(action: UserAction<H>, here: H): BoundAction {
  const { id, scope, keys, icon } = action;
  return {
    id,
    scope,
    keys,
    icon,
    ...action.words(here),
    test: () => action.test(here),
    run: () => action.effect(here),
  };
}
