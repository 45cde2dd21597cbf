import type { Asked, Thoughts } from '../../src/bots/thoughts.ts';
import type { Seat } from '../../src/engine/rules.ts';
import type { PlayedSession } from './playedSession.ts';
import { newSeed } from './record.ts';

/** How long one of them waits with its decision for people to answer what it has offered them. */
const OFFER_MS = 20_000;

/** As much of the players beside the page as a table needs. */
export type Thinks = Pick<Thoughts, 'decide' | 'deal'>;

/**
 * Seats the bots of a table: whenever one of them is asked, or may have something to do on the side, it thinks, on its own view
 * alone, and acts, until the function given back is called. `pauseMs` is how long each seems to think at least, `offerMs` how long it
 * waits for people to answer its offers. What was done once is known as long as the page is open.
 */
export function seatBots(session: PlayedSession, thinks: Thinks, pauseMs: number, offerMs = OFFER_MS): () => void {
  let off = new AbortController();
  let at = -1;
  let closed = false;
  /** When the bot that awaits an answer gives up waiting; null while none does. */
  let patience: number | null = null;
  const done = new Map<Seat, string[]>();
  const bot = (seat: Seat) => ({ seat, credentials: '', name: '' });

  const asked = (seat: Seat, signal: AbortSignal): Asked => {
    const { rules } = session.title;
    const view = rules.view(session.game().state, seat);
    return { title: rules.id, level: session.record().seats[seat]?.level ?? '', view, seat, seed: newSeed(), signal };
  };

  /** Whether one of them did something on the side. */
  const deal = async (seats: readonly Seat[], signal: AbortSignal) => {
    for (const seat of seats) {
      const known = done.get(seat) ?? [];
      const dealing = await thinks.deal({ ...asked(seat, signal), done: known }).catch(() => null);
      if (dealing) await pause(pauseMs);
      if (signal.aborted) return true;
      if (dealing?.once !== undefined) done.set(seat, [...known, dealing.once]);
      if (dealing && (await session.act(bot(seat), dealing.action)).ok) return true;
    }
    return false;
  };

  /** Waits for people's answer; an answer, like any move, ends this thought. */
  const listen = async (seat: Seat, signal: AbortSignal) => {
    patience = session.awaitsPeople(seat) ? (patience ?? Date.now() + offerMs) : null;
    if (patience !== null) await pause(patience - Date.now());
    if (signal.aborted) return true;
    const { rules, dealings } = session.title;
    const dealing = dealings?.giveUp(rules.view(session.game().state, seat), seat);
    return dealing ? (await session.act(bot(seat), dealing.action)).ok : false;
  };

  const decide = async (seat: Seat, signal: AbortSignal) => {
    const [action] = await Promise.all([thinks.decide(asked(seat, signal)).catch(() => null), pause(pauseMs)]);
    if (signal.aborted) return;
    const answer = action && (await session.act(bot(seat), action));
    if (!answer?.ok) await session.act(bot(seat), session.title.rules.idle(asked(seat, signal).view, seat));
  };

  const serve = async (beside: readonly Seat[], seat: Seat | undefined, signal: AbortSignal) => {
    if ((await deal(beside, signal)) || seat === undefined) return;
    if (!(await listen(seat, signal))) await decide(seat, signal);
  };

  /** Beside the caller: a bot's action calls the listeners, and so this, again. */
  const look = () => {
    const beside = session.botsBeside();
    const [seat] = session.botsAsked();
    const number = session.game().number;
    const idle = seat === undefined && beside.length === 0;
    if (closed || (!idle && number === at)) return;
    off.abort();
    off = new AbortController();
    at = idle ? -1 : number;
    if (!idle) void serve(beside, seat, off.signal);
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
