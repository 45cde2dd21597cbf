/** The form of a position in the public notation, version 1 (notation.md section 2). */
import { z } from 'zod';
import { DISTRICT_IDS } from '../data/districts.ts';
import { FAMILIES } from '../data/families.ts';
import { JOB_IDS } from '../data/jobs.ts';
import {
  CASH_UNIT,
  CRACKDOWN_SPACES,
  DIE_FACES,
  INFLUENCE_CEILING,
  LEDGER_SLOTS,
  MARKS,
  MOONSHINE_BARRELS,
  RUM_BARRELS,
  RUNNERS,
  WELSHERS,
} from '../data/tables.ts';
import { readTerm, TEXT_LIMIT } from '../rules/deals/vow.ts';
import type { Term } from '../state.ts';

const family = z.enum(FAMILIES);
const districtId = z.enum(DISTRICT_IDS);
const job = z.enum(JOB_IDS);
const face = z.int().min(1).max(DIE_FACES);
const upTo = (most: number) => z.int().min(0).max(most);
const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean);

const district = z.strictObject({
  mob: family.nullish(),
  boss: z
    .union([z.boolean(), upTo(1)])
    .transform(Number)
    .default(0),
  runners: upTo(RUNNERS).default(0),
  safehouse: flag.default(false),
  moonshine: upTo(MOONSHINE_BARRELS).default(0),
  rum: upTo(RUM_BARRELS).default(0),
  squad: flag.default(false),
});

const player = z.strictObject({
  cash: z.int().min(0).multipleOf(CASH_UNIT).default(0),
  reserves: upTo(INFLUENCE_CEILING).optional(),
  ledger: upTo(LEDGER_SLOTS).default(0),
  owned: upTo(INFLUENCE_CEILING).default(6),
  nod: z.boolean().optional(),
  marks: upTo(MARKS).default(0),
  welshers: upTo(WELSHERS).default(0),
  laidLow: z.boolean().optional(),
  token: z.int().min(1).max(4).nullish(),
  extorted: z.boolean().default(false),
  offered: z.boolean().optional(),
  home: z.enum(['manhattan', 'bronx', 'queens', 'brooklyn']).nullish(),
  jobs: z
    .strictObject({
      held: z.array(job).default([]),
      done: z.array(job).default([]),
      faceDown: z.array(job).default([]),
    })
    .prefault({}),
});

const decision = z.discriminatedUnion('stage', [
  z.strictObject({
    stage: z.enum(['home', 'draft', 'offer', 'harbormaster', 'play', 'standoff', 'pinned']),
    seat: family,
  }),
  z.strictObject({
    stage: z.literal('split'),
    seat: family,
    fired: z.array(districtId),
    targets: z.array(districtId).min(1),
  }),
  z.strictObject({ stage: z.literal('stock'), seat: family, fired: z.array(districtId).min(1) }),
  z.strictObject({ stage: z.literal('loot'), seat: family, hits: upTo(5) }),
  z.strictObject({ stage: z.literal('claim'), seat: family, at: districtId, rival: family }),
  z.strictObject({
    stage: z.enum(['judge', 'answer', 'ballot']),
    seat: family,
    deal: z.int().min(1),
    promise: z.union([z.literal(0), z.literal(1)]),
  }),
  z.strictObject({ stage: z.literal('run'), seat: family, at: districtId, exits: z.array(districtId).min(1) }),
]);

const count = z.int().min(0);
const cargo = { boss: upTo(1), runners: upTo(RUNNERS), moonshine: count, rum: count };

