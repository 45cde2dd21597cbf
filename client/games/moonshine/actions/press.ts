import type { Refusal } from '../../../../src/engine/rules.ts';
import { ariaKey } from '../../../actions/keys.ts';
import type { Tableau } from '../tableau.ts';
import { type DeedAction, held } from './gameAction.tsx';
import { gameAction } from './registry.ts';

/** What marks a control as that action's. */
export function shownAs(id: string) {
  const { keys } = gameAction(id);
  return { 'data-action': id, 'aria-keyshortcuts': keys.map(ariaKey).join(' ') || undefined };
}

/** Everything that makes a button do that action: `known` is its refusal where that has been asked for already. */
export function pressProps(t: Tableau, id: string, known?: Refusal | null) {
  const action = gameAction(id);
  const off = known === undefined ? action.test(t).kind !== 'ready' : known !== null || held(t) !== null;
  return {
    ...shownAs(id),
    'data-do': (action as Partial<DeedAction>).deed,
    'aria-disabled': off,
    onClick: () => {
      if (!off) action.effect(t);
    },
  };
}
