import type { Game } from '../../src/engine/boardgameio.ts';
import type { Action, Refusal, Seat } from '../../src/engine/rules.ts';
import type { State, View } from '../../src/games/moonshine/state.ts';
import { Client, type debugPanel, Local } from '../boardgameio.ts';
import { rules } from '../games/moonshine/rules.ts';
import type { Entry } from '../net/types.ts';

/** What is to be drawn: the position through the eyes of whoever must decide. */
export interface Shown {
  view: View;
  seat: Seat;
  history: Entry[];
}

export interface LocalTable {
  subscribe(listener: () => void): () => void;
  shown(): Shown | null;
  act(action: Action): Promise<Refusal | null>;
}

/** A boardgame.io client per seat over the framework's local master, with its debug panel. */
export function localTable(game: Game<State>, seats: number, impl: Awaited<ReturnType<typeof debugPanel>>): LocalTable {
  const multiplayer = Local();
  const clients = Array.from({ length: seats }, (_, seat) =>
    Client({
      game,
      numPlayers: seats,
      playerID: String(seat),
      matchID: 'local',
      multiplayer,
      debug: { impl, collapseOnLoad: true },
    }),
  );
  for (const client of clients) client.start();
  let last: Shown | null = null;

  /** Recomputed when the journal has grown; the same object until then. */
  const shown = () => {
    const state = clients[0]?.getState();
    if (!state) return null;
    const seat = rules.waiting(state.G)[0]?.seat ?? last?.seat ?? 0;
    const mine = clients[seat]?.getState();
    const log = clients[seat]?.log ?? [];
    if (!mine || last?.history.length === log.length) return last;
    last = { view: mine.G as unknown as View, seat, history: log.map(entryOf) };
    return last;
  };

  return {
    subscribe(listener) {
      const stops = clients.map((client) => client.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    shown,
    async act({ do: name, ...fields }) {
      const now = shown();
      if (!now) return null;
      const refusal = rules.refuse(now.view, now.seat, { ...fields, do: name });
      if (!refusal) clients[now.seat]?.moves[name]?.(fields);
      return refusal;
    },
  };
}

interface LogLine {
  action: { payload: { type: string; args?: unknown; playerID?: string | null } };
}

function entryOf({ action }: LogLine, i: number): Entry {
  const { type, args, playerID } = action.payload;
  const fields = Array.isArray(args) ? (args[0] as object | undefined) : undefined;
  return { number: i + 1, seat: Number(playerID), action: { ...fields, do: type }, events: [], at: 0 };
}
