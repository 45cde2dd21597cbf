import type { Entry } from '../../../net/types.ts';
import type { Beat as BeatOf } from '../../../show/course.ts';
import { type Shown, shownOf } from './shown.ts';

export type Beat = BeatOf<Shown>;

type Type = Shown['type'];

/** Seen together with what comes next in their line: payments, Heat, the word before the deed. */
const LEADS: ReadonlySet<Type> = new Set<Type>(['acted', 'heat', 'dayBegan', 'fightEnded', 'deckReshuffled']);
/** Alike and one after the other: seen at once. */
const ALIKE: ReadonlySet<Type> = new Set<Type>(['brewed', 'burst', 'jobDealt', 'nodClaimed']);
/** Of no moment by themselves: they are in the log. */
const QUIET: ReadonlySet<Type> = new Set<Type>(['acted', 'fightEnded', 'whispered', 'deckReshuffled', 'voted']);

/** What happened in those lines, one thing at a time; a line begins a new one. */
export function beatsOf(entries: readonly Entry[]): Beat[] {
  let before = 0;
  const beats = entries.flatMap((entry) => {
    const events = shownOf(entry);
    const start = before;
    before += events.length;
    return beatsOfLine(events, start);
  });
  return beats.filter(({ events }) => !events.every((event) => QUIET.has(event.type)));
}

function beatsOfLine(events: readonly Shown[], before: number): Beat[] {
  const beats: Beat[] = [];
  events.forEach((event, i) => {
    const open = beats.at(-1);
    const end = before + i + 1;
    if (open && joins(open, event)) beats[beats.length - 1] = { ...open, end, events: [...open.events, event] };
    else beats.push({ start: end - 1, end, events: [event] });
  });
  return beats;
}

function joins({ events }: Beat, { type }: Shown): boolean {
  const last = events.at(-1)?.type;
  return last !== undefined && (LEADS.has(last) || (last === type && ALIKE.has(type)));
}

const DICE: ReadonlySet<Type> = new Set<Type>(['volley', 'ambushed', 'poolRolled', 'mashRolled', 'blowback']);

/** Whether dice fall in it. */
export function hasDice({ events }: Beat): boolean {
  return events.some(({ type }) => DICE.has(type));
}
