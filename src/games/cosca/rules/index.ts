/** The rules of COSCA as the house's contract asks for them. */
import type { Action, Croupier, Refusal, Rules, Seat } from '../../../engine/rules.ts';
import { type Options, readOptions } from '../options.ts';
import { no } from '../refusals.ts';
import type { Known, State, View } from '../state.ts';
import { copy } from './copy.ts';
import { proceed } from './day.ts';
import { outcome } from './end.ts';
import { idle } from './idle.ts';
import { ACTION_NAMES, STAGES } from './registry.ts';
import { actions, asides, putBehindTheScreen, refuseScreen, waiting } from './screens.ts';
import { setup } from './setup.ts';
import { deal, view } from './view.ts';

export const rules: Rules<State, View> = {
  id: 'cosca',
  version: 1,
  seats: [3, 4, 5],
  stages: STAGES,
  actionNames: ACTION_NAMES,
  options: readOptions,
  setup(seats, options, croupier) {
    if (!rules.seats.includes(seats)) throw new RangeError(`COSCA seats 3 to 5, not ${seats}`);
    return setup(seats, options as Options, croupier);
  },
  waiting,
  actions,
  asides,
  refuse,
  apply,
  view,
  deal,
  idle,
  // What lies behind a screen is a decision made, not a draft: it stays for whoever sits down there, who may change it.
  parting: () => [],
  outcome,
  copy,
};

/** The one judge of legality: form, then whose decision it is, then the rule itself. It knows no other seat's secrets. */
function refuse(s: Known, seat: Seat, action: unknown): Refusal | null {
  if (!isAction(action)) return no('MALFORMED', { field: 'do' });
  if (!ACTION_NAMES.includes(action.do)) return no('UNKNOWN_ACTION', { action: action.do.slice(0, 40) });
  if (s.step === 'over') return no('GAME_OVER');
  if (!Number.isInteger(seat) || !Object.hasOwn(s.players, seat)) return no('NOT_AT_THE_TABLE');
  return refuseScreen(s, seat, action);
}

function isAction(action: unknown): action is Action {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return false;
  return Object.hasOwn(action, 'do') && typeof (action as Action).do === 'string';
}

/** Carries out a legal action; when it was the last one waited for, the screens are lifted and the day goes on. */
function apply(s: State, seat: Seat, action: Action, croupier: Croupier): void {
  putBehindTheScreen(s, seat, action, croupier);
  proceed(s, croupier);
}
