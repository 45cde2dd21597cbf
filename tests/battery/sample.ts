/** States met in random games, of every stage, for the checks that are too dear to run at every step. */
import type { Action, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { roundTrip } from './json.ts';
import { CHOOSERS, type GameSpec, line, play } from './play.ts';
import { allOptions, extrasOf, singleOptions } from './titles.ts';

export interface Sample {
  state: unknown;
  seats: number;
  options: object;
  /** The stage waited for; `over` when the game is over. */
  stage: string;
  /** Where it comes from. */
  from: string;
}

interface Wish {
  games: number;
  limit: number;
  /** Most samples of one stage. */
  perStage: number;
  /** Also games with other options. */
  options?: boolean;
  seed: string;
}

/** Up to `perStage` States of each stage, spread over the games; the States are copies. */
export function sampleStates(title: Title, wish: Wish): Sample[] {
  const samples: Sample[] = [];
  const perStage = new Map<string, number>();
  const specs = specsOf(title, wish);
  specs.forEach((spec, game) => {
    // A stage may fill up to its share so far, so that late games are sampled like early ones.
    const share = Math.ceil((wish.perStage * (game + 1)) / specs.length);
    play(spec, {
      state(state, made) {
        const stage = title.rules.waiting(state)[0]?.stage ?? 'over';
        const taken = perStage.get(stage) ?? 0;
        if (taken >= Math.max(share, 30) || (taken > 30 && (made.length * 7 + game) % 3 === 1)) return;
        perStage.set(stage, taken + 1);
        const { seats, options = {} } = spec;
        samples.push({ state: roundTrip(state), seats, options, stage, from: `${line(spec)}, action ${made.length}` });
      },
    });
  });
  return samples;
}

/** Games at every seat count, by every chooser: from the start, from rich positions, and from positions near the end. */
function specsOf(title: Title, wish: Wish): GameSpec[] {
  const choices = wish.options ? [{}, ...singleOptions(title), allOptions(title)] : [{}];
  const { nearTheEnd, rich } = extrasOf(title);
  return Array.from({ length: wish.games }, (_, i) => {
    const seats = title.rules.seats[i % title.rules.seats.length] as number;
    const kind = i % 8;
    const starts = kind === 2 || kind === 3 ? nearTheEnd : kind > 4 ? rich : [];
    const here = starts.filter((s) => s.seats === seats);
    const start = here[(i >> 3) % here.length]?.position;
    return {
      title,
      seats,
      seed: `${wish.seed}-${i}`,
      chooser: starts === nearTheEnd ? 'weighted' : (CHOOSERS[(i >> 4) % CHOOSERS.length] as GameSpec['chooser']),
      limit: starts === nearTheEnd ? 5 * wish.limit : wish.limit,
      options: fitting(title, seats, choices[(i >> 1) % choices.length] as object),
      asides: 9,
      ...(start === undefined ? {} : { start }),
    };
  });
}

/** Those options, or none where that many seats cannot play with them. */
function fitting(title: Title, seats: number, options: object): object {
  return title.rules.options(options, seats).ok ? options : {};
}

/** Listed actions met, one of each name for every State and seat. */
export function actionPool(title: Title, samples: readonly Sample[]): { seat: Seat; action: Action }[] {
  return samples.flatMap(({ state, seats }) =>
    seatsOf(seats).flatMap((seat) => {
      const listed = [...title.rules.actions(state, seat), ...title.rules.asides(state, seat)];
      return [...new Map(listed.map((action) => [action.do, action])).values()].map((action) => ({ seat, action }));
    }),
  );
}

export function seatsOf(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
