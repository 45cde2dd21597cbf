import { useState } from 'react';
import type { Action, Refusal } from '../../../src/engine/rules.ts';
import type { MobsterId } from '../../../src/games/cosca/data/mobsters.ts';
import type { Place } from '../../../src/games/cosca/data/places.ts';
import type { View } from '../../../src/games/cosca/state.ts';
import { draftOf } from './plan/draft.ts';
import { refusalWords } from './words/refusals.ts';

/** What is being made up behind the screen; the fields of all decisions, of which one is open at a time. */
export interface Draft {
  faces: (Place | null)[];
  /** The die that the next place is for. */
  die: number;
  n: number;
  mobsters: MobsterId[];
  money: number;
  weapons: number;
}

export interface Doing {
  draft: Draft;
  change(part: Partial<Draft>): void;
  /** What lies behind the screen is looked at again, to be changed. */
  reopened: boolean;
  reopen(on: boolean): void;
  problem: string | null;
  busy: boolean;
  send(action: Action): void;
  /** The same for what is no action: a question to the table and its answer. */
  carry(what: () => Promise<Refusal | null>): void;
}

interface Held {
  key: string;
  draft: Draft;
  reopened: boolean;
  problem: string | null;
}

/** `key` is the same while the same question stands: what was made up for another one is dropped. */
export function useDoing(
  view: View,
  seat: number | null,
  key: string,
  act: (action: Action) => Promise<Refusal | null>,
): Doing {
  const fresh = (): Held => ({ key, draft: draftOf(view, seat), reopened: false, problem: null });
  const [held, setHeld] = useState(fresh);
  const [busy, setBusy] = useState(false);
  const current = held.key === key ? held : fresh();
  if (current !== held) setHeld(current);
  const put = (part: Partial<Held>) => setHeld((h) => (h.key === key ? { ...h, ...part } : h));

  const carry = async (what: () => Promise<Refusal | null>) => {
    setBusy(true);
    put({ problem: null });
    try {
      const refusal = await what();
      put(refusal ? { problem: refusalWords(refusal) } : { reopened: false });
    } catch (error) {
      put({ problem: error instanceof Error ? error.message : String(error) });
    }
    setBusy(false);
  };

  return {
    draft: current.draft,
    change: (part) => put({ draft: { ...current.draft, ...part }, problem: null }),
    reopened: current.reopened,
    reopen: (on) => put({ reopened: on, problem: null }),
    problem: current.problem,
    busy,
    send: (action) => void carry(() => act(action)),
    carry: (what) => void carry(what),
  };
}
