import type { Entry } from '../../../net/types.ts';
import { ACTION_WORDS, type ActionName } from './actions.ts';
import { eventWords } from './events.ts';
import type { Names } from './names.ts';

/** A line of the history in a few words: the action's name, and where it led. */
export function deedWords(entry: Entry, names: Names): string {
  const known = ACTION_WORDS[entry.action.do as ActionName]?.name;
  if (known) return known;
  const [event] = entry.events;
  return event ? eventWords(event, names) : entry.action.do;
}

/** The same in full: what came of it first, as the log tells it. */
export function deedSentence(entry: Entry, names: Names): string {
  const [event] = entry.events;
  return event ? eventWords(event, names) : deedWords(entry, names);
}
