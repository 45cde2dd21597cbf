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

/** A marker not spent pays a little, and buys tomorrow's place in the order. */
export function choosePlay(g: Sight): Action {
  const ideas: Idea[] = [];
  if (g.me.ledger > 0) for (const chapter of CHAPTERS) chapter(g, ideas);
  const worthwhile = ideas
    .filter(({ value, markers }) => value > MARKER * markers)
    .sort((a, b) => b.value / b.markers - a.value / a.markers);
  const best = worthwhile.find(({ action }) => rules.refuse(g.v, g.seat, action) === null);
  return best?.action ?? { do: 'layLow' };
}
