/**
 * Moonshine Kingdom, 1929 edition, as a boardgame.io Game. The State names its phase and holds its own stack of decisions
 * (rules/); this file binds both to the framework: phases and active seats follow from the State, never the other way round.
 *
 *   shadows   home Boroughs where they are picked (stage home), Brew (draft, split, stock), Blowback, and at the end the Harbormaster (stage harbormaster)
 *   offers    each boss takes a Job, walks away from one, or stands pat (stage offer)
 *   hustle    one Play at a time (stage play); a Play may open a fight (standoff, pinned, loot) and a claim (take over or raze)
 *   raid      the Squads move; owners choose where their crews run (stage run)
 *
 * A move is named as its action in the notation and takes the action's fields as its one argument. Whoever is not waited for
 * stands in the stage `aside`, where cash may be given and Handshakes made. Promises in words are judged at Sunset (stages
 * judge, answer, ballot), within the Hustle.
 */
import {
  actionOf,
  complaintOf,
  enumerate,
  frameworkDice,
  noClientEvents,
  seatOf,
  setupOptions,
} from '../../engine/binding.ts';
import {
  type Ctx,
  type Game,
  INVALID_MOVE,
  type Move,
  type PhaseConfig,
  type TurnConfig,
} from '../../engine/boardgameio.ts';
import type { Croupier } from '../../engine/rules.ts';
import { rules, STAGES } from './rules/index.ts';
import { ACTIONS_OF } from './rules/registry.ts';
import type { Phase, State, Table, View } from './state.ts';

/** The framework's phase in which a State is: the Harbormaster is the last step of Shadows. */
export function phaseOf(G: Table): 'shadows' | 'offers' | 'hustle' | 'raid' {
  const names: Record<Phase, 'shadows' | 'offers' | 'hustle' | 'raid'> = {
    setup: 'shadows',
    shadows: 'shadows',
    offers: 'offers',
    harbormaster: 'shadows',
    hustle: 'hustle',
    raid: 'raid',
    sunset: 'hustle',
  };
  return names[G.phase];
}

type Seats = Record<string, { stage: string }>;

/** Whom the framework lets act: the seat that is waited for in its stage, everybody else aside. */
export function activeSeats(G: State | View): Seats {
  const seats: Seats = Object.fromEntries(G.players.map((_, seat) => [seat, { stage: 'aside' }]));
  for (const { seat, stage } of rules.waiting(G)) seats[seat] = { stage };
  return seats;
}

/**
 * The Game. With a croupier every die comes from it and every event goes to it; without, dice come from the framework's
 * random plugin, which is fit for a local table only.
 */
export function moonshineGame(croupier?: Croupier): Game<State> {
  const moveNamed = (name: string): Move<State> => ({
    client: false,
    move: ({ G, playerID, random }, fields?: unknown) => {
      const seat = Number(playerID);
      const action = actionOf(name, fields);
      if (rules.refuse(G, seat, action)) return INVALID_MOVE;
      rules.apply(G, seat, action, croupier ?? { dice: frameworkDice(random) });
    },
  });
  const movesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, moveNamed(name)]));
  const asides = movesOf(ACTIONS_OF.aside);

  const stages = Object.fromEntries(
    STAGES.map((stage) => [stage, { moves: { ...movesOf(ACTIONS_OF[stage]), ...asides } }]),
  );

  const turn: TurnConfig<State> = {
    order: { first: () => 0, next: ({ ctx }) => ctx.playOrderPos },
    stages: { ...stages, aside: { moves: asides } },
    onBegin: ({ G, events }) => {
      events.setActivePlayers({ value: activeSeats(G) });
    },
    onMove: ({ G, ctx, events }) => {
      const outcome = rules.outcome(G);
      if (outcome) events.endGame(outcome);
      else if (ctx.phase !== phaseOf(G)) events.setPhase(phaseOf(G));
      else events.setActivePlayers({ value: activeSeats(G) });
    },
  };

  const phase = (start = false): PhaseConfig<State> => ({ start, turn });

  return {
    name: rules.id,
    minPlayers: Math.min(...rules.seats),
    maxPlayers: Math.max(...rules.seats),
    disableUndo: true,
    events: noClientEvents(),
    setup: ({ ctx, random }, setupData?: unknown) =>
      rules.setup(ctx.numPlayers, setupOptions(rules, setupData), croupier ?? { dice: frameworkDice(random) }),
    validateSetupData: (setupData: unknown, numPlayers: number) => complaintOf(rules, setupData, numPlayers),
    phases: { shadows: phase(true), offers: phase(), hustle: phase(), raid: phase() },
    moves: {},
    playerView: ({ G, playerID }) => rules.view(G, seatOf(playerID)) as unknown as State,
    ai: { enumerate: (G: State, _ctx: Ctx, playerID: string) => enumerate(rules, G, playerID) },
  };
}
