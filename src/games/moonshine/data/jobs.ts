/** The 32 Jobs as cards: id, title, tier (data file, section 4). What each asks for is in rules/deeds.ts. */

export interface JobCard {
  readonly title: string;
  /** Markers locked on the card while it is held. */
  readonly stake: 1 | 2 | 3;
  readonly respect: 1 | 3 | 5;
}

const one = (title: string): JobCard => ({ title, stake: 1, respect: 1 });
const three = (title: string): JobCard => ({ title, stake: 2, respect: 3 });
const five = (title: string): JobCard => ({ title, stake: 3, respect: 5 });

export const JOBS = {
  milkRun: one('The Milk Run'),
  beachhead: one('The Beachhead'),
  tenementArmy: one('Tenement Army'),
  lastCall: one('Last Call'),
  emptyCasket: one('The Empty Casket'),
  fortressStaten: one('Fortress Staten'),
  pierSixBrawl: one('The Pier Six Brawl'),
  dutchmansDeal: one('The Dutchman’s Deal'),
  angelsShare: one('The Angel’s Share'),
  nightLanding: one('Night Landing'),
  squattersRights: one('Squatter’s Rights'),
  grandTour: one('The Grand Tour'),
  cubanPrince: three('Cuban Prince'),
  rumRow: three('Rum Row'),
  eviction: three('The Eviction'),
  copperHeist: three('The Copper Heist'),
  insuranceJob: three('The Insurance Job'),
  bigSqueeze: three('The Big Squeeze'),
  hellsHighway: three('Hell’s Highway'),
  poisonPanic: three('Poison Panic'),
  ginPipeline: three('Gin Pipeline'),
  unionDues: three('Union Dues'),
  lastOneStanding: three('Last One Standing'),
  irishGoodbye: three('The Irish Goodbye'),
  openingNight: five('Opening Night'),
  tollBoothTrap: five('The Toll Booth Trap'),
  overTheTop: five('Over the Top'),
  fiveFamilies: five('The Five Families'),
  smugglersRun: five('The Smuggler’s Run'),
  bloodySunday: five('Bloody Sunday'),
  butchersLedger: five('The Butcher’s Ledger'),
  highRoller: five('High Roller'),
} as const satisfies Record<string, JobCard>;

export type JobId = keyof typeof JOBS;

/** Every Job in the data file's order. */
export const JOB_IDS = Object.keys(JOBS) as JobId[];

/** Cards of the rewritten deck that changed their tier (Part C, `job_deck`). */
const REWRITTEN: Partial<Record<JobId, JobCard>> = {
  unionDues: five(JOBS.unionDues.title),
  smugglersRun: three(JOBS.smugglersRun.title),
};

/** The decks of the `job_deck` option. */
export const DECKS: { readonly [D in 'window' | 'rewrite']: Readonly<Record<JobId, JobCard>> } = {
  window: JOBS,
  rewrite: { ...JOBS, ...REWRITTEN },
};

/** Whether that text is a Job's id. */
export function isJob(id: unknown): id is JobId {
  return typeof id === 'string' && Object.hasOwn(JOBS, id);
}
