import type { Stage } from '../../../src/games/moonshine/state.ts';

/** The section of the rules that each question comes from. */
export const STAGE_SECTIONS: Record<Stage, string> = {
  home: '4',
  draft: '6.1',
  split: '6.1',
  stock: '6.1',
  offer: '6.3',
  harbormaster: '6.5',
  play: '7',
  standoff: '9.3',
  pinned: '9.3',
  loot: '8.2',
  claim: '2.7',
  run: '11',
  judge: '15',
  answer: '15',
  ballot: '15',
};
