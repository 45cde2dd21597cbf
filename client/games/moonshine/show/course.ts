import type { View } from '../../../../src/games/moonshine/state.ts';
import type { Course } from '../../../show/course.ts';
import { type Beat, beatsOf, hasDice } from './beats.ts';
import { after, during } from './fold.ts';
import { type Shown, shownOf } from './shown.ts';

type Type = Shown['type'];

const TRAVELS: ReadonlySet<Type> = new Set<Type>([
  ...(['moved', 'advanced', 'fellBack', 'crewRan', 'folded', 'squadMoved', 'brewed', 'traded'] as const),
  ...(['unloaded', 'peddled', 'recruited', 'rose', 'heat', 'consigliere', 'raidOver', 'ledgersFunded'] as const),
  ...(['jobTaken', 'jobTakenFaceDown', 'walkedAway', 'cashGiven'] as const),
]);
const WEIGHTY: ReadonlySet<Type> = new Set<Type>(['raid', 'doorsKickedIn', 'arrested', 'jobDone', 'crowned', 'truce']);

/** Milliseconds: dice until they lie and are read, pieces on their way, things worth a halt, and everything else. */
const TIMES = {
  dice: { going: 1200, rest: 1100 },
  weighty: { going: 800, rest: 700 },
  travels: { going: 750, rest: 250 },
  plain: { going: 500, rest: 350 },
} as const;

function times(beat: Beat): { going: number; rest: number } {
  if (hasDice(beat)) return TIMES.dice;
  if (beat.events.some(({ type }) => WEIGHTY.has(type))) return TIMES.weighty;
  return beat.events.some(({ type }) => TRAVELS.has(type)) ? TIMES.travels : TIMES.plain;
}

/** Moonshine Kingdom's show: pieces travel, dice fall, the Raid walks Squad by Squad. */
export const COURSE: Course<View, Shown, Beat> = { eventsOf: shownOf, beatsOf, after, during, times };
