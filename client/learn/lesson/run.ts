import { scriptedDice, seededDice } from '../../../src/engine/dice.ts';
import type { Action, Dice, Seat } from '../../../src/engine/rules.ts';
import { type LocalSession, localSession } from '../../local/localSession.ts';
import type { Snapshot } from '../../net/snapshot.ts';
import type { HeldSeat, TableCard } from '../../net/types.ts';
import { type Attempt, answers, type Beat, type Lesson } from './lesson.ts';

/** How far a pupil has come: the beat, and the actions that led there. */
export interface Progress {
  beat: number;
  done: { seat: Seat; action: Action }[];
}

export interface Shown {
  beat: number;
  table: Snapshot;
}

/** A lesson under way. It can be left at any beat: `save` is given what brings it back there. */
export interface Run {
  subscribe(listener: () => void): () => void;
  shown(): Shown;
  /** The pupil's own attempt. */
  act(action: Action): Promise<Attempt>;
  /** Past a beat that only tells. */
  next(): void;
  /** Does what is asked for, for who would rather watch. */
  show(): Promise<void>;
  close(): void;
}

interface RunInput<S, V> {
  lesson: Lesson<S, V>;
  saved: Progress | null;
  save(progress: Progress): void;
  /** Milliseconds before each deed of a rival. */
  pace: number;
}

const held = (seat: Seat): HeldSeat => ({ seat, credentials: '', name: '' });

/** Opens the lesson where it was left; from its beginning when that place cannot be found any more. */
export async function openRun<S, V>({ lesson, saved, save, pace }: RunInput<S, V>): Promise<Run> {
  const session = (saved && (await replayed(lesson, saved))) ?? begun(lesson);
  let beat = saved && session.done().length === saved.done.length ? saved.beat : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const listeners = new Set<() => void>();
  let shown: Shown = { beat, table: session.snapshot() };

  const now = (): Beat | undefined => lesson.beats[beat];
  const tell = () => {
    shown = { beat, table: session.snapshot() };
    for (const listener of listeners) listener();
  };
  const onward = () => {
    beat += 1;
    arrive();
  };
  /** The beat is entered: kept for the next visit, and rivals begin to act. */
  const arrive = () => {
    save({ beat, done: session.done() });
    tell();
    const here = now();
    if (here?.kind === 'rivals') rivalsAct(here.acts, 0);
  };
  const rivalsAct = (acts: (Beat & { kind: 'rivals' })['acts'], from: number) => {
    const next = acts[from];
    if (closed) return;
    if (!next) return onward();
    timer = setTimeout(async () => {
      await session.act(held(next.seat), next.action);
      tell();
      rivalsAct(acts, from + 1);
    }, pace);
  };
  const act = async (action: Action): Promise<Attempt> => {
    const refusal = lesson.rules.refuse(session.state(), lesson.seat, action);
    if (refusal) return { kind: 'refused', refusal };
    const here = now();
    if (here?.kind !== 'ask' || !answers(here.want, action, here.free)) {
      return { kind: 'other', wrong: (here && lesson.words[here.words]?.wrong) ?? '' };
    }
    await session.act(held(lesson.seat), action);
    onward();
    return { kind: 'done' };
  };
  arrive();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    act,
    next: () => now()?.kind === 'tell' && onward(),
    async show() {
      const here = now();
      if (here?.kind === 'ask') await act(complete(session, lesson, here.want, here.free));
    },
    close() {
      closed = true;
      clearTimeout(timer);
      listeners.clear();
    },
  };
}

/** The first listed action that is what is asked for; written out where amounts are not among the listed ones. */
function complete<S, V>(session: LocalSession<S>, { rules, seat }: Lesson<S, V>, want: Action, free?: true): Action {
  return rules.actions(session.state(), seat).find((action) => answers(want, action, free)) ?? want;
}

function begun<S, V>(lesson: Lesson<S, V>): LocalSession<S> {
  const { rules, names, seat, game } = lesson;
  const seats = names.map(
    (name, i) => ({ seat: i, kind: i === seat ? 'human' : 'bot', name, connected: true }) as const,
  );
  const table: TableCard = {
    matchID: 'lesson',
    title: game,
    name: '',
    createdAt: 0,
    status: 'running',
    seats: [...seats],
    options: {},
    spectators: false,
  };
  const session = localSession({ rules, table, state: lesson.begin(), dice: diceOf(lesson) });
  session.watch([held(seat)]);
  return session;
}

/** The lesson after those actions; null when one of them is not legal any more. */
async function replayed<S, V>(lesson: Lesson<S, V>, { beat, done }: Progress): Promise<LocalSession<S> | null> {
  const session = begun(lesson);
  if (beat >= lesson.beats.length) return null;
  for (const { seat, action } of done) {
    const answer = await session.act(held(seat), action);
    if (!answer.ok) return null;
  }
  return session;
}

/** The faces of the lesson one after the other, then those of its seed. */
function diceOf({ faces, seed }: Pick<Lesson, 'faces' | 'seed'>): Dice {
  const others = seededDice(seed);
  const written = scriptedDice(faces, others);
  return { below: others.below, die: () => (written.left() > 0 ? written.die() : others.die()) };
}
