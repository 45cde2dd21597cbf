import type { Title } from '../../src/engine/title.ts';
import type { ReplayFrame } from '../net/types.ts';
import type { Eyes } from '../table/moment.tsx';
import { LocalGame } from './game.ts';
import { entryFor } from './playedSession.ts';
import type { LocalRecord } from './record.ts';

/** Whose eyes look back: all when the game is over, else the one person's; where several share the screen, a spectator's. */
export function eyesOf({ seats, over }: LocalRecord): Eyes {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'human');
  if (over) return 'all';
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
}

/**
 * The table's past, line by line, played again from its record, through those eyes. Throws what `LocalGame` throws.
 */
export function pastOf(title: Title, record: LocalRecord, eyes: Eyes): ReplayFrame[] {
  const { rules } = title;
  const game = new LocalGame(title, { ...record, lines: [] });
  const all = [...record.seats.keys()];
  const frame = (): ReplayFrame => {
    const line = game.lines.at(-1);
    if (!line) throw new Error('a game has a setup');
    const state = rules.copy(game.state);
    const { day } = state as { day?: unknown };
    const seen =
      eyes === 'all'
        ? { views: [...all, null].map((seat) => rules.view(state, seat)) }
        : { view: rules.view(state, eyes === 'spectator' ? null : eyes) };
    return {
      number: line.number,
      entry: entryFor(title, line, eyes === 'all' ? all : eyes === 'spectator' ? [] : [eyes]),
      ...seen,
      waiting: rules.waiting(state),
      outcome: rules.outcome(state),
      ...(typeof day === 'number' ? { day } : {}),
    };
  };
  const frames = [frame()];
  for (const line of record.lines) {
    game.play(line);
    frames.push(frame());
  }
  const counted = new Set(game.counted.map(({ number }) => number));
  return frames.map((one) =>
    one.number === 0 || counted.has(one.number) || one.entry.kind === 'takeBack' ? one : { ...one, folded: true },
  );
}
