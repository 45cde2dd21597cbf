/**
 * A player for two Jobs that the others hardly ever finish: Over the Top and The Butcher's Ledger. Whoever holds one of them marches
 * on a crowd in its Borough; whoever holds none crowds at home, leaves the Market turning, and runs or stands as the Job needs it.
 */
import type { Action, Seat } from '../../src/engine/rules.ts';
import { DISTRICTS, indexOf } from '../../src/games/moonshine/data/districts.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { connected } from '../../src/games/moonshine/rules/board.ts';
import type { State, View } from '../../src/games/moonshine/state.ts';

const CROWD = 5;
const HUNTED: Readonly<Record<string, string>> = { overTheTop: 'bronx', butchersLedger: 'brooklyn' };

export function schemer(view: View, seat: Seat): Action {
  const actions = moonshine.rules.actions(view, seat);
  const first = (...names: string[]) => names.flatMap((name) => actions.filter((a) => a.do === name))[0];
  const job = view.players[seat]?.held.find((held) => HUNTED[held] !== undefined);
  switch (view.stack.at(-1)?.stage) {
    case 'offer':
      return offer(actions, job);
    case 'play':
      return (
        (job === undefined ? crowd(view, seat, actions) : march(view, seat, actions, HUNTED[job] ?? '')) ??
        rest(actions)
      );
    case 'standoff':
      return DISTRICTS[view.fight?.at ?? 0]?.borough === 'bronx'
        ? need(first('fold', 'holdFire'))
        : need(first('holdFire'));
    case 'pinned':
      return need(first('openFire', 'fallBack'));
    default:
      return moonshine.rules.idle(view, seat);
  }
}

function need(action: Action | undefined): Action {
  if (!action) throw new Error('nothing to do');
  return action;
}

/** The Job when it lies there; else one card in and out again, so that the deck goes on. */
function offer(actions: Action[], job: string | undefined): Action {
  const wanted = actions.find((a) => a.do === 'takeJob' && HUNTED[String(a.job)] !== undefined);
  if (wanted && job === undefined) return wanted;
  const dropped = actions.find((a) => a.do === 'walkAway' && a.job !== job);
  const cheap = job === undefined ? actions.find((a) => a.do === 'takeJob') : undefined;
  return need(dropped ?? cheap ?? actions.find((a) => a.do === 'standPat'));
}

const rest = (actions: Action[]): Action => need(actions.find((a) => a.do === 'layLow'));

const crewOf = (a: Action): number => Number(a.boss ?? 0) + Number(a.runners ?? 0);

/** The largest crew first. */
const marches = (actions: Action[]): Action[] =>
  actions.filter((a) => a.do === 'move' && crewOf(a) > 0).sort((a, b) => crewOf(b) - crewOf(a));

function crowd(view: View, seat: Seat, actions: Action[]): Action | undefined {
  const home = view.players[seat]?.safehouse ?? -1;
  const inward = marches(actions).find((a) => indexOf(String(a.to)) === home);
  const recruits = actions.filter((a) => a.do === 'recruit').at(-1);
  return inward ?? recruits;
}

/** Into a crowd of that Borough when it is next door and the crew is strong; else everybody a step nearer, over free ground. */
function march(view: View, seat: Seat, actions: Action[], borough: string): Action | undefined {
  const targets = DISTRICTS.flatMap((d, at) => (d.borough === borough && crowdAt(view, seat, at) ? [at] : []));
  const [target] = targets;
  if (target === undefined) return crowd(view, seat, actions);
  const strong = borough === 'bronx' ? 1 : CROWD + 1;
  const attack = marches(actions).find((a) => targets.includes(indexOf(String(a.to))) && crewOf(a) >= strong);
  if (attack) return attack;
  const far = distances(view, seat, target);
  const nearer = marches(actions).find(
    (a) => (far[indexOf(String(a.to))] ?? 99) < (far[indexOf(String(a.from))] ?? 99) && crewOf(a) >= strong,
  );
  return nearer ?? crowd(view, seat, actions);
}

function crowdAt(view: View, seat: Seat, at: number): boolean {
  const here = view.districts[at];
  if (!here || here.mob < 0 || here.mob === seat) return false;
  return here.runners + (view.players[here.mob]?.boss === at ? 1 : 0) >= CROWD;
}

/** Steps to the target over ground that nobody else holds. */
function distances(view: View, seat: Seat, target: number): number[] {
  const far = DISTRICTS.map(() => 99);
  far[target] = 0;
  const queue = [target];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of DISTRICTS.keys()) {
      const free = [-1, seat].includes(view.districts[next]?.mob ?? -1) && !view.squads.includes(next);
      if (!free || !connected(view as unknown as State, at, next) || (far[next] ?? 0) <= (far[at] ?? 0) + 1) continue;
      far[next] = (far[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return far;
}
