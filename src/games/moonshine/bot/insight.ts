/** What Moonshine Kingdom gives to the house's search. */
import type { Insight } from '../../../engine/insight.ts';
import type { State, View } from '../state.ts';
import { aspects } from './aspects.ts';
import { candidates, everyAnswer } from './candidates.ts';
import { aim, estimate } from './estimate.ts';
import { priorities } from './priorities.ts';

export const insight: Insight<State, View> = {
  policy: priorities,
  estimate,
  aim,
  candidates,
  everyAnswer,
  aspects,
  chapter: (s) => s.day,
};
