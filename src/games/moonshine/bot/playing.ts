/** The Hustle: of all ideas, the one that gives most for each marker it takes; else Lay Low. */
import type { Action } from '../../../engine/rules.ts';
import { rules } from '../rules/index.ts';
import { crownIdeas } from './crowning.ts';
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

/** The first legal one of `playIdeas`, if it gives enough. A marker not spent pays a little, and buys tomorrow's place in the order. */
export function choosePlay(g: Sight): Action {
  const ideas = ideasOf(g).filter(({ value, markers }) => value > MARKER * markers);
  while (ideas.length > 0) {
    const best = mostForItsMarkers(ideas);
    const [{ action }] = ideas.splice(best, 1) as [Idea];
    if (rules.refuse(g.v, g.seat, action) === null) return action;
  }
  return { do: 'layLow' };
}

/** The index of that idea; the first of equals. */
function mostForItsMarkers(ideas: readonly Idea[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ideas.length; i++) {
    const { value, markers } = ideas[i] as Idea;
    if (value / markers > most) [best, most] = [i, value / markers];
  }
  return best;
}
