/** A key as it is written in the registry: `k`, `Shift+T`, `Ctrl+K`, `?`, `Escape`. `Ctrl` is Command on a Mac. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

interface Combination {
  key: string;
  ctrl: boolean;
  shift: boolean;
}

function combination(text: string): Combination {
  const parts = text.split('+').filter(Boolean);
  const key = text.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  return { key, ctrl: parts.includes('Ctrl'), shift: parts.includes('Shift') };
}

const isLetter = (key: string) => /^\p{L}$/u.test(key);

/** Whether that press is that key. Shift counts for letters only: on what else it is needed differs by keyboard. */
export function pressed(text: string, press: KeyPress): boolean {
  const { key, ctrl, shift } = combination(text);
  if (press.altKey || (press.ctrlKey || press.metaKey) !== ctrl) return false;
  if (key.toLowerCase() !== press.key.toLowerCase()) return false;
  return isLetter(key) ? press.shiftKey === shift : true;
}

/** Whether it is one character without Ctrl: a person who dictates may type it by accident and can turn such keys off. */
export function isSingle(text: string): boolean {
  const { key, ctrl } = combination(text);
  return !ctrl && [...key].length === 1;
}

/** Where keys have a meaning of their own. */
const OWN = 'input, select, textarea, [role="listbox"], [role="menu"], [contenteditable="true"]';
const PRESSED = 'button, a, summary, [role="button"]';

/** Whether what is in focus takes that key for itself. */
export function takenBy(target: EventTarget | null, press: KeyPress): boolean {
  const at = target instanceof Element ? target : null;
  if (press.ctrlKey || press.metaKey) return false;
  if (at?.closest(OWN) && press.key !== 'Escape') return true;
  return [' ', 'Enter'].includes(press.key) && Boolean(at?.closest(PRESSED));
}

/** The key in the form of `aria-keyshortcuts`. */
export function ariaKey(text: string): string {
  return text.replace('Ctrl', 'Control').replace(/\+$/, 'Plus');
}