const deed = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('moved'),
    by: z.enum(['move', 'skiff', 'stealth', 'tunnel', 'advance']),
    from: districtId,
    to: districtId,
    ...cargo,
    mobBefore: family.nullable(),
  }),
  z.strictObject({
    type: z.literal('tookControl'),
    at: districtId,
    by: z.enum(['move', 'skiff', 'walkIn', 'fight', 'fold', 'secure', 'rise', 'advance']),
    rival: family.nullable(),
    hadSafehouse: z.boolean(),
    defenders: count,
  }),
  z.strictObject({
    type: z.literal('killed'),
    at: districtId,
    rival: family,
    runners: count,
    boss: upTo(1),
    ownBossEntered: z.boolean(),
  }),
  z.strictObject({ type: z.literal('tookOver'), at: districtId, rival: family }),
  z.strictObject({ type: z.literal('destroyed'), at: districtId, rival: family, by: z.enum(['raze', 'torch']) }),
  z.strictObject({ type: z.literal('recruited'), at: districtId, runners: count }),
  z.strictObject({ type: z.literal('secured'), at: districtId }),
  z.strictObject({ type: z.literal('traded'), at: districtId, barrels: count }),
  z.strictObject({ type: z.literal('unloaded'), at: districtId, moonshine: count, rum: count }),
  z.strictObject({ type: z.literal('extorted') }),
  z.strictObject({ type: z.literal('rose'), at: districtId, wasDefenseless: z.boolean() }),
  z.strictObject({ type: z.literal('raidMoved'), to: districtId, mob: family }),
]);

const fight = z.strictObject({
  attacker: family,
  defender: family,
  at: districtId,
  origin: districtId,
  entry: z.enum(['move', 'skiff', 'stealth']),
  defendersAtStart: upTo(RUNNERS + 1),
  safehouseAtStart: z.boolean(),
  bossEntered: z.boolean(),
  ...cargo,
  firstShot: z.boolean(),
});

const term = z.custom<Term>((value) => value !== null && Boolean(readTerm(value)), 'not a term of a promise');

const vow = z.strictObject({
  text: z.string().max(TEXT_LIMIT).default(''),
  term: term.nullable().default(null),
  state: z.enum(['open', 'claimed', 'disputed', 'kept', 'broken']).default('open'),
  paid: z.int().min(0).default(0),
  votes: z.array(z.strictObject({ seat: family, kept: z.boolean() })).default([]),
});

const deal = z.strictObject({
  id: z.int().min(1),
  from: family,
  to: family,
  counter: z.int().min(0).default(0),
  shaken: z.boolean().default(false),
  give: vow.nullable().default(null),
  ask: vow.nullable().default(null),
});

/** What lies open inside a Play or a morning, beyond what `phase` and `turn` say: absent between decisions of the plain kind. */
const pending = z.strictObject({
  stack: z.array(decision).min(1),
  play: z
    .strictObject({
      seat: family,
      name: z.string().max(20),
      underTruce: z.boolean().default(false),
      deeds: z.array(deed),
    })
    .nullable(),
  fight: fight.nullable(),
  raid: z.strictObject({ squad: upTo(4) }).nullable(),
});

export const positionSchema = z.strictObject({
  day: z.int().min(1).default(1),
  phase: z.enum(['setup', 'shadows', 'offers', 'harbormaster', 'hustle', 'raid', 'sunset']).default('hustle'),
  turn: family.nullish(),
  order: z.array(family).optional(),
  mash: face.default(1),
  mashTomorrow: face.nullish(),
  pool: z.array(face).max(5).optional(),
  districts: z.partialRecord(districtId, district).default({}),
  players: z.partialRecord(family, player),
  heat: z.array(family).max(6).default([]),
  rat: family.nullish(),
  market: z.array(job.nullable()).max(JOB_IDS.length).default([]),
  deck: z.array(job).optional(),
  discard: z.array(job).default([]),
  supply: z.strictObject({ moonshine: upTo(MOONSHINE_BARRELS), rum: upTo(RUM_BARRELS) }).optional(),
  deals: z.array(deal).max(64).default([]),
  dealsMade: z.int().min(0).optional(),
  crackdown: z.int().min(1).max(CRACKDOWN_SPACES).nullish(),
  alliances: z.tuple([z.tuple([family, family]), z.tuple([family, family])]).nullish(),
  dark: z.array(job).default([]),
  crowned: family.nullish(),
  pending: pending.nullish(),
});

export type Position = z.output<typeof positionSchema>;
export type PlayerWords = z.output<typeof player>;
export type DistrictWords = z.output<typeof district>;
export type VowWords = z.output<typeof vow>;
export type PendingWords = z.output<typeof pending>;
