import { useState } from 'react';
import type { Advice } from '../../../net/advice.ts';

/** How far the asking for the house's advice has come. */
export type Asked =
  | { kind: 'no' }
  | { kind: 'thinking' }
  | { kind: 'advice'; advice: Advice }
  | { kind: 'failed'; why: string };

export interface Asking {
  asked: Asked;
  begin(): void;
  putAway(): void;
}

/** Asks for advice about one thing; with another `key` nothing has been asked yet, and a late answer is dropped. */
export function useCounsel(key: string, ask: () => Promise<Advice>): Asking {
  const [kept, setKept] = useState<{ key: string; asked: Asked }>({ key, asked: { kind: 'no' } });
  const become = (asked: Asked) => setKept((now) => (now.key === key ? { key, asked } : now));
  return {
    asked: kept.key === key ? kept.asked : { kind: 'no' },
    begin() {
      setKept({ key, asked: { kind: 'thinking' } });
      ask().then(
        (advice) => become({ kind: 'advice', advice }),
        (error: unknown) => become({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
      );
    },
    putAway: () => become({ kind: 'no' }),
  };
}
