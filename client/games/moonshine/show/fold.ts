import { indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import type { Cargo } from '../../../../src/games/moonshine/events.ts';
import { arrive, defenseless, depart, district, hostile, player } from '../../../../src/games/moonshine/rules/board.ts';
import { NOBODY, PINNED, SUPPLY, type View } from '../../../../src/games/moonshine/state.ts';
import { foldFight } from './foldFight.ts';
import { foldPlay } from './foldPlay.ts';
import { foldRaid } from './foldRaid.ts';
import { foldShadows } from './foldShadows.ts';
import type { Shown } from './shown.ts';

type Moved = Extract<Shown, { type: 'moved' }>;
type Folder = (v: View, e: Shown) => void;

/** Each changes the position by the events it knows and leaves it alone at the others. */
const FOLDERS: readonly Folder[] = [foldMove, foldFight, foldPlay, foldShadows, foldRaid];

/** The position after one more event, as everybody saw it; the one given stays as it is. */
export function after(view: View, event: Shown): View {
  const next = structuredClone(view);
  for (const fold of FOLDERS) fold(next, event);
  return next;
}

/** Nothing of these shows on the table before it has arrived, or before the dice lie. */
const LATER: ReadonlySet<Shown['type']> = new Set([
  ...(['brewed', 'recruited', 'rose', 'secured', 'heat', 'consigliere', 'raidOver', 'ledgersFunded'] as const),
  ...(['volley', 'ambushed', 'poolRolled', 'mashRolled', 'burst', 'arrested', 'jobTaken', 'jobDealt'] as const),
]);

/** The position while what the event moves is on its way: gone from where it was, and not yet where it goes. */
export function during(view: View, event: Shown): View {
  if (LATER.has(event.type)) return view;
  switch (event.type) {
    case 'moved':
      return lifted(view, event.from, event);
    case 'crewRan':
      return lifted(view, event.from, { ...event, ...NO_BARRELS });
    case 'folded':
      return lifted(view, event.at, { ...event, ...NO_BARRELS });
    case 'unloaded':
    case 'doorsKickedIn':
      return lifted(view, event.at, { ...NOBODY_ALONG, moonshine: event.moonshine, rum: event.rum });
    case 'peddled':
      return lifted(view, event.at, { ...NOBODY_ALONG, moonshine: event.moonshine, rum: 0 });
    case 'traded':
      return lifted(view, event.at, { ...NOBODY_ALONG, moonshine: event.barrels, rum: 0 });
    case 'advanced':
    case 'fellBack':
      return { ...view, fight: null };
    case 'squadMoved':
      return { ...view, squads: view.squads.map((at) => gone(at, indexOf(event.from))) };
    default:
      return after(view, event);
  }
}

const NO_BARRELS = { moonshine: 0, rum: 0 };
const NOBODY_ALONG = { boss: 0, runners: 0 };

const gone = (at: number, from: number) => (at === from ? SUPPLY : at);

function lifted(view: View, from: string, cargo: Cargo): View {
  const next = structuredClone(view);
  const d = district(next, indexOf(from));
  d.moonshine -= cargo.moonshine;
  d.rum -= cargo.rum;
  if (cargo.boss + cargo.runners > 0 && d.mob !== NOBODY) depart(next, indexOf(from), cargo.runners, cargo.boss);
  return next;
}

function foldMove(v: View, e: Shown): void {
  if (e.type !== 'moved') return;
  const [from, to] = [indexOf(e.from), indexOf(e.to)];
  const fights = e.boss + e.runners > 0 && hostile(v, e.seat, to);
  const source = district(v, from);
  source.moonshine -= e.moonshine;
  source.rum -= e.rum;
  if (e.boss + e.runners > 0) depart(v, from, e.runners, e.boss, fights ? PINNED : SUPPLY);
  if (fights) v.fight = fightOf(v, e, from, to);
  else settle(v, e, to);
}

/** Nobody fights: the barrels join the pile, and the crew what stands there. */
function settle(v: View, e: Moved, to: number): void {
  const target = district(v, to);
  target.moonshine += e.moonshine;
  target.rum += e.rum;
  if (e.boss + e.runners > 0) arrive(v, e.seat, to, e.runners, e.boss);
}

function fightOf(v: View, e: Moved, from: number, to: number): View['fight'] {
  const { boss, runners, moonshine, rum } = e;
  const defender = district(v, to).mob;
  return {
    attacker: e.seat,
    defender,
    at: to,
    origin: from,
    entry: e.by === 'tunnel' ? 'move' : e.by,
    defendersAtStart: district(v, to).runners + (player(v, defender).boss === to ? 1 : 0),
    safehouseAtStart: !defenseless(v, to) && player(v, defender).safehouse === to,
    bossEntered: boss === 1,
    boss: boss ? 1 : 0,
    runners,
    moonshine,
    rum,
    firstShot: false,
  };
}
