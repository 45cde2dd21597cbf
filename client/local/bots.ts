import type { Action, Seat } from '../../src/engine/rules.ts';
import type { PlayedSession } from './playedSession.ts';
import { newSeed } from './record.ts';

/** As much of the players beside the page as a table needs; `Thoughts` of src/bots satisfies it. */
export interface Thinks {
  decide(asked: {
    title: string;
    level: string;
    view: unknown;
    seat: Seat;
    seed: string;
    signal: AbortSignal;
  }): Promise<Action>;
}

/**
 * Seats the bots of a table: whenever one of them is asked it thinks, on its own view alone, and acts, until the function given
 * back is called. `pauseMs` is how long each seems to think at least.
 */
export function seatBots(session: PlayedSession, thinks: Thinks, pauseMs: number): () => void {
  let off = new AbortController();
  let at = -1;
  let closed = false;

  const think = async (seat: Seat, signal: AbortSignal) => {
    const { rules } = session.title;
    const view = rules.view(session.game().state, seat);
    const level = session.record().seats[seat]?.level ?? '';
    const asked = { title: rules.id, level, view, seat, seed: newSeed(), signal };
    const [action] = await Promise.all([thinks.decide(asked).catch(() => null), pause(pauseMs)]);
    if (signal.aborted) return;
    const bot = { seat, credentials: '', name: '' };
    const answer = action && (await session.act(bot, action));
    if (!answer?.ok) await session.act(bot, rules.idle(view, seat));
  };

  /** Beside the caller: a bot's action calls the listeners, and so this, again. */
  const look = () => {
    const [seat] = session.botsAsked();
    const number = session.game().number;
    if (closed || (seat !== undefined && number === at)) return;
    off.abort();
    off = new AbortController();
    at = seat === undefined ? -1 : number;
    if (seat !== undefined) void think(seat, off.signal);
  };

  const quit = session.subscribe(look);
  look();
  return () => {
    closed = true;
    quit();
    off.abort();
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
