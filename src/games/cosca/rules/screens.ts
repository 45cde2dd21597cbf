/** Behind the screens: who is still asked, what may lie there, and what may be changed until the last one is ready (section 5). */
import type { Action, Croupier, Refusal, Seat, Waiting } from '../../../engine/rules.ts';
import { facesOf } from '../data/places.ts';
import { no } from '../refusals.ts';
import type { Known, Sealed, Stage, State, Table } from '../state.ts';
import { isRefusal, readFields } from './action.ts';
import { asked, barOf, isStage, screenOf, stageOf, WITHDRAW } from './registry.ts';

/** Whether something lies behind that seat's screen, as far as the holder of `s` may know. */
export function isReady(s: Known, seat: Seat): boolean {
  return 'sealed' in s ? Boolean(s.sealed[seat]) : Boolean(s.ready[seat]);
}

export function waiting(s: Known): Waiting[] {
  const stage = stageOf(s);
  if (!stage) return [];
  return asked(s).flatMap((seat) => (isReady(s, seat) ? [] : [{ seat, stage }]));
}

/** What that seat may put behind its empty screen. */
export function actions(s: Known, seat: Seat): Action[] {
  const stage = openFor(s, seat);
  return stage && !isReady(s, seat) ? [...screenOf(stage).list(s, seat)] : [];
}

/** Once something lies there: what may lie there instead, or nothing. */
export function asides(s: Known, seat: Seat): Action[] {
  const stage = openFor(s, seat);
  return stage && isReady(s, seat) ? [{ do: WITHDRAW }, ...screenOf(stage).list(s, seat)] : [];
}

/** The decision in which that seat has a say. */
function openFor(s: Known, seat: Seat): Stage | null {
  const stage = Object.hasOwn(s.players, seat) ? stageOf(s) : null;
  return stage && barOf(s, stage, seat) === null ? stage : null;
}

/** What lies behind a screen, said as the action that put it there. */
export function inWords(sealed: Sealed): Action {
  switch (sealed.do) {
    case 'setDice':
      return { do: 'setDice', faces: facesOf(sealed.faces) };
    case 'club':
      return { do: 'club', mobsters: [...sealed.mobsters] };
    default:
      return { ...sealed };
  }
}

/** Why the action is none for that seat now. It must be seated, and the game must run. */
export function refuseScreen(s: Known, seat: Seat, action: Action): Refusal | null {
  const stage = stageOf(s);
  if (action.do === WITHDRAW) return refuseWithdrawal(s, seat, action);
  if (!isStage(action.do) || stage !== action.do) return no('WRONG_STAGE', { stage: stage ?? s.step });
  const bar = barOf(s, stage, seat);
  if (bar) return bar;
  const rule = screenOf(stage);
  const fields = readFields(rule.fields, action);
  return isRefusal(fields) ? fields : rule.refuse(s, seat, fields);
}

function refuseWithdrawal(s: Known, seat: Seat, action: Action): Refusal | null {
  const fields = readFields({}, action);
  if (isRefusal(fields)) return fields;
  return isReady(s, seat) ? null : no('NOTHING_SEALED');
}

/** What a legal action puts behind the screen. Throws on what is no action. */
export function seal(s: Table, action: Action): Sealed {
  const rule = isStage(action.do) ? screenOf(action.do) : null;
  const fields = rule && readFields(rule.fields, action);
  if (!rule || !fields || isRefusal(fields)) throw new Error(`not an action: ${JSON.stringify(action)}`);
  return rule.seal(s, fields);
}

/**
 * Puts it behind the screen, takes it away, or puts something else there. What all may see of it, all are told: whether something lies
 * there, unless the table keeps its timing secret. The owner is told in any case.
 */
export function putBehindTheScreen(s: State, seat: Seat, action: Action, croupier: Croupier): void {
  const stage = stageOf(s);
  const before = isReady(s, seat);
  s.sealed[seat] = action.do === WITHDRAW ? null : seal(s, action);
  if (!stage) return;
  const shows = before !== isReady(s, seat) && s.options.sealed_timing === 'shown';
  const type = isReady(s, seat) ? 'sealed' : 'withdrawn';
  croupier.tell?.({ type, seat, stage }, shows ? undefined : [seat]);
}
