/** The rules of Moonshine Kingdom, 1929, as the house's contract asks for them. */
import type { Action, Croupier, Outcome, Refusal, Rules, Seat, Waiting } from '../../../engine/rules.ts';
import { readOptions } from '../options.ts';
import { no } from '../refusals.ts';
import { NOBODY, type Stage, type State, type Table, type View } from '../state.ts';
import { type ActionRule, readFields, strayField } from './action.ts';
import { player } from './board.ts';
import { copy } from './copy.ts';
import { proceed } from './day.ts';
import { draftsOf } from './deals/handshake.ts';
import { top } from './decisions.ts';
import { idle } from './idle.ts';
import { announce } from './play.ts';
import { ACTION_NAMES, ACTIONS_OF, RULES_OF, ruleOf } from './registry.ts';
import { respect } from './respect.ts';
import { setup } from './setup.ts';
import { deal, view } from './view.ts';

export const STAGES: readonly Stage[] = Object.keys(ACTIONS_OF).filter((stage) => stage !== 'aside') as Stage[];

export const rules: Rules<State, View> = {
  id: 'moonshine',
  version: 1,
  seats: [3, 4],
  stages: STAGES,
  actionNames: ACTION_NAMES,
  options: readOptions,
  setup(seats, options, croupier) {
    if (!rules.seats.includes(seats)) throw new RangeError(`Moonshine Kingdom seats 3 or 4, not ${seats}`);
    const read = readOptions(options, seats);
    if (!read.ok) throw new RangeError(read.message);
    return setup(seats, read.options, croupier);
  },
  waiting,
  actions(s, seat) {
    const decision = top(s);
    return decision?.seat === seat ? list(s, seat, decision.stage) : [];
  },
  asides,
  refuse,
  apply,
  view,
  deal: (v, _seat, dice) => deal(v, dice),
  idle,
  parting: draftsOf,
  outcome,
  copy,
};

function waiting(s: Table): Waiting[] {
  const decision = top(s);
  return decision ? [{ seat: decision.seat, stage: decision.stage }] : [];
}

/** What the seat may do on the side; what answers its own decision is listed there already. */
function asides(s: Table, seat: Seat): Action[] {
  if (s.crowned !== NOBODY || !s.players[seat]) return [];
  const decision = top(s);
  const answers: readonly string[] = decision?.seat === seat ? ACTIONS_OF[decision.stage] : [];
  return list(s, seat, 'aside').filter((action) => !answers.includes(action.do));
}

function list(s: Table, seat: Seat, stage: Stage | 'aside'): Action[] {
  const out: Action[] = [];
  for (const rule of RULES_OF[stage]) rule.list(s, seat, out);
  return out;
}

/** The one judge of legality: form, then whose decision it is, then the rule itself. */
function refuse(s: Table, seat: Seat, action: unknown): Refusal | null {
  if (!isAction(action)) return no('MALFORMED', { field: 'do' });
  const rule = ruleOf(action.do);
  if (!rule) return no('UNKNOWN_ACTION', { action: action.do.slice(0, 40) });
  if (s.crowned !== NOBODY) return no('GAME_OVER');
  if (!Number.isInteger(seat) || !Object.hasOwn(s.players, seat)) return no('NOT_AT_THE_TABLE');
  return misplaced(s, seat, rule) ?? refuseFields(s, seat, rule, action);
}

function isAction(action: unknown): action is Action {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return false;
  return Object.hasOwn(action, 'do') && typeof (action as Action).do === 'string';
}

function misplaced(s: Table, seat: Seat, rule: ActionRule): Refusal | null {
  if (rule.stages.includes('aside')) return null;
  const decision = top(s);
  if (!decision || decision.seat !== seat) return no('NOT_YOUR_DECISION');
  return rule.stages.includes(decision.stage) ? null : no('WRONG_STAGE', { stage: decision.stage });
}

function refuseFields(s: Table, seat: Seat, rule: ActionRule, action: Action): Refusal | null {
  const stray = strayField(rule.fields, action);
  if (stray !== undefined) return no('MALFORMED', { field: stray.slice(0, 40) });
  const fields = readFields(s, rule.fields, action);
  return isRefusal(fields) ? fields : rule.refuse(s, seat, fields);
}

function isRefusal(fields: object): fields is Refusal {
  return Object.hasOwn(fields, 'code');
}

/** Carries out a legal action and all that follows of itself. */
function apply(s: State, seat: Seat, action: Action, croupier: Croupier): void {
  const rule = ruleOf(action.do);
  const fields = rule && readFields(s, rule.fields, action);
  if (!rule || !fields || isRefusal(fields)) throw new Error(`not an action: ${JSON.stringify(action)}`);
  if (rule.stages.includes('play')) announce(s, seat, action.do);
  rule.apply(s, seat, fields, croupier);
  proceed(s, croupier);
}

/** The crown alone wins; the others are ranked by Respect, then Influence, for display (section 14). */
function outcome(s: Table): Outcome | null {
  if (s.crowned === NOBODY) return null;
  const standing = s.players.map((_, seat) => seat).sort((a, b) => score(s, b) - score(s, a));
  return {
    reason: 'crown',
    winner: s.crowned,
    ranks: s.players.map((_, seat) => 1 + standing.findIndex((other) => score(s, other) === score(s, seat))),
  };
}

function score(s: Table, seat: Seat): number {
  if (s.crowned === seat) return Number.POSITIVE_INFINITY;
  return respect(s, seat) * 100 + player(s, seat).owned;
}
