import type { JobId } from '../../../../../src/games/moonshine/data/jobs.ts';

export interface JobWords {
  play: string;
  deed: string;
}

/** What each Job asks for, and with which Play. */
export const JOB_WORDS: Record<JobId, JobWords> = {
  milkRun: { play: 'Move', deed: 'Carry 4 or more barrels across the Williamsburg Bridge, either way.' },
  beachhead: { play: 'Secure', deed: 'Open your Safehouse next door, by land, to a rival’s.' },
  tenementArmy: {
    play: 'Recruit',
    deed: 'Hire 4 or more at a Safehouse in a Ward, while nobody matches you in Districts of that Borough.',
  },
  lastCall: { play: 'Unload', deed: 'Sell 4 or more barrels in Coney Island.' },
  emptyCasket: {
    play: 'Rise',
    deed: 'Bring your Boss back in a Defenseless Ward of a Borough where you hold nothing.',
  },
  fortressStaten: { play: 'Secure', deed: 'Open your Safehouse on Staten Island on top of 4 or more barrels.' },
  pierSixBrawl: { play: 'Move', deed: 'Seize a Dock that has no rival Safehouse.' },
  dutchmansDeal: { play: 'Trade', deed: 'Trade 3 or more Moonshine at a Manhattan Dock.' },
  angelsShare: { play: 'Unload', deed: 'Sell 3 or more Moonshine in East Harlem.' },
  nightLanding: {
    play: 'Move',
    deed: 'Land 4 or more barrels by water at a Dock of Jamaica Bay: Canarsie or Jamaica.',
  },
  squattersRights: {
    play: 'Any',
    deed: 'Take a Defenseless District in a Borough where a rival holds at least two.',
  },
  grandTour: {
    play: 'Unload',
    deed: 'Sell 4 or more barrels in one bar on the East River: East Harlem, Astoria, Williamsburg or Red Hook.',
  },
  cubanPrince: { play: 'Move', deed: 'Deliver 3 or more Rum to Red Hook, whoever holds it.' },
  rumRow: { play: 'Trade', deed: 'Trade 4 or more Moonshine at a Staten Island Dock.' },
  eviction: { play: 'Move', deed: 'Take over a rival’s Safehouse.' },
  copperHeist: { play: 'Move', deed: 'Seize a District of Pressure 5 or 6 that had no rival Safehouse.' },
  insuranceJob: { play: 'Rat', deed: 'Have your own Raid kick in a door of yours where the Pressure is 1 or 2.' },
  bigSqueeze: { play: 'Unload', deed: 'Sell 6 or more barrels in The Tenderloin.' },
  hellsHighway: { play: 'Move', deed: 'Deliver 6 or more barrels to Fordham, whoever holds it.' },
  poisonPanic: { play: 'Unload', deed: 'Sell 6 or more Moonshine in Flushing.' },
  ginPipeline: {
    play: 'Move',
    deed: 'Bring 6 or more Moonshine from a Still of Pressure 5 or 6 to a Ward you Control.',
  },
  unionDues: {
    play: 'Recruit',
    deed: 'Hire 4 or more at a Safehouse in a Ward, while a rival holds more Districts of that Borough than you.',
  },
  lastOneStanding: {
    play: 'Secure',
    deed: 'Open your Safehouse in a High Society Venue of a Borough that you do not lead.',
  },
  irishGoodbye: { play: 'Move', deed: 'Kill 2 or more in a bar on the East River, and do not take it.' },
  openingNight: { play: 'Unload', deed: 'Sell 8 or more Rum in one High Society Venue.' },
  tollBoothTrap: { play: 'Move', deed: 'Go in with your Boss and kill a rival Boss in Queens.' },
  overTheTop: { play: 'Move', deed: 'Seize a Bronx District that 5 or more Mobsters defended.' },
  fiveFamilies: { play: 'Extort', deed: 'Extort while you hold a District in each of the five Boroughs.' },
  smugglersRun: {
    play: 'Move',
    deed: 'Set out from a Staten Island Dock with 4 or more Rum and seize a rival’s Dock.',
  },
  bloodySunday: { play: 'Move', deed: 'Destroy a rival’s Safehouse in Manhattan: raze it, or put it to the torch.' },
  butchersLedger: { play: 'Move', deed: 'Kill 5 or more in one Brooklyn District.' },
  highRoller: {
    play: 'Secure',
    deed: 'Open your Safehouse in a High Society Venue with 4 or more Rum, next door by land to a rival’s.',
  },
};

/** Jobs that the deck of October 2026 (option `job_deck`) asks for otherwise. */
export const REWRITTEN: Partial<Record<JobId, JobWords>> = {
  tenementArmy: { play: 'Recruit', deed: 'Hire 4 or more at your Safehouse in Stapleton.' },
  emptyCasket: { play: 'Rise', deed: 'Bring your Boss back in a Defenseless Ward.' },
  dutchmansDeal: { play: 'Trade', deed: 'Trade 3 or more Moonshine at West Side.' },
  angelsShare: { play: 'Unload', deed: 'Sell 3 or more barrels in East Harlem.' },
  squattersRights: { play: 'Move', deed: 'Go with a Mobster into a Defenseless District of a rival’s home Borough.' },
  poisonPanic: { play: 'Unload', deed: 'Sell 6 or more barrels in Flushing.' },
  ginPipeline: { play: 'Move', deed: 'Bring 6 or more barrels to the Ward of your home Borough.' },
  unionDues: { play: 'Recruit', deed: 'Hire 4 or more at your Safehouse in the home Ward of a rival.' },
  lastOneStanding: { play: 'Secure', deed: 'Open your Safehouse in Astoria.' },
  highRoller: { play: 'Secure', deed: 'Open your Safehouse in a High Society Venue with 4 or more Rum.' },
};
