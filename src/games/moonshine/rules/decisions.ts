/** The stack of open questions (section 5): only its top is waited for. */
import type { Decision, Stage, State, Table } from '../state.ts';

export function top(s: Table): Decision | undefined {
  return s.stack[s.stack.length - 1];
}

export function ask(s: State, decision: Decision): void {
  s.stack.push(decision);
}

/** Takes the topmost question off, answered. */
export function answered(s: State): void {
  s.stack.pop();
}

/** The topmost question, when it is of that stage. */
export function asked<K extends Stage>(s: Table, stage: K): Extract<Decision, { stage: K }> | undefined {
  const d = top(s);
  return d?.stage === stage ? (d as Extract<Decision, { stage: K }>) : undefined;
}
