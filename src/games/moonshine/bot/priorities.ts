/** The `priorities` player: simple priorities for each chapter of play, from the view of its seat alone, without look-ahead. */
import type { Policy } from '../../../engine/policy.ts';
import type { Action } from '../../../engine/rules.ts';
import { top } from '../rules/decisions.ts';
import { rules } from '../rules/index.ts';
import type { Stage, View } from '../state.ts';
import { chooseDie, chooseSplit, chooseStock, nameTheMash } from './brewing.ts';
import { speakOf, voteOn } from './deals/judging.ts';
import { answerStandoff, chooseClaim, chooseLoot, fightOn } from './fighting.ts';
import { chooseOffer } from './offering.ts';
import { choosePlay } from './playing.ts';
import { chooseExit } from './running.ts';
import { look, type Sight } from './sight.ts';

const CHAPTERS: { readonly [S in Stage]: (g: Sight) => Action } = {
  draft: chooseDie,
  split: chooseSplit,
  stock: chooseStock,
  offer: chooseOffer,
  harbormaster: nameTheMash,
  play: choosePlay,
  standoff: answerStandoff,
  pinned: fightOn,
  loot: chooseLoot,
  claim: chooseClaim,
  run: chooseExit,
  home: leastCommitting,
  judge: (g) => speakOf(g.v, g.seat),
  answer: (g) => speakOf(g.v, g.seat),
  ballot: (g) => voteOn(g.v, g.seat),
};

function leastCommitting(g: Sight): Action {
  return rules.idle(g.v, g.seat);
}

/** A Play is chosen among legal ones; what the other chapters choose is asked about once more. */
export const priorities: Policy<View> = (view, seat) => {
  const decision = top(view);
  if (decision?.seat !== seat) throw new Error(`seat ${seat} is not waited for`);
  const action = CHAPTERS[decision.stage](look(view, seat));
  if (decision.stage === 'play') return action;
  return rules.refuse(view, seat, action) === null ? action : rules.idle(view, seat);
};
