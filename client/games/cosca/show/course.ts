import type { CoscaEvent } from '../../../../src/games/cosca/events.ts';
import type { View } from '../../../../src/games/cosca/state.ts';
import type { Course } from '../../../show/course.ts';
import { type Beat, beatsOf } from './beats.ts';
import { after } from './fold.ts';

/** Milliseconds for a beat, and for each line in it. */
const [BEAT, LINE, MOST_LINES] = [1200, 350, 8];

/** COSCA's evening as a show: nothing travels, each beat is read. */
export const COURSE: Course<View, CoscaEvent, Beat> = {
  eventsOf: (entry) => entry.events as unknown as CoscaEvent[],
  beatsOf,
  after,
  during: after,
  times: ({ events }) => ({ going: 0, rest: BEAT + LINE * Math.min(events.length, MOST_LINES) }),
};
