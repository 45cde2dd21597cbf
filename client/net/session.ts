import type { Action } from '../../src/engine/rules.ts';
import { words } from '../messages/index.ts';
import { inviteTo } from './invites.ts';
import { type Snapshot, takeFrame, takeSaid, takeWatch } from './snapshot.ts';
import type { ActAnswer, ClockDeed, Frame, HeldSeat, Said, TableCard, WatchAnswer } from './types.ts';

/** As much of a socket as a session needs; socket.io-client's satisfies it. */
export interface Wire {
  readonly connected: boolean;
  on(event: string, listener: (payload: never) => void): unknown;
  off(event: string, listener: (payload: never) => void): unknown;
  emit(event: string, payload: unknown, ack?: (answer: never) => void): unknown;
}

type Request = 'act' | 'takeBack' | 'askTakeBack' | 'answerTakeBack' | 'clock';

interface Pending {
  event: Request;
  payload: object;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  settle(answer: ActAnswer): void;
}

/** A table being watched, over any number of reconnects. */
export interface TableSession {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Watches through these chairs (none: as a spectator). */
  watch(seats: readonly HeldSeat[]): void;
  /** Sends an action until the server has answered it; the idempotency key makes a second sending harmless. */
  act(held: HeldSeat, action: Action): Promise<ActAnswer>;
  /** Takes back to after line `to`; without it, the seat's last decision. */
  takeBack(held: HeldSeat, to?: number): Promise<ActAnswer>;
  /** Asks the others to go back to after line `to`. */
  askTakeBack(held: HeldSeat, to: number): Promise<ActAnswer>;
  answerTakeBack(held: HeldSeat, agree: boolean): Promise<ActAnswer>;
  /** Asks something of the table's clocks. Absent where there can be none. */
  clock?(held: HeldSeat, what: ClockDeed): Promise<ActAnswer>;
  /** Says something: aloud or to one seat; `held` null: as somebody who watches. Absent where nobody listens. */
  say?(held: HeldSeat | null, text: string, to: number | null): Promise<ActAnswer>;
  close(): void;
}

const ANSWER_MS = 6000;
const TRIES = 5;

/** Opens a session over `wire`. `newKey` makes idempotency keys of 8 to 64 characters. */
export function openTable(matchID: string, wire: Wire, newKey = () => crypto.randomUUID() as string): TableSession {
  let now: Snapshot = { status: 'connecting', table: null, frames: new Map(), history: [], number: -1, error: null };
  let seats: readonly HeldSeat[] | null = null;
  let round = 0;
  const listeners = new Set<() => void>();
  const pending = new Set<Pending>();

  const set = (next: Snapshot) => {
    if (next === now) return;
    now = next;
    for (const listener of listeners) listener();
  };

  const rewatch = () => {
    if (!seats || !wire.connected) return;
    round += 1;
    const mine = round;
    const asked = seats.map(({ seat, credentials }) => ({ seat, credentials }));
    wire.emit('watch', { matchID, seats: asked, ...inviteTo(matchID) }, (answer: WatchAnswer) => {
      if (mine !== round) return;
      set(takeWatch(now, answer));
      if (answer.ok) for (const p of pending) send(p);
    });
  };

  const send = (p: Pending) => {
    clearTimeout(p.timer);
    p.timer = setTimeout(() => late(p), ANSWER_MS);
    if (!wire.connected) return;
    p.tries += 1;
    wire.emit(p.event, p.payload, (answer: ActAnswer) => finish(p, answer));
  };

  const late = (p: Pending) => {
    if (p.tries < TRIES) send(p);
    else finish(p, { ok: false, error: { code: 'NO_ANSWER', message: words.net.noAnswer } });
  };

  const finish = (p: Pending, answer: ActAnswer) => {
    if (!pending.delete(p)) return;
    clearTimeout(p.timer);
    p.settle(answer);
  };

  const request = (event: Request, { seat, credentials }: HeldSeat, fields: object) =>
    new Promise<ActAnswer>((resolve) => {
      const payload = { matchID, seat, credentials, ...fields };
      const p: Pending = { event, payload, tries: 0, timer: undefined, settle: resolve };
      pending.add(p);
      send(p);
    });

  const onConnect = () => rewatch();
  const onLost = () => set({ ...now, status: 'lost' });
  const onFrame = (frame: Frame) => {
    if (frame.matchID !== matchID) return;
    const next = takeFrame(now, frame);
    if (next === 'gap') rewatch();
    else set(next);
  };
  const onTable = (table: TableCard) => {
    if (table.matchID === matchID) set({ ...now, table });
  };
  const onSaid = ({ matchID: of, said }: { matchID: string; said: Said }) => {
    if (of === matchID) set(takeSaid(now, said));
  };
  const handlers = {
    connect: onConnect,
    disconnect: onLost,
    connect_error: onLost,
    frame: onFrame,
    table: onTable,
    said: onSaid,
  };
  let listening = false;
  /** A closed session may be opened again by watching: React runs effects twice in development. */
  const listen = (on: boolean) => {
    if (on === listening) return;
    listening = on;
    for (const [event, handler] of Object.entries(handlers)) {
      if (on) wire.on(event, handler as (payload: never) => void);
      else wire.off(event, handler as (payload: never) => void);
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => now,
    watch(list) {
      seats = list;
      listen(true);
      rewatch();
    },
    act: (held, action) => request('act', held, { action, key: newKey() }),
    takeBack: (held, to) => request('takeBack', held, { ...(to === undefined ? {} : { to }), key: newKey() }),
    askTakeBack: (held, to) => request('askTakeBack', held, { to, key: newKey() }),
    answerTakeBack: (held, agree) => request('answerTakeBack', held, { agree }),
    clock: (held, what) => request('clock', held, { what }),
    say(held, text, to) {
      const proof = held ? { seat: held.seat, credentials: held.credentials } : { seat: null, ...inviteTo(matchID) };
      return new Promise((resolve) => wire.emit('say', { matchID, ...proof, to, text }, resolve));
    },
    close() {
      listen(false);
      round += 1;
      if (wire.connected) wire.emit('unwatch', { matchID });
      for (const p of pending) clearTimeout(p.timer);
      pending.clear();
    },
  };
}
