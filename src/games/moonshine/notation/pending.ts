/** Whether what a position says is pending fits its board: the part of the gate that its form alone cannot show. */
import { BOROUGH_OF } from '../data/districts.ts';
import { district, mobsters } from '../rules/board.ts';
import { questionOf } from '../rules/deals/sunset.ts';
import { top } from '../rules/decisions.ts';
import { type Decision, type Fight, NOBODY, type Phase, type Stage, type State, SUPPLY } from '../state.ts';

export interface Misfit {
  path: string;
  message: string;
}

const PHASES: { readonly [K in Stage]: Phase } = {
  home: 'setup',
  draft: 'shadows',
  split: 'shadows',
  stock: 'shadows',
  offer: 'offers',
  harbormaster: 'harbormaster',
  play: 'hustle',
  standoff: 'hustle',
  pinned: 'hustle',
  loot: 'hustle',
  claim: 'hustle',
  run: 'raid',
  judge: 'sunset',
  answer: 'sunset',
  ballot: 'sunset',
};
const IN_A_FIGHT: readonly Stage[] = ['standoff', 'pinned', 'loot'];
const IN_A_PLAY: readonly Stage[] = [...IN_A_FIGHT, 'claim', 'run'];

/** The first thing that does not fit, or null. Called when every piece stands. */
export function misfit(s: State): Misfit | null {
  const open = top(s);
  if (s.crowned !== NOBODY || !open) return { path: '$.pending', message: 'nothing is pending after the crown' };
  return stackMisfit(s, open) ?? fightMisfit(s, open) ?? boardMisfit(s, open);
}

/** One question; inside a Play it lies on the Play's own. */
function stackMisfit(s: State, open: Decision): Misfit | null {
  const path = '$.pending.stack';
  if (PHASES[open.stage] !== s.phase) return { path, message: `${open.stage} is not asked in ${s.phase}` };
  const inPlay = IN_A_PLAY.includes(open.stage);
  if (s.stack.length !== (inPlay ? 2 : 1)) return { path, message: `${open.stage} is asked alone, or within a Play` };
  if (inPlay !== (s.play !== null)) return { path: '$.pending.play', message: 'the Play in hand, if there is one' };
  if (!inPlay) return null;
  const [below] = s.stack;
  const fits = below?.stage === 'play' && below.seat === s.play?.seat;
  return fits ? null : { path, message: 'the first question is that of the Play in hand' };
}

/** A fight is there exactly when something of it is asked, of the right side. */
function fightMisfit(s: State, open: Decision): Misfit | null {
  const path = '$.pending.fight';
  const asked = IN_A_FIGHT.includes(open.stage);
  if (asked !== (s.fight !== null)) return { path, message: `${open.stage} and a fight do not fit` };
  if (!s.fight) return null;
  if (!crewsStand(s, s.fight))
    return { path, message: 'the crew of the Play in hand against a rival who stands there' };
  const side = open.stage === 'standoff' ? s.fight.defender : s.fight.attacker;
  return open.seat === side ? null : { path: '$.pending.stack', message: `${open.stage} is asked of the other side` };
}

function crewsStand(s: State, f: Fight): boolean {
  const invaded = f.attacker === s.play?.seat && f.attacker !== f.defender && f.at !== f.origin;
  const origin = district(s, f.origin).mob;
  return (
    invaded &&
    (origin === NOBODY || origin === f.attacker) &&
    f.boss + f.runners > 0 &&
    district(s, f.at).mob === f.defender &&
    mobsters(s, f.at) > 0
  );
}

/** What a claim, a run or a Raid is about stands on the board. */
function boardMisfit(s: State, open: Decision): Misfit | null {
  const path = '$.pending.stack';
  if ((open.stage === 'run') !== (s.raid !== null))
    return { path: '$.pending.raid', message: 'a Raid, if a crew runs' };
  if (open.stage === 'claim' && (open.rival === open.seat || district(s, open.at).mob !== open.seat)) {
    return { path, message: 'a claim is made by who stands there, on a rival’s Safehouse' };
  }
  if (open.stage === 'judge' || open.stage === 'answer' || open.stage === 'ballot') return promiseMisfit(s, open);
  if (open.stage !== 'run') return null;
  const borough = BOROUGH_OF[open.at] as number;
  const raided = s.raid?.squad === borough && s.squads[borough] !== SUPPLY;
  const stands = district(s, open.at).mob === open.seat && mobsters(s, open.at) > 0;
  return raided && stands ? null : { path, message: 'a crew runs from the District that its Borough’s Squad raids' };
}

/** A question of Sunset is about a promise in that state, and asked of who has to say it. */
function promiseMisfit(s: State, open: Extract<Decision, { promise: 0 | 1 }>): Misfit | null {
  const deal = s.deals.find((other) => other.id === open.deal);
  const asked = deal?.shaken ? questionOf(s, deal, open.promise) : null;
  const fits = asked?.stage === open.stage && asked.seat === open.seat;
  return fits ? null : { path: '$.pending.stack', message: `${open.stage} is asked about no such promise` };
}
