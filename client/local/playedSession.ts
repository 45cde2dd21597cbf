import type { Action, Refusal, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import type { TableSession } from '../net/session.ts';
import type { Snapshot } from '../net/snapshot.ts';
import type { ActAnswer, Entry, Frame, HeldSeat, TableCard, TakeBackQuestion } from '../net/types.ts';
import { LocalGame, type Played } from './game.ts';
import type { LocalLine, LocalRecord } from './record.ts';
import { judgeAsked, judgeFree, offersIn } from './takingBack.ts';

/** A table on this device as a session: what a page needs of it, and what the bots beside the page do. */
export interface PlayedSession extends TableSession {
  readonly title: Title;
  record(): LocalRecord;
  game(): LocalGame;
  /** The bots that are to decide now; none while the people at the table are asked something. */
  botsAsked(): Seat[];
  /** The bots that may have something to do on the side; none while the people are asked something. */
  botsBeside(): Seat[];
  /** Whether that bot awaits what people say to its offers. */
  awaitsPeople(seat: Seat): boolean;
}

const refused = (refusal: Refusal): ActAnswer => ({ ok: false, refusal });

/** Opens a kept table. `save` is called with the whole record after every line. Throws what `LocalGame` throws. */
export function playedSession(
  title: Title,
  kept: LocalRecord,
  save: (record: LocalRecord) => void,
  now: () => number = Date.now,
): PlayedSession {
  const { rules } = title;
  const game = new LocalGame(title, kept);
  const people = [...kept.seats.keys()].filter((seat) => kept.seats[seat]?.kind === 'human');
  const listeners = new Set<() => void>();
  let record = kept;
  let watched: readonly Seat[] = [];
  let question: TakeBackQuestion | null = null;
  let shown = picture();

  function picture(): Snapshot {
    const history = game.lines.map((line) => entryFor(title, line, watched));
    const eyes = watched.length ? watched : [null];
    const frames = new Map(eyes.map((seat) => [seat, frameFor(seat, history)] as const));
    return { status: 'live', table: cardOf(record), frames, history, number: game.number, error: null };
  }

  function frameFor(seat: Seat | null, entries: Entry[]): Frame {
    const { state, number } = game;
    const outcome = rules.outcome(state);
    const own = seat === null || outcome ? undefined : offersIn(game, kept.seats.length)[seat];
    const offer = own ? { takeBack: own } : {};
    const seen = { view: rules.view(state, seat), waiting: rules.waiting(state), outcome };
    return { matchID: record.id, number, seat, ...seen, entries, ...offer, question };
  }

  const show = () => {
    shown = picture();
    for (const listener of listeners) listener();
  };

  const written = (line: LocalLine): ActAnswer => {
    question = null;
    record = { ...record, lines: [...record.lines, line], over: rules.outcome(game.state) !== null };
    save(record);
    show();
    return { ok: true, number: game.number };
  };

  const carryOut = (seat: Seat, action: Action): ActAnswer => {
    const refusal = game.refuse(seat, action);
    if (refusal) return refused(refusal);
    const at = now();
    game.act(seat, action, at);
    return written({ seat, action, at });
  };

  const goBack = (seat: Seat, to: number, by: 'free' | 'consent'): ActAnswer => {
    const at = now();
    game.takeBack(seat, to, by, at);
    return written({ seat, to, by, at });
  };

  /** What would be free is done at once; else those at this screen who must agree are asked, and bots never mind. */
  const ask = (seat: Seat, to: number): ActAnswer => {
    const free = judgeFree(game, seat, to);
    if (free.ok) return goBack(seat, free.value, 'free');
    const asked = judgeAsked(game, people, seat, to);
    if (record.over) return refused(free.refusal);
    if (!asked.ok) return refused(asked.refusal);
    const waits = asked.value;
    if (waits.length === 0) return goBack(seat, to, 'consent');
    question = { seat, to, waits };
    show();
    return { ok: true };
  };

  const answer = (seat: Seat, agree: boolean): ActAnswer => {
    if (!question) return refused({ code: 'NOTHING_TO_TAKE_BACK', rule: 'house' });
    const waits = question.waits.filter((other) => other !== seat);
    const { seat: asker, to } = question;
    if (agree && waits.length === 0) return goBack(asker, to, 'consent');
    question = agree ? { ...question, waits } : null;
    show();
    return { ok: true };
  };

  return {
    title,
    record: () => record,
    game: () => game,
    botsAsked: () => {
      if (question) return [];
      return rules.waiting(game.state).flatMap(({ seat }) => (people.includes(seat) ? [] : [seat]));
    },
    botsBeside: () => {
      if (question) return [];
      const stirs = (seat: Seat) => title.dealings?.stirs(rules.view(game.state, seat), seat) ?? false;
      return [...kept.seats.keys()].filter((seat) => !people.includes(seat) && stirs(seat));
    },
    awaitsPeople(seat) {
      const awaited = title.dealings?.awaits(rules.view(game.state, seat), seat) ?? [];
      return awaited.some((other) => people.includes(other));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => shown,
    watch(seats: readonly HeldSeat[]) {
      watched = seats.map(({ seat }) => seat);
      show();
    },
    act: async ({ seat }, action) => carryOut(seat, action),
    async takeBack({ seat }, to) {
      const free = judgeFree(game, seat, to);
      return free.ok ? goBack(seat, free.value, 'free') : refused(free.refusal);
    },
    askTakeBack: async ({ seat }, to) => ask(seat, to),
    answerTakeBack: async ({ seat }, agree) => answer(seat, agree),
    close: () => listeners.clear(),
  };
}

/** The line with what those eyes may know of it. */
export function entryFor({ sealed = [] }: Title, line: Played, eyes: readonly Seat[]): Entry {
  const { number, seat, at, action, to } = line;
  const events = line.told.filter(({ to: ears }) => !ears || ears.some((one) => eyes.includes(one)));
  const hidden = sealed.includes(action.do) && !(seat !== null && eyes.includes(seat));
  const seen = hidden ? { seat: null, action: { do: 'sealed' } } : { seat, action };
  const taken = to === undefined ? {} : { kind: 'takeBack' as const, to };
  return { number, at, ...seen, events: events.map(({ event }) => event), ...taken };
}

/** The table as a card, such as the house gives of its own. */
export function cardOf({ id, title, name, createdAt, seats, options, over }: LocalRecord): TableCard {
  return {
    matchID: id,
    title,
    name,
    createdAt,
    status: over ? 'over' : 'running',
    seats: seats.map(({ kind, name, level }, seat) => ({
      seat,
      kind,
      name,
      connected: true,
      ...(level === undefined ? {} : { bot: level }),
    })),
    options,
    spectators: false,
  };
}
