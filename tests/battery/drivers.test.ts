/** The bare engine and boardgame.io's reducer play the same game: same State, phase and active seats after every action (item 4). */
import { isDeepStrictEqual } from 'node:util';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
import type { Action, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { roundTrip } from './json.ts';
import { begin, CHOOSERS, type GameSpec, play } from './play.ts';
import { seatsOf } from './sample.ts';
import { ALL_TITLES, allOptions, extrasOf, optionsOf } from './titles.ts';

const GAMES = 50;

type Reducer = ReturnType<typeof CreateGameReducer>;
type BoardState = ReturnType<Reducer>;

/** One game in boardgame.io's reducer, begun where the game file begins. */
class Framework {
  readonly #reduce: Reducer;
  state: BoardState;

  constructor(spec: GameSpec) {
    const dice = seededDice(`${spec.seed}/dice`);
    const bound = spec.title.boardgame({ dice });
    const start = spec.start === undefined ? undefined : begin(spec, { dice });
    const game = ProcessGameConfig((start === undefined ? bound : startingAt(spec.title, bound, start)) as never);
    const setupData = { options: optionsOf(spec.title, spec.options) };
    this.#reduce = CreateGameReducer({ game });
    this.state = InitializeGame({ game, numPlayers: spec.seats, setupData }) as BoardState;
  }

  /** Makes the move after a trip of the whole state through JSON. */
  make(seat: Seat, action: { do: string }, state = roundTrip(this.state)): BoardState {
    const { do: type, ...fields } = action;
    const payload = { type, args: [fields], playerID: String(seat) };
    return this.#reduce(state, { type: 'MAKE_MOVE', payload } as Parameters<Reducer>[1]);
  }
}

type Bound = ReturnType<Title['boardgame']>;

/** The same game, set up as that State and in its phase. */
function startingAt(title: Title, bound: Bound, start: unknown): Bound {
  const first = extrasOf(title).phase(start);
  const phases = Object.entries(bound.phases ?? {}).map(([name, phase]) => [name, { ...phase, start: name === first }]);
  return { ...bound, setup: () => start, phases: Object.fromEntries(phases) };
}

/** What the State says of whose turn it is, worked out beside the game's own binding. */
function expectedActive(title: Title, state: unknown, seats: number): Record<string, string> {
  const active = Object.fromEntries(seatsOf(seats).map((seat) => [String(seat), 'aside']));
  for (const { seat, stage } of title.rules.waiting(state)) active[String(seat)] = stage;
  return active;
}

function compare(title: Title, spec: GameSpec, bare: unknown, { G, ctx }: BoardState): void {
  if (!isDeepStrictEqual(roundTrip(G), bare)) expect(roundTrip(G)).toEqual(bare);
  const outcome = title.rules.outcome(bare);
  if (outcome) {
    expect(ctx.gameover).toEqual(outcome);
    return;
  }
  expect(ctx.gameover).toBeUndefined();
  expect(ctx.phase).toBe(extrasOf(title).phase(bare));
  expect({ ...ctx.activePlayers }).toEqual(expectedActive(title, bare, spec.seats));
}

/** Plays the bare game and makes every action in the framework too. */
function twice(spec: GameSpec): { ended: boolean; actions: number; refused: number } {
  const { title } = spec;
  const framework = new Framework(spec);
  let refused = 0;
  const { ended, made } = play(spec, {
    state(bare, soFar) {
      const last = soFar.at(-1);
      if (last) framework.state = framework.make(last.seat, last.action);
      compare(title, spec, bare, framework.state);
      if (soFar.length % 23 === 4 || title.rules.outcome(bare)) refused += illegal(title, spec, bare, framework);
    },
  });
  return { ended, actions: made.length, refused };
}

/** Moves that the rules refuse leave G and ctx as they are, and say why not. */
function illegal(title: Title, spec: GameSpec, bare: unknown, framework: Framework): number {
  const { rules } = title;
  const wrong: [Seat, Action][] = seatsOf(spec.seats).flatMap((seat): [Seat, Action][] => [
    ...rules.actionNames.slice(0, 3).map((name): [Seat, Action] => [seat, { do: name }]),
    ...rules.waiting(bare).map((asked): [Seat, Action] => [seat, rules.idle(bare, asked.seat)]),
    [seat, { ...(rules.asides(bare, seat)[0] ?? { do: rules.actionNames[0] as string }), extra: 1 }],
  ]);
  let count = 0;
  for (const [seat, action] of wrong) {
    if (rules.refuse(bare, seat, action) === null) continue;
    const before = roundTrip(framework.state);
    const after = framework.make(seat, action, framework.state);
    expect(roundTrip(after.G)).toEqual(before.G);
    expect(roundTrip(after.ctx)).toEqual(before.ctx);
    expect((after as { transients?: { error?: { type: string } } }).transients?.error?.type).toMatch(
      /^action\/(invalid_move|unavailable_move|inactive_player|gameover)$/,
    );
    count += 1;
  }
  return count;
}

describe.each(ALL_TITLES)('%s', (_id, title) => {
  // boardgame.io logs each refused move.
  beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterAll(() => void vi.restoreAllMocks());

  test(`${GAMES} games through both drivers`, () => {
    const sums = { ended: 0, actions: 0, refused: 0 };
    for (let i = 0; i < GAMES; i++) {
      const seats = title.rules.seats[i % title.rules.seats.length] as number;
      const { nearTheEnd, rich } = extrasOf(title);
      const starts = i % 5 === 1 || i % 5 === 2 ? nearTheEnd : i % 5 === 3 ? rich : [];
      const start = starts.find((s) => s.seats === seats)?.position;
      const { ended, actions, refused } = twice({
        title,
        seats,
        seed: `drivers-${i}`,
        chooser: starts === nearTheEnd ? 'weighted' : (CHOOSERS[i % CHOOSERS.length] as GameSpec['chooser']),
        limit: starts === nearTheEnd ? 400 : 110,
        options: i % 10 === 9 ? allOptions(title) : {},
        asides: 10,
        ...(start === undefined ? {} : { start }),
      });
      sums.ended += ended ? 1 : 0;
      sums.actions += actions;
      sums.refused += refused;
    }
    console.log(`${title.id}: ${GAMES} games in both drivers, ${JSON.stringify(sums)}`);
    expect(sums.ended).toBeGreaterThan(3);
    expect(sums.refused).toBeGreaterThan(500);
  });

  test('the framework’s own list of moves is the list of actions', () => {
    const framework = new Framework({ title, seats: 4, seed: 'list', chooser: 'uniform', limit: 0 });
    const { G, ctx } = framework.state;
    const game = title.boardgame({ dice: seededDice('list') });
    for (const seat of seatsOf(4)) {
      const listed = title.rules.actions(G, seat).map(({ do: move, ...fields }) => ({ move, args: [fields] }));
      expect(game.ai?.enumerate(G as never, ctx, String(seat))).toEqual(listed);
    }
  });

  test('a player’s view in the framework is the rules’ own', () => {
    const spec: GameSpec = { title, seats: 3, seed: 'playerView', chooser: 'uniform', limit: 0 };
    const framework = new Framework(spec);
    const game = title.boardgame({ dice: seededDice('playerView') });
    for (const playerID of ['0', '1', '2', null, undefined]) {
      const { G, ctx } = framework.state;
      const seat = playerID === null || playerID === undefined ? null : Number(playerID);
      expect(game.playerView?.({ G, ctx, playerID: playerID ?? null } as never)).toEqual(title.rules.view(G, seat));
    }
  });

  test('clients can do nothing but move: no undo, no events', () => {
    const game = ProcessGameConfig(title.boardgame() as never);
    expect(game.disableUndo).toBe(true);
    expect(Object.values(game.events ?? {}).some(Boolean)).toBe(false);
    expect(game.flow.enabledEventNames).toEqual([]);
    const moves = Object.values(game.phases ?? {}).flatMap((phase) =>
      Object.values(phase?.turn?.stages ?? {}).flatMap((stage) => Object.values(stage.moves ?? {})),
    );
    expect(moves.length).toBeGreaterThan(title.rules.actionNames.length);
    // A move run in the browser would ask for dice and secrets that are not there.
    expect(moves.every((move) => typeof move === 'object' && move.client === false)).toBe(true);
  });

  test('a local table without a croupier rolls the framework’s dice', () => {
    const game = ProcessGameConfig({ ...title.boardgame(), seed: 'local' } as never);
    const reduce = CreateGameReducer({ game });
    let state = InitializeGame({ game, numPlayers: 4 }) as BoardState;
    for (let i = 0; i < 60; i++) {
      const [asked] = title.rules.waiting(state.G);
      if (!asked) break;
      const { do: type, ...fields } =
        title.rules.actions(state.G, asked.seat).at(i % 3) ?? title.rules.idle(state.G, asked.seat);
      const payload = { type, args: [fields], playerID: String(asked.seat) };
      state = reduce(roundTrip(state), { type: 'MAKE_MOVE', payload } as Parameters<Reducer>[1]);
      expect((state as { transients?: unknown }).transients).toBeUndefined();
      expect(extrasOf(title).invariants(state.G)).toEqual([]);
    }
  });
});
