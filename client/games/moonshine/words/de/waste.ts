import type { WASTE_WORDS as ENGLISH } from '../en/waste.ts';

/** Warnings before something legal that nearly always is a mistake. */
export const WASTE_WORDS: typeof ENGLISH = {
  wastes: {
    leavesBarrels: 'Niemand bleibt zurück: Die Fässer dort gehören dann niemandem.',
    losesBarrels: 'Niemand geht mit: Die Fässer liegen dann herrenlos herum.',
    givesBarrels: 'Diese Fässer gehen an einen Rivalen.',
    helpsRival: 'Dieser Marker gehört einem Rivalen: Er bekommt ihn zurück.',
    firesNothing: 'Bei diesem Würfel zündet keine deiner Destillen, bei einem anderen schon.',
  },
  anyway: 'Trotzdem',
  back: 'Noch einmal überlegen',
  silence: 'Davor nicht mehr warnen',
};
