/** The Hustle: of all ideas, the one that gives most for each marker it takes; else Lay Low. */
import type { Action } from '../../../engine/rules.ts';
import { rules } from '../rules/index.ts';
import { crownIdeas } from './crowning.ts';
import { breaksWord } from './deals/keeping.ts';
import { groundIdeas } from './ground.ts';
import { jobIdeas } from './jobsAtHand.ts';
import type { Idea, Sight } from './sight.ts';
import { moneyIdeas } from './trading.ts';
import { MARKER } from './worth.ts';

const CHAPTERS: readonly ((g: Sight, out: Idea[]) => void)[] = [crownIdeas, moneyIdeas, jobIdeas, groundIdeas];

function ideasOf(g: Sight): Idea[] {
  const ideas: Idea[] = [];
  if (g.me.ledger > 0) for (const chapter of CHAPTERS) chapter(g, ideas);
  return ideas;
}

/** All ideas, legal or not yet, those that give most for each marker first. */
export function playIdeas(g: Sight): Idea[] {
  return ideasOf(g).sort((a, b) => b.value / b.markers - a.value / a.markers);
}

/** The first legal one of `playIdeas` that breaks no promise, if it gives enough. A marker not spent pays a little, and buys tomorrow's place in the order. */
export function choosePlay(g: Sight): Action {
  const ideas = ideasOf(g);
  for (let best = worthMost(ideas); best; best = worthMost(ideas)) {
    const { action } = best;
    if (rules.refuse(g.v, g.seat, action) === null && !breaksWord(g.v, g.seat, action)) return action;
    best.value = 0;
  }
  return { do: 'layLow' };
}

/** What gives most for its markers, the first of equals; undefined when nothing is worth them. */
function worthMost(ideas: readonly Idea[]): Idea | undefined {
  let best: Idea | undefined;
  let most = 0;
  for (const idea of ideas) {
    const each = idea.value / idea.markers;
    if (each > most && idea.value > MARKER * idea.markers) [best, most] = [idea, each];
  }
  return best;
}
