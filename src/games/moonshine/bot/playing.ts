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

/** All ideas, legal or not yet, those that give most for each marker first. */
export function playIdeas(g: Sight): Idea[] {
  const ideas: Idea[] = [];
  if (g.me.ledger > 0) for (const chapter of CHAPTERS) chapter(g, ideas);
  return ideas.sort((a, b) => b.value / b.markers - a.value / a.markers);
}

/** A marker not spent pays a little, and buys tomorrow's place in the order. */
export function choosePlay(g: Sight): Action {
  const best = playIdeas(g).find(
    ({ action, value, markers }) => value > MARKER * markers && rules.refuse(g.v, g.seat, action) === null,
  );
  return best?.action ?? { do: 'layLow' };
}
