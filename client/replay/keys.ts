import type { Step } from './course.ts';

/** What a key asks of a replay. */
export type Wish = { step: Step; direction: 1 | -1 } | 'first' | 'last' | 'play';

const WISHES: Record<string, Wish> = {
  ArrowLeft: { step: 'action', direction: -1 },
  ArrowRight: { step: 'action', direction: 1 },
  ArrowUp: { step: 'turn', direction: -1 },
  ArrowDown: { step: 'turn', direction: 1 },
  PageUp: { step: 'day', direction: -1 },
  PageDown: { step: 'day', direction: 1 },
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** Where keys have a meaning of their own. */
const OWN = 'input:not([type="range"]), select, textarea, [role="tab"], [contenteditable]';
/** What scrolls by keys while it is itself in focus. */
const SCROLLS = '[role="log"], [role="tabpanel"]';
const PRESSED = 'button, a, summary';

export function wishOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target as Partial<Element> | null;
  if (at?.closest?.(OWN) || at?.matches?.(SCROLLS)) return null;
  if (event.key === ' ' && at?.closest?.(PRESSED)) return null;
  return WISHES[event.key] ?? null;
}
