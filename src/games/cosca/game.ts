/**
 * COSCA as a boardgame.io Game. The State names its step and holds what lies behind the screens (rules/); this file binds both to
 * the framework: phases and active seats follow from the State, never the other way round.
 *
 *   minions   all set their dice at the same time (stage setDice); the last one lifts the screens
 *   city      the six places in order; whoever has a choice at one makes it behind his screen (stages gunShop, club, villa)
 *   loyalty   mobster after mobster, left to right; where several may win him they bid behind their screens (stage fight)
 *
 * A new morning (Phase 1 of the rulebook) asks nobody and happens between `loyalty` and `minions`. A move is named as its action in
 * the notation and takes the action's fields as its one argument. Whoever is not waited for stands in the stage `aside`, where what
 * he has put behind his screen may still be changed or withdrawn until the last one is ready.
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
import { rules } from './rules/index.ts';
import { ACTION_NAMES, STAGES } from './rules/registry.ts';
import type { Known, State, Step, Table } from './state.ts';

export type Phase = 'minions' | 'city' | 'loyalty';

const PHASES: Readonly<Record<Step, Phase>> = {
  newDay: 'minions',
  setDice: 'minions',
  bank: 'city',
  gunShop: 'city',
  racetrack: 'city',
  club: 'city',
  villa: 'city',
  street: 'city',
  mark: 'loyalty',
  loyalty: 'loyalty',
  dayEnd: 'loyalty',
  over: 'loyalty',
};

/** The framework's phase in which a State is. */
export function phaseOf(G: Table): Phase {
  return PHASES[G.step];
}

/** Whom the framework lets act: each seat that is waited for in its stage, everybody else aside. */
export function activeSeats(G: Known): Record<string, { stage: string }> {
  const seats: Record<string, { stage: string }> = Object.fromEntries(
    G.players.map((_, seat) => [seat, { stage: 'aside' }]),
  );
  for (const { seat, stage } of rules.waiting(G)) seats[seat] = { stage };
  return seats;
}

/**
 * The Game. With a croupier every shuffle comes from it and every event goes to it; without, randomness comes from the framework's
 * plugin, which is fit for a local table only.
 */
export function coscaGame(croupier?: Croupier): Game<State> {
  const moveNamed = (name: string): Move<State> => ({
    client: false,
    move: ({ G, playerID, random }, fields?: unknown) => {
      const seat = Number(playerID);
      const action = actionOf(name, fields);
      if (rules.refuse(G, seat, action)) return INVALID_MOVE;
      rules.apply(G, seat, action, croupier ?? { dice: frameworkDice(random) });
    },
  });
  const moves = Object.fromEntries(ACTION_NAMES.map((name) => [name, moveNamed(name)]));

  const turn: TurnConfig<State> = {
    order: { first: () => 0, next: ({ ctx }) => ctx.playOrderPos },
    stages: Object.fromEntries([...STAGES, 'aside'].map((stage) => [stage, { moves }])),
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
    phases: { minions: phase(true), city: phase(), loyalty: phase() },
    moves: {},
    playerView: ({ G, playerID }) => rules.view(G, seatOf(playerID)) as unknown as State,
    ai: { enumerate: (G: State, _ctx: Ctx, playerID: string) => enumerate(rules, G, playerID) },
  };
}
