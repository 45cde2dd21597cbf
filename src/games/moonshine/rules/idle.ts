/** What is done for a seat that does not answer: the answer that commits it to least. Always legal. */
import type { Action, Seat } from '../../../engine/rules.ts';
import type { Decision, Table } from '../state.ts';
import type { ActionRule } from './action.ts';
import { nameOf } from './board.ts';
import { firstOrder, split } from './brew.ts';
import { top } from './decisions.ts';
import { pickHome } from './home.ts';

export function idle(s: Table, seat: Seat): Action {
  const decision = top(s);
  if (decision?.seat !== seat) throw new Error(`seat ${seat} is not waited for`);
  return answer(s, decision);
}

function answer(s: Table, decision: Decision): Action {
  switch (decision.stage) {
    case 'home':
      return firstListed(s, decision.seat, pickHome);
    case 'draft':
      return { do: 'draft', die: Math.min(...s.pool) };
    case 'split':
      return noSplit(s, decision.seat);
    case 'stock':
      return firstOrder(s);
    case 'offer':
      return { do: 'standPat' };
    case 'harbormaster':
      return { do: 'nameMash', face: s.mash };
    case 'play':
      return { do: 'layLow' };
    case 'standoff':
      return { do: 'holdFire' };
    case 'pinned':
      return { do: 'fallBack' };
    case 'loot':
      return { do: 'loot', moonshine: 0, rum: 0 };
    case 'claim':
      return { do: 'raze' };
    case 'run':
      return { do: 'run', to: nameOf(decision.exits[0] as number) };
    case 'judge':
      return { do: 'callKept', deal: decision.deal, promise: decision.promise };
    case 'answer':
      return { do: 'dispute', deal: decision.deal, promise: decision.promise };
    case 'ballot':
      return { do: 'vote', deal: decision.deal, promise: decision.promise, vote: 'kept' };
  }
}

/** Declines, or where it must fire takes the last target. */
function noSplit(s: Table, seat: Seat): Action {
  const listed: Action[] = [];
  split.list(s, seat, listed);
  return listed.at(-1) as Action;
}

function firstListed(s: Table, seat: Seat, rule: Pick<ActionRule, 'list'>): Action {
  const listed: Action[] = [];
  rule.list(s, seat, listed);
  return listed[0] as Action;
}
