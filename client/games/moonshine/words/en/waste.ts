import type { Waste } from '../../plays/waste.ts';

/** Warnings before something legal that nearly always is a mistake. */
export const WASTE_WORDS = {
  wastes: {
    leavesBarrels: 'Nobody stays behind: the barrels left there are anybody’s.',
    losesBarrels: 'No crew goes along: the barrels will lie about in a District that is nobody’s.',
    givesBarrels: 'These barrels go to a rival.',
    helpsRival: 'That marker is a rival’s: it goes back to his Reserves.',
    firesNothing: 'This die fires none of your Stills, and another one would.',
  } satisfies Record<Waste, string>,
  anyway: 'Do it anyway',
  back: 'Think again',
  silence: 'Do not warn me of this again',
};
