/** A file's journal: every line in full, and whether it tells the same story as the file's actions. */
import type { FileAction, FileHolder, GameFile } from '../engine/gameFile.ts';
import type { FileDifference } from './verify.ts';

/** One line in full: an action, or (with `to`) a take-back by that seat, or (with `holder`) another holder of it. */
export interface WholeLine {
  number: number;
  at: number;
  seat: string;
  action: FileAction | null;
  to: number | null;
  by: 'free' | 'consent' | null;
  holder: FileHolder | null;
}

/** The lines of the journal; a file without one has its actions and no times. */
export function linesOf(file: GameFile): WholeLine[] {
  const made = { to: null, by: null, holder: null };
  const none: FileAction = { seat: '', do: '' };
  if (!file.journal) {
    return file.actions.map((action, i) => ({ number: i + 1, at: 0, seat: action.seat, action, ...made }));
  }
  return file.journal.map((line) => {
    const { number, at } = line;
    if ('takeBack' in line)
      return { ...made, number, at, seat: line.seat, action: null, to: line.takeBack, by: line.by };
    if ('holder' in line) return { ...made, number, at, seat: line.seat, action: null, holder: line.holder };
    const action = 'folded' in line ? line.folded : (file.actions[line.action - 1] ?? none);
    return { number, at, seat: action.seat, action, ...made };
  });
}

/** Where the journal does not lead to the actions: a number missed, a take-back to nowhere, another order. */
export function journalFault(file: GameFile): FileDifference | null {
  let counted: { number: number; action: number }[] = [];
  for (const [i, line] of (file.journal ?? []).entries()) {
    const fault = (message: string) => ({ action: counted.length, path: `$.journal[${i}]`, message });
    if (line.number !== i + 1) return fault(`line ${i + 1} is missing`);
    if ('takeBack' in line) {
      const { takeBack } = line;
      if (takeBack !== 0 && !counted.some((one) => one.number === takeBack)) return fault('a take-back to nowhere');
      counted = counted.filter((one) => one.number <= takeBack);
    } else if ('holder' in line) {
      if (!file.seats.some(({ seat }) => seat === line.seat)) return fault('a seat that the table does not have');
    } else counted.push({ number: line.number, action: 'action' in line ? line.action : 0 });
  }
  if (!file.journal) return null;
  const wrong = counted.findIndex((one, i) => one.action !== i + 1);
  if (wrong < 0 && counted.length === file.actions.length) return null;
  const action = wrong < 0 ? Math.min(counted.length, file.actions.length) + 1 : wrong + 1;
  return { action, path: '$.journal', message: `the journal does not lead to action ${action}` };
}
