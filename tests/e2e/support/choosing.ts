import type { Action, Seat } from '../../../src/engine/rules.ts';
import { indexOf } from '../../../src/games/moonshine/data/districts.ts';
import { JOBS, type JobId } from '../../../src/games/moonshine/data/jobs.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';
import { NOBODY, type State } from '../../../src/games/moonshine/state.ts';

/** The Plays a person who wants to see everything makes first, in this order, while he can pay for them. */
const WISHES = ['move', 'recruit', 'collect', 'secure', 'trade', 'borrow', 'layLow'];

/** What the tester answers to the question that is put to his seat; `made` lists the Plays he has made today. */
export function choose(state: State, seat: Seat, made: readonly string[]): Action {
  const actions = rules.actions(state, seat);
  const stage = rules.waiting(state)[0]?.stage;
  const wanted = stage === 'play' ? play(state, seat, made, actions) : (cheapJob(actions) ?? actions[0]);
  if (!wanted) throw new Error(`nothing to answer at ${stage}`);
  return wanted;
}

/** A Job that leaves most of the Influence for Plays. */
function cheapJob(actions: readonly Action[]): Action | undefined {
  const stake = ({ job }: Action) => JOBS[job as JobId].stake;
  return actions.filter(({ do: name }) => name === 'takeJob').sort((a, b) => stake(a) - stake(b))[0];
}

function play(state: State, seat: Seat, made: readonly string[], actions: readonly Action[]): Action | undefined {
  for (const name of WISHES) {
    if (made.includes(name)) continue;
    const some = name === 'move' ? quietMoves(state, seat, actions) : actions.filter((action) => action.do === name);
    if (some[0]) return some[0];
  }
  return actions.find((action) => action.do === 'layLow');
}

/** One Runner to where nobody stands, or, if the whole neighbourhood is taken, to another crew of his own. */
export function quietMoves(state: State, seat: Seat, actions: readonly Action[]): Action[] {
  const places = new Map(
    actions.filter(({ do: name }) => name === 'move').map(({ from, to }) => [`${from} ${to}`, { from, to }]),
  );
  const moves = [...places.values()].map((place) => ({
    do: 'move',
    ...place,
    boss: 0,
    runners: 1,
    moonshine: 0,
    rum: 0,
  }));
  const holder = (id: unknown) => state.districts[indexOf(String(id))]?.mob;
  const quiet = moves.filter(
    (move) => [NOBODY, seat].includes(holder(move.to) ?? seat) && !rules.refuse(state, seat, move),
  );
  return quiet.sort((a, b) => Number(holder(a.to) === seat) - Number(holder(b.to) === seat));
}
