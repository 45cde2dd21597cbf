import type { Action, Croupier, Dice, GameEvent, Rules, Seat } from '../../src/engine/rules.ts';
import type { TableSession } from '../net/session.ts';
import type { Snapshot } from '../net/snapshot.ts';
import type { ActAnswer, Entry, Frame, HeldSeat, TableCard } from '../net/types.ts';

interface Told {
  event: GameEvent;
  to: readonly Seat[] | undefined;
}

interface Line {
  entry: Omit<Entry, 'events'>;
  told: readonly Told[];
}

/** What a local table begins with. */
export interface LocalTable<S, V> {
  rules: Rules<S, V>;
  /** The table as its card shows it; nobody but this page knows of it. */
  table: TableCard;
  /** The position it begins in; not written to. */
  state: S;
  dice: Dice;
  /** Milliseconds since 1970, for the lines of the history. */
  now?: () => number;
}

/** A table in this page alone: the same session as one over the line, with the rules themselves in the server's place. */
export interface LocalSession<S> extends TableSession {
  /** The whole truth. Not to be written to. */
  state(): S;
  /** The lines so far: what brings another session, begun alike, to the same place. */
  done(): { seat: Seat; action: Action }[];
}

const NOTHING: ActAnswer = { ok: false, refusal: { code: 'NOTHING_TO_TAKE_BACK', rule: '' } };

/** Opens a table on the bare engine. It is live at once, and seen by nobody until `watch`; nothing can be taken back. */
export function localSession<S, V>({ rules, table, state, dice, now = Date.now }: LocalTable<S, V>): LocalSession<S> {
  let truth = state;
  let lines: Line[] = [];
  let watched: readonly HeldSeat[] = [];
  const listeners = new Set<() => void>();
  let shown: Snapshot = picture();

  function picture(): Snapshot {
    const eyes = watched.length ? watched.map(({ seat }) => seat) : [null];
    const history = lines.map((line) => entryFor(line, eyes));
    const frames = new Map(eyes.map((seat) => [seat, frameFor(seat, history)] as const));
    return { status: 'live', table, frames, history, number: lines.length, error: null };
  }

  function frameFor(seat: Seat | null, history: Entry[]): Frame {
    return {
      matchID: table.matchID,
      number: lines.length,
      seat,
      view: rules.view(truth, seat),
      waiting: rules.waiting(truth),
      outcome: rules.outcome(truth),
      entries: history,
    };
  }

  const show = () => {
    shown = picture();
    for (const listener of listeners) listener();
  };

  const carryOut = (seat: Seat, action: Action): ActAnswer => {
    const refusal = rules.refuse(truth, seat, action);
    if (refusal) return { ok: false, refusal };
    const told: Told[] = [];
    const croupier: Croupier = { dice, tell: (event, to) => void told.push({ event, to }) };
    const next = rules.copy(truth);
    rules.apply(next, seat, action, croupier);
    truth = next;
    lines = [...lines, { entry: { number: lines.length + 1, seat, action, at: now() }, told }];
    show();
    return { ok: true, number: lines.length };
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => shown,
    watch(seats) {
      watched = seats;
      show();
    },
    act: async ({ seat }, action) => carryOut(seat, action),
    takeBack: async () => NOTHING,
    askTakeBack: async () => NOTHING,
    answerTakeBack: async () => NOTHING,
    close: () => listeners.clear(),
    state: () => truth,
    done: () => lines.map(({ entry }) => ({ seat: entry.seat ?? 0, action: entry.action })),
  };
}

/** The line with what those eyes may know of it. */
function entryFor({ entry, told }: Line, eyes: readonly (Seat | null)[]): Entry {
  const knows = ({ to }: Told) => !to || eyes.some((seat) => seat !== null && to.includes(seat));
  return { ...entry, events: told.filter(knows).map(({ event }) => event) };
}
