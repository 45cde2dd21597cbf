/** What Moonshine Kingdom gives to the house's search. */
import type { Insight } from '../../../engine/insight.ts';
import type { State, View } from '../state.ts';
import { aspects } from './aspects.ts';
import { candidates } from './candidates.ts';
import { aim, estimate } from './estimate.ts';
import { priorities } from './priorities.ts';

export const insight: Insight<State, View> = {
  policy: priorities,
  estimate,
  aim,
  candidates,
  aspects,
  chapter: (s) => s.day,
};
