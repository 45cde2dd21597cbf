import type * as En from '../en/jobs.ts';

/** What each Job asks for, and with which Play. */
export const JOB_WORDS: typeof En.JOB_WORDS = {
  milkRun: { play: 'Bewegen', deed: 'Bring 4 oder mehr Fässer über die Williamsburg Bridge, egal in welche Richtung.' },
  beachhead: {
    play: 'Beziehen',
    deed: 'Beziehe deinen Unterschlupf zu Lande gleich neben dem eines Rivalen.',
  },
  tenementArmy: {
    play: 'Anheuern',
    deed: 'Heuere 4 oder mehr an einem Unterschlupf in einem Wohnviertel an, während niemand in diesem Bezirk so viele Viertel hält wie du.',
  },
  lastCall: { play: 'Losschlagen', deed: 'Verkaufe 4 oder mehr Fässer in Coney Island.' },
  emptyCasket: {
    play: 'Aufsteigen',
    deed: 'Hol deinen Boss in einem Wohnviertel zurück, das wehrlos ist, in einem Bezirk, in dem du nichts hältst.',
  },
  fortressStaten: {
    play: 'Beziehen',
    deed: 'Beziehe deinen Unterschlupf auf Staten Island, über 4 oder mehr Fässern.',
  },
  pierSixBrawl: { play: 'Bewegen', deed: 'Erobere ein Dock ohne Unterschlupf eines Rivalen.' },
  dutchmansDeal: { play: 'Tauschen', deed: 'Tausche 3 oder mehr Moonshine an einem Dock in Manhattan.' },
  angelsShare: { play: 'Losschlagen', deed: 'Verkaufe 3 oder mehr Moonshine in East Harlem.' },
  nightLanding: {
    play: 'Bewegen',
    deed: 'Lande 4 oder mehr Fässer zu Wasser an einem Dock der Jamaica Bay: Canarsie oder Jamaica.',
  },
  squattersRights: {
    play: 'Beliebig',
    deed: 'Nimm ein Viertel, das wehrlos ist, in einem Bezirk, in dem ein Rivale mindestens zwei hält.',
  },
  grandTour: {
    play: 'Losschlagen',
    deed: 'Verkaufe 4 oder mehr Fässer in einer Kneipe am East River: East Harlem, Astoria, Williamsburg oder Red Hook.',
  },
  cubanPrince: { play: 'Bewegen', deed: 'Liefere 3 oder mehr Rum nach Red Hook, wem es auch gehört.' },
  rumRow: { play: 'Tauschen', deed: 'Tausche 4 oder mehr Moonshine an einem Dock auf Staten Island.' },
  eviction: { play: 'Bewegen', deed: 'Übernimm den Unterschlupf eines Rivalen.' },
  copperHeist: {
    play: 'Bewegen',
    deed: 'Erobere ein Viertel mit Druck 5 oder 6, in dem kein Unterschlupf eines Rivalen stand.',
  },
  insuranceJob: {
    play: 'Verpfeifen',
    deed: 'Lass deine eigene Razzia eine deiner Türen eintreten, wo der Druck 1 oder 2 ist.',
  },
  bigSqueeze: { play: 'Losschlagen', deed: 'Verkaufe 6 oder mehr Fässer in The Tenderloin.' },
  hellsHighway: { play: 'Bewegen', deed: 'Liefere 6 oder mehr Fässer nach Fordham, wem es auch gehört.' },
  poisonPanic: { play: 'Losschlagen', deed: 'Verkaufe 6 oder mehr Moonshine in Flushing.' },
  ginPipeline: {
    play: 'Bewegen',
    deed: 'Bring 6 oder mehr Moonshine von einer Destille mit Druck 5 oder 6 in ein Wohnviertel, das du kontrollierst.',
  },
  unionDues: {
    play: 'Anheuern',
    deed: 'Heuere 4 oder mehr an einem Unterschlupf in einem Wohnviertel an, während ein Rivale in diesem Bezirk mehr Viertel hält als du.',
  },
  lastOneStanding: {
    play: 'Beziehen',
    deed: 'Beziehe deinen Unterschlupf in einem Nobelklub eines Bezirks, in dem du nicht führst.',
  },
  irishGoodbye: {
    play: 'Bewegen',
    deed: 'Töte 2 oder mehr in einer Kneipe am East River, und nimm sie nicht ein.',
  },
  openingNight: { play: 'Losschlagen', deed: 'Verkaufe 8 oder mehr Rum in einem einzigen Nobelklub.' },
  tollBoothTrap: {
    play: 'Bewegen',
    deed: 'Geh mit deinem Boss hinein und töte in Queens den Boss eines Rivalen.',
  },
  overTheTop: {
    play: 'Bewegen',
    deed: 'Erobere ein Viertel in der Bronx, das 5 oder mehr Gangster verteidigt haben.',
  },
  fiveFamilies: { play: 'Erpressen', deed: 'Erpresse, während du in jedem der fünf Bezirke ein Viertel hältst.' },
  smugglersRun: {
    play: 'Bewegen',
    deed: 'Brich von einem Dock auf Staten Island mit 4 oder mehr Rum auf und erobere das Dock eines Rivalen.',
  },
  bloodySunday: {
    play: 'Bewegen',
    deed: 'Vernichte den Unterschlupf eines Rivalen in Manhattan: schleife ihn oder fackle ihn ab.',
  },
  butchersLedger: { play: 'Bewegen', deed: 'Töte 5 oder mehr in einem einzigen Viertel von Brooklyn.' },
  highRoller: {
    play: 'Beziehen',
    deed: 'Beziehe deinen Unterschlupf in einem Nobelklub mit 4 oder mehr Rum, zu Lande gleich neben dem eines Rivalen.',
  },
};

/** Jobs that the deck of October 2026 (option `job_deck`) asks for otherwise. */
export const REWRITTEN: typeof En.REWRITTEN = {
  tenementArmy: { play: 'Anheuern', deed: 'Heuere 4 oder mehr an deinem Unterschlupf in Stapleton an.' },
  emptyCasket: { play: 'Aufsteigen', deed: 'Hol deinen Boss in einem Wohnviertel zurück, das wehrlos ist.' },
  dutchmansDeal: { play: 'Tauschen', deed: 'Tausche 3 oder mehr Moonshine an der West Side.' },
  angelsShare: { play: 'Losschlagen', deed: 'Verkaufe 3 oder mehr Fässer in East Harlem.' },
  squattersRights: {
    play: 'Bewegen',
    deed: 'Geh mit einem Gangster in ein Viertel, das wehrlos ist, im Heimatbezirk eines Rivalen.',
  },
  poisonPanic: { play: 'Losschlagen', deed: 'Verkaufe 6 oder mehr Fässer in Flushing.' },
  ginPipeline: { play: 'Bewegen', deed: 'Bring 6 oder mehr Fässer in das Wohnviertel deines Heimatbezirks.' },
  unionDues: {
    play: 'Anheuern',
    deed: 'Heuere 4 oder mehr an deinem Unterschlupf im heimatlichen Wohnviertel eines Rivalen an.',
  },
  lastOneStanding: { play: 'Beziehen', deed: 'Beziehe deinen Unterschlupf in Astoria.' },
  highRoller: { play: 'Beziehen', deed: 'Beziehe deinen Unterschlupf in einem Nobelklub mit 4 oder mehr Rum.' },
};
