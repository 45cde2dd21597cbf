/** A position of the notation read into a State: one gate, after which nothing is checked again. */
import type { ZodError } from 'zod';
import type { Read } from '../../../engine/notation.ts';
import type { Croupier, Seat } from '../../../engine/rules.ts';
import { BOROUGH_OF, BOROUGHS, DISTRICT_IDS, type DistrictId, MAINLAND } from '../data/districts.ts';
import { FAMILIES, type Family } from '../data/families.ts';
import { JOB_IDS, type JobId } from '../data/jobs.ts';
import { INFLUENCE_CEILING, MOONSHINE_BARRELS, RUM_BARRELS, RUNNERS } from '../data/tables.ts';
import { type Options, readOptions } from '../options.ts';
import { rollPool } from '../rules/brew.ts';
import { card, staked } from '../rules/cards.ts';
import { proceed } from '../rules/day.ts';
import { emptyTable, newPlayer } from '../rules/setup.ts';
import {
  type Deal,
  type Decision,
  type Fight,
  NOBODY,
  type Phase,
  PINNED,
  type Play,
  type Player,
  type State,
  SUPPLY,
  type Vow,
} from '../state.ts';
import { misfit } from './pending.ts';
import {
  type DistrictWords,
  type PendingWords,
  type PlayerWords,
  type Position,
  positionSchema,
  type VowWords,
} from './schema.ts';
import { fromWords } from './words.ts';

/** What is wrong with a position that has the right form. */
class Wrong extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

const AFTER_SHADOWS: readonly Phase[] = ['hustle', 'raid', 'sunset'];

/** Reads a position; on a State that needs no answer (a pool not rolled, a Blowback due) the game goes on to its next decision. */
export function readPosition(position: unknown, options: Options, croupier: Croupier): Read<State> {
  const parsed = positionSchema.safeParse(position);
  if (!parsed.success) return { ok: false, error: firstIssue(parsed.error) };
  try {
    const s = build(parsed.data, options);
    if (s.phase === 'shadows' && parsed.data.pool === undefined) rollPool(s, croupier);
    proceed(s, croupier);
    return { ok: true, value: s };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, error: { path: error.path, message: error.message } };
    throw error;
  }
}

