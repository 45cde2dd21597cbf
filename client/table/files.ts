import { tableFile } from '../net/api.ts';
import type { HeldSeat } from '../net/types.ts';
import type { Eyes } from './moment.tsx';

/** Has the browser save that file. */
export function saveFile({ name, blob }: { name: string; blob: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const secretOf = (held: readonly HeldSeat[], eyes: Eyes) => held.find(({ seat }) => seat === eyes)?.credentials;

/** Saves the game as a file, with what those eyes may know. */
export async function saveGame(matchID: string, held: readonly HeldSeat[], eyes: Eyes): Promise<void> {
  saveFile(await tableFile(matchID, `file?eyes=${eyes}`, secretOf(held, eyes)));
}

/** Saves a report of what those eyes see; `at`: after which line, the last one if not said. */
export async function saveReport(matchID: string, held: readonly HeldSeat[], eyes: Eyes, at?: number): Promise<void> {
  const query = new URLSearchParams();
  if (at !== undefined) query.set('at', String(at));
  if (typeof eyes === 'number') query.set('seat', String(eyes));
  saveFile(await tableFile(matchID, `report?${query}`, secretOf(held, eyes)));
}
