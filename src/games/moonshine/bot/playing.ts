/** The Hustle: of all ideas, the one that a long look has taught to be worth most; else Lay Low. */
import type { Action } from '../../../engine/rules.ts';
import { rules } from '../rules/index.ts';
import { crownIdeas } from './crowning.ts';
import { breaksWord } from './deals/keeping.ts';
import { groundIdeas } from './ground.ts';
import { jobIdeas } from './jobsAtHand.ts';
import { PLAYING } from './lessons.ts';
import type { Idea, Sight } from './sight.ts';
import { moneyIdeas } from './trading.ts';
import { playTraits } from './traits.ts';
import { weighed } from './weighed.ts';
import { PRESSING } from './worth.ts';

const CHAPTERS: readonly ((g: Sight, out: Idea[]) => void)[] = [crownIdeas, moneyIdeas, jobIdeas, groundIdeas];
const LAY_LOW: Action = { do: 'layLow' };

interface Ranked {
  readonly idea: Idea;
  readonly worth: number;
}

function rankedIdeas(g: Sight): Ranked[] {
  const ideas: Idea[] = [];
  if (g.me.ledger > 0) for (const chapter of CHAPTERS) chapter(g, ideas);
  return ideas.map((idea) => ({ idea, worth: worthOf(g, idea) })).sort((a, b) => b.worth - a.worth);
}

/** What presses goes before everything, the nearest first: it is worth thousands, and traits of an answer come to about 1. */
function worthOf(g: Sight, idea: Idea): number {
  if (idea.value >= PRESSING) return idea.value / idea.markers;
  return weighed(PLAYING, (tell) => playTraits(g, idea.action, idea, tell));
}

/** All ideas, legal or not yet, those that are worth most first. */
export function playIdeas(g: Sight): Idea[] {
  return rankedIdeas(g).map(({ idea }) => idea);
}

/** The first legal one of `playIdeas` that breaks no promise and pays at all, if it is worth more than to Lay Low. */
export function choosePlay(g: Sight): Action {
  const rest = weighed(PLAYING, (tell) => playTraits(g, LAY_LOW, null, tell));
  for (const { idea, worth } of rankedIdeas(g)) {
    if (worth <= rest) break;
    const { action, value } = idea;
    if (value >= 0 && rules.refuse(g.v, g.seat, action) === null && !breaksWord(g.v, g.seat, action)) return action;
  }
  return LAY_LOW;
}