function firstIssue(error: ZodError): { path: string; message: string } {
  const issue = error.issues[0];
  const path = (issue?.path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return { path: `$${path}`, message: issue?.message ?? 'not a position' };
}

function build(p: Position, options: Options): State {
  const families = (Object.keys(p.players) as Family[]).filter((f) => FAMILIES.includes(f));
  if (families.length < 3) throw new Wrong('$.players', 'three or four families play');
  const fit = readOptions(options, families.length);
  if (!fit.ok) throw new Wrong('$.players', fit.message);
  const seatOf = seats(families);
  const s = emptyTable(
    options,
    families.map((f) => readPlayer(f, p.players[f] as PlayerWords, options)),
  );
  s.day = p.day;
  s.phase = p.phase;
  s.mash = p.mash;
  s.mashTomorrow = p.mashTomorrow ?? (AFTER_SHADOWS.includes(p.phase) ? 1 : 0);
  s.pool = p.pool ?? [];
  s.order = readOrder(p.order ?? families, families).map(seatOf);
  s.heat = p.heat.map((f, i) => seatAt(seatOf, f, `$.heat[${i}]`));
  s.rat = p.rat ? seatAt(seatOf, p.rat, '$.rat') : NOBODY;
  s.crowned = p.crowned ? seatAt(seatOf, p.crowned, '$.crowned') : NOBODY;
  for (const [id, d] of Object.entries(p.districts)) placeDistrict(s, id as DistrictId, d, seatOf);
  readCards(s, p);
  readHandshakes(s, p, seatOf);
  if (p.pending) readPending(s, p.pending, seatOf);
  else if (s.crowned === NOBODY) askWhoseTurn(s, p, seatOf);
  tally(s, p);
  const wrong = p.pending ? misfit(s) : null;
  if (wrong) throw new Wrong(wrong.path, wrong.message);
  return s;
}

type SeatOf = (family: Family) => Seat;

function seats(families: readonly Family[]): SeatOf {
  return (family) => {
    const seat = families.indexOf(family);
    if (seat < 0) throw new Wrong('$.players', `${family} do not play`);
    return seat;
  };
}

function seatAt(seatOf: SeatOf, family: Family, path: string): Seat {
  try {
    return seatOf(family);
  } catch {
    throw new Wrong(path, `${family} do not play`);
  }
}

function readOrder(order: readonly Family[], families: readonly Family[]): readonly Family[] {
  const same = order.length === families.length && families.every((f) => order.includes(f));
  if (!same) throw new Wrong('$.order', 'the order names every family that plays, once');
  return order;
}

function readPlayer(family: Family, words: PlayerWords, options: Options): Player {
  return {
    ...newPlayer(family, words.home ? BOROUGHS.indexOf(words.home) : NOBODY),
    cash: words.cash,
    reserves: words.reserves ?? NOBODY,
    ledger: words.ledger,
    owned: words.owned,
    nod: !options.nod_as_status && (words.nod ?? words.owned >= INFLUENCE_CEILING),
    marks: words.marks,
    welshers: words.welshers,
    laidLow: words.laidLow ?? Boolean(words.token),
    token: words.token ?? 0,
    extorted: words.extorted,
    offered: words.offered ?? false,
    held: [...words.jobs.held],
    faceDown: [],
    done: [...words.jobs.done],
  };
}

function placeDistrict(s: State, id: DistrictId, words: DistrictWords, seatOf: SeatOf): void {
  const at = DISTRICT_IDS.indexOf(id);
  const path = `$.districts.${id}`;
  const d = s.districts[at];
  const pieces = words.boss + words.runners + (words.safehouse ? 1 : 0);
  if (!d) return;
  d.moonshine = words.moonshine;
  d.rum = words.rum;
  if (words.squad) placeSquad(s, at, path, pieces + words.moonshine + words.rum);
  if (pieces > 0 && !words.mob) throw new Wrong(`${path}.mob`, 'pieces without a mob');
  if (pieces === 0 || !words.mob) return;
  d.mob = seatAt(seatOf, words.mob, `${path}.mob`);
  d.runners = words.runners;
  const p = s.players[d.mob];
  if (p) placePieces(p, at, words, path);
}

function placePieces(p: Player, at: number, words: DistrictWords, path: string): void {
  if (words.boss && p.boss !== SUPPLY) throw new Wrong(`${path}.boss`, `${p.family} have one Boss`);
  if (words.safehouse && p.safehouse !== SUPPLY) throw new Wrong(`${path}.safehouse`, `${p.family} have one Safehouse`);
  if (words.boss) p.boss = at;
  if (words.safehouse) p.safehouse = at;
  p.supply -= words.runners;
  if (p.supply < 0) throw new Wrong(`${path}.runners`, `${p.family} have ${RUNNERS} Runners`);
}

function placeSquad(s: State, at: number, path: string, others: number): void {
  const borough = BOROUGH_OF[at] as number;
  if (others > 0) throw new Wrong(`${path}.squad`, 'a Squad’s District holds no piece and no barrel');
  if (borough >= MAINLAND) throw new Wrong(`${path}.squad`, 'Staten Island has no Squad');
  if (s.squads[borough] !== SUPPLY) throw new Wrong(`${path}.squad`, 'one Squad in each Borough');
  s.squads[borough] = at;
}

function readCards(s: State, p: Position): void {
  const held = s.players.flatMap((player) => [
    ...player.held,
    ...player.done,
    ...(p.players[player.family]?.jobs.faceDown ?? []),
  ]);
  const placed: JobId[] = [
    ...held,
    ...p.dark,
    ...p.market.filter((job) => job !== null),
    ...p.discard,
    ...(p.deck ?? []),
  ];
  const twice = placed.find((job, i) => placed.indexOf(job) !== i);
  if (twice) throw new Wrong('$', `the Job ${twice} is in two places`);
  s.market = [...p.market];
  s.dark = [...p.dark];
  for (const player of s.players) readFaceDown(s, player, p.players[player.family]?.jobs.faceDown ?? []);
  s.discard = [...p.discard];
  s.deck = p.deck ? [...p.deck] : JOB_IDS.filter((job) => !placed.includes(job));
}

/** A Handshake is between two players, has a number of its own and a promise, and a term is never a matter of words. */
function dealMisfit(s: State, deal: Deal, path: string): void {
  if (deal.from === deal.to) throw new Wrong(path, 'a Handshake takes two');
  if (s.deals.some((other) => other !== deal && other.id === deal.id)) throw new Wrong(path, `a second no. ${deal.id}`);
  if (deal.vows.every((vow) => vow === null)) throw new Wrong(path, 'a Handshake without a promise');
  if (deal.vows.some((vow) => vow?.term && vow.state !== 'open' && vow.votes.length > 0)) {
    throw new Wrong(path, 'nobody votes on a term');
  }
}

/** Handshakes on the table, the Crackdown's token and the Alliances. */
function readHandshakes(s: State, p: Position, seatOf: SeatOf): void {
  const seat = (f: Family) => seatAt(seatOf, f, '$.deals');
  const readVow = (vow: VowWords | null): Vow | null =>
    vow && { ...vow, votes: vow.votes.map((ballot) => ({ ...ballot, seat: seat(ballot.seat) })) };
  s.deals = p.deals.map(({ give, ask, ...deal }) => ({
    ...deal,
    from: seat(deal.from),
    to: seat(deal.to),
    vows: [readVow(give), readVow(ask)],
  }));
  for (const [i, deal] of s.deals.entries()) dealMisfit(s, deal, `$.deals[${i}]`);
  s.dealsMade = p.dealsMade ?? Math.max(0, ...s.deals.map((deal) => deal.id));
  s.crackdown = p.crackdown ?? s.crackdown;
  s.alliances = (p.alliances ?? []).map(([a, b]) => [seat(a), seat(b)]);
}

function readFaceDown(s: State, player: Player, jobs: readonly JobId[]): void {
  if (jobs.length === 0) return;
  if (player.family !== 'vipers')
    throw new Wrong(`$.players.${player.family}.jobs.faceDown`, 'only the Vipers whisper');
  s.faceDownJobs = [...jobs];
  player.faceDown = jobs.map((job) => card(s, job).stake);
}

function readPending(s: State, words: PendingWords, seatOf: SeatOf): void {
  const back = (record: object) => fromWords((f) => seatAt(seatOf, f, '$.pending'), record);
  s.stack = words.stack.map((decision) => back(decision) as unknown as Decision);
  s.raid = words.raid;
  s.fight = words.fight && (back(words.fight) as unknown as Fight);
  s.play =
    words.play &&
    ({
      ...back({ seat: words.play.seat }),
      name: words.play.name,
      underTruce: words.play.underTruce,
      deeds: words.play.deeds.map(back),
    } as unknown as Play);
  for (const decision of s.stack) {
    const rival = decision.stage === 'claim' ? s.players[decision.rival] : undefined;
    if (decision.stage === 'claim' && rival) rival.safehouse = decision.at;
  }
  readPinned(s);
}

/** The pinned crew belongs to the fight, not to a District. */
function readPinned(s: State): void {
  const { fight } = s;
  const p = fight && s.players[fight.attacker];
  if (!fight || !p) return;
  if (fight.boss && p.boss !== SUPPLY) throw new Wrong('$.pending.fight.boss', `${p.family} have one Boss`);
  if (fight.boss) p.boss = PINNED;
  p.supply -= fight.runners;
  if (p.supply < 0) throw new Wrong('$.pending.fight.runners', `${p.family} have ${RUNNERS} Runners`);
}

/** The plain decision that `phase` and `turn` name. */
function askWhoseTurn(s: State, p: Position, seatOf: SeatOf): void {
  const turn = p.turn ? seatAt(seatOf, p.turn, '$.turn') : undefined;
  if (s.phase === 'raid' || s.phase === 'sunset') throw new Wrong('$.pending', 'needs its pending decision');
  if (s.phase === 'hustle') s.stack = [{ stage: 'play', seat: turn ?? (s.order[0] as Seat) }];
  if (s.phase === 'shadows' && p.pool) checkPool(s, turn);
  if (s.phase === 'offers' && turn !== undefined) haveHadTheirOffer(s, p, s.order.indexOf(turn));
}

/** The pool holds a die for each player still to draft, and one more. */
function checkPool(s: State, turn: Seat | undefined): void {
  const drafted = s.players.length + 1 - s.pool.length;
  if (drafted < 0 || s.pool.length === 0) throw new Wrong('$.pool', 'one die more than players still to draft');
  if (turn === undefined || s.pool.length === 1) return;
  if (s.order.indexOf(turn) !== drafted) {
    throw new Wrong('$.pool', `${s.pool.length} dice in the pool: it is not that family’s turn to draft`);
  }
}

/** Higher tokens than the one whose turn it is have had their Offer. */
function haveHadTheirOffer(s: State, p: Position, turn: number): void {
  s.players.forEach((player, seat) => {
    player.offered = p.players[player.family]?.offered ?? s.order.indexOf(seat) > turn;
  });
}

/** What follows from the rest: Reserves, tomorrow's tokens, the Supply. */
function tally(s: State, p: Position): void {
  for (const [seat, player] of s.players.entries()) {
    if (player.reserves === NOBODY) player.reserves = reservesLeft(s, seat, player);
  }
  for (const seat of s.order) {
    const player = s.players[seat];
    if (player?.laidLow && player.token === 0) player.token = lowestTokenLeft(s);
  }
  s.supply = p.supply ? { ...p.supply } : supplyLeft(s);
}

function reservesLeft(s: State, seat: Seat, player: Player): number {
  const left = player.owned - player.ledger - staked(s, player) - s.heat.filter((owner) => owner === seat).length;
  if (left < 0) throw new Wrong(`$.players.${player.family}.owned`, `${-left} Influence more is placed than owned`);
  return left;
}

function lowestTokenLeft(s: State): number {
  const taken = s.players.map((player) => player.token);
  return [1, 2, 3, 4].find((token) => !taken.includes(token)) ?? 4;
}

function supplyLeft(s: State): { moonshine: number; rum: number } {
  const left = { moonshine: MOONSHINE_BARRELS - (s.fight?.moonshine ?? 0), rum: RUM_BARRELS - (s.fight?.rum ?? 0) };
  for (const d of s.districts) {
    left.moonshine -= d.moonshine;
    left.rum -= d.rum;
  }
  if (left.moonshine < 0) throw new Wrong('$.districts', 'more Moonshine than there are barrels');
  if (left.rum < 0) throw new Wrong('$.districts', 'more Rum than there are barrels');
  return left;
}
