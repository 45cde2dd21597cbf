/**
 * The laws of Moonshine Kingdom that hold after every action (moonshine-1929.md section 1.3), and what must be true of the State
 * itself. Everything that the engine keeps for speed is worked out here anew. Some laws hold only between Plays; they say so.
 */
import { BOROUGHS, DISTRICTS } from '../../../src/games/moonshine/data/districts.ts';
import { DECKS, JOB_IDS } from '../../../src/games/moonshine/data/jobs.ts';
import type { District, Player, Stage, State } from '../../../src/games/moonshine/state.ts';

const SUPPLY = -1;
const PINNED = -2;
const NOBODY = -1;

type Law = (s: State) => string[];

/** A complaint when it is not so. */
function must(holds: boolean, complaint: () => string): string[] {
  return holds ? [] : [complaint()];
}

function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0);
}

const top = (s: State) => s.stack.at(-1);
const claimOf = (s: State) => s.stack.find((d) => d.stage === 'claim');
const eachPlayer = (s: State, law: (p: Player, seat: number) => string[]) => s.players.flatMap(law);

/** Law 1: `reserves + ledger + staked + markers on the Heat Track = owned`; the Nod comes with the tenth. */
const influence: Law = (s) =>
  eachPlayer(s, (p) => {
    const deck = DECKS[s.options.job_deck];
    const staked = sum([...p.held.map((job) => deck[job].stake), ...p.faceDown]);
    const hot = s.heat.filter((owner) => s.players[owner] === p).length;
    const placed = p.reserves + p.ledger + staked + hot;
    return [
      ...must(placed === p.owned, () => `law 1: ${p.family} own ${p.owned}, placed ${placed}`),
      ...must(p.owned >= 6 && p.owned <= 10, () => `law 1: ${p.family} own ${p.owned}`),
      ...must(p.ledger <= 5, () => `law 1: ${p.family} have ${p.ledger} in the Ledger`),
      ...must(
        p.nod === (p.owned === 10 && !s.options.nod_as_status),
        () => `section 3.3: ${p.family} own ${p.owned}, Nod ${p.nod}`,
      ),
    ];
  });

/** Law 2: 30 Moonshine and 20 Rum, wherever they are. */
const barrels: Law = (s) => {
  const count = (kind: 'moonshine' | 'rum') =>
    s.supply[kind] + sum(s.districts.map((d) => d[kind])) + (s.fight?.[kind] ?? 0);
  return [
    ...must(count('moonshine') === 30, () => `law 2: ${count('moonshine')} Moonshine`),
    ...must(count('rum') === 20, () => `law 2: ${count('rum')} Rum`),
  ];
};

/** Law 3: 15 Runners, one Boss, one Safehouse to each player. */
const pieces: Law = (s) =>
  eachPlayer(s, (p, seat) => {
    const standing = sum(s.districts.map((d) => (d.mob === seat ? d.runners : 0)));
    const pinned = s.fight?.attacker === seat ? s.fight.runners : 0;
    const bossPinned = s.fight?.attacker === seat && s.fight.boss === 1;
    return [
      ...must(
        standing + pinned + p.supply === 15,
        () => `law 3: ${p.family} have ${standing + pinned + p.supply} Runners`,
      ),
      ...must((p.boss === PINNED) === bossPinned, () => `law 3: ${p.family}’s Boss at ${p.boss}, pinned ${bossPinned}`),
      ...must(p.boss === PINNED || isPlace(s, p.boss), () => `law 3: ${p.family}’s Boss at ${p.boss}`),
      ...must(isPlace(s, p.safehouse), () => `law 3: ${p.family}’s Safehouse at ${p.safehouse}`),
    ];
  });

function isPlace(s: State, at: number): boolean {
  return at === SUPPLY || s.districts[at] !== undefined;
}

/** Law 4: one mob to a District, and `mob` is exactly whose pieces stand there; nothing under a Squad. */
const goldenRule: Law = (s) => s.districts.flatMap((d, at) => [...oneMob(s, d, at), ...underSquad(s, d, at)]);

function oneMob(s: State, d: District, at: number): string[] {
  const name = DISTRICTS[at]?.id;
  const claim = claimOf(s);
  const standing = s.players.flatMap((p, seat) => {
    const claimed = claim?.at === at && claim.rival === seat;
    const safehouse = p.safehouse === at && !claimed;
    return p.boss === at || safehouse || (d.mob === seat && d.runners > 0) ? [seat] : [];
  });
  if (d.mob === NOBODY && d.runners > 0) return [`law 4: ${d.runners} Runners of nobody in ${name}`];
  const expected = d.mob === NOBODY ? [] : [d.mob];
  return must(standing.join() === expected.join(), () => `law 4: ${name} is of ${d.mob}, pieces of ${standing}`);
}

function underSquad(s: State, d: District, at: number): string[] {
  if (!s.squads.includes(at)) return [];
  const empty = d.mob === NOBODY && d.runners + d.moonshine + d.rum === 0;
  return must(empty, () => `law 4: ${DISTRICTS[at]?.id} under a Squad is not empty`);
}

/** Law 5: exactly one Squad in each mainland Borough. */
const squads: Law = (s) => [
  ...must(s.squads.length === 4, () => `law 5: ${s.squads.length} Squads`),
  ...s.squads.flatMap((at, borough) =>
    must(DISTRICTS[at]?.borough === BOROUGHS[borough], () => `law 5: the Squad of ${BOROUGHS[borough]} at ${at}`),
  ),
];

/** Law 6: 0 to 4 markers between Plays; within one it may pass 5, and with `torch_first_shot` it cannot. */
const heat: Law = (s) => {
  const most = s.play === null || s.crowned !== NOBODY ? 4 : s.options.torch_first_shot ? 5 : 6;
  return [
    ...must(s.heat.length <= most, () => `law 6: ${s.heat.length} markers on the Track, at most ${most}`),
    ...must(
      s.heat.every((seat) => s.players[seat] !== undefined),
      () => `law 6: markers of ${s.heat}`,
    ),
  ];
};

/** Law 7: 7 Marks, and each of the 32 Jobs in one place. */
const cards: Law = (s) => {
  const market = s.market.filter((job) => job !== null);
  const hidden = [...s.deck, ...s.dark, ...s.faceDownJobs];
  const all = [...hidden, ...market, ...s.discard, ...s.players.flatMap((p) => [...p.held, ...p.done])];
  const gaps = s.market.length - market.length;
  const late = s.phase === 'offers' && s.options.market_restock === 'after_offers';
  return [
    ...must([...all].sort().join() === [...JOB_IDS].sort().join(), () => `law 7: Jobs ${[...all].sort()}`),
    ...must(sum(s.players.map((p) => p.marks)) <= 7, () => 'law 7: more than 7 Marks'),
    ...must(sum(s.players.map((p) => p.welshers)) <= 8, () => 'law 7: more than 8 Welshers'),
    ...must(s.market.length === s.players.length + 1, () => `section 4: a Market of ${s.market.length}`),
    ...must(
      gaps === 0 || late || s.dark.length > 0 || s.deck.length === 0,
      () => `section 6.3: ${gaps} gaps and ${s.deck.length} cards`,
    ),
  ];
};

/** No count is negative or broken; cash is in notes of $100. */
const counts: Law = (s) => {
  const districts = s.districts.flatMap((d) => [d.runners, d.moonshine, d.rum]);
  const players = s.players.flatMap((p) => [p.reserves, p.ledger, p.marks, p.welshers, p.supply, p.token, p.cash]);
  const fight = s.fight ? [s.fight.boss, s.fight.runners, s.fight.moonshine, s.fight.rum] : [];
  const all = [...districts, ...players, ...fight, s.supply.moonshine, s.supply.rum];
  return [
    ...must(
      all.every((n) => Number.isSafeInteger(n) && n >= 0),
      () => `counts: ${all.filter((n) => !(n >= 0))}`,
    ),
    ...must(
      s.players.every((p) => p.cash % 100 === 0),
      () => `cash: ${s.players.map((p) => p.cash)}`,
    ),
    ...must(s.day >= 1 && s.mash >= 1 && s.mash <= 6, () => `day ${s.day}, Mash ${s.mash}`),
    ...must(s.rat === NOBODY || s.players[s.rat] !== undefined, () => `the Rat Card at ${s.rat}`),
  ];
};

/** Turn order and tomorrow's tokens (sections 7.4, 7.6). */
const tokens: Law = (s) => {
  const taken = s.players.map((p) => p.token).filter((t) => t > 0);
  const inOrder = [...taken].sort().every((t, i) => t === i + 1);
  return [
    ...must([...s.order].sort().join() === s.players.map((_, i) => i).join(), () => `the order ${s.order}`),
    ...must(inOrder, () => `section 7.4: tokens ${taken} taken, not the lowest`),
    ...must(
      s.players.every((p) => p.laidLow === p.token > 0),
      () => 'section 7.4: laid low without a token, or the reverse',
    ),
  ];
};

const PHASE_OF: Readonly<Record<Stage, readonly State['phase'][]>> = {
  home: ['setup'],
  draft: ['shadows'],
  split: ['shadows'],
  stock: ['shadows'],
  offer: ['offers'],
  harbormaster: ['harbormaster'],
  play: ['hustle'],
  standoff: ['hustle'],
  pinned: ['hustle'],
  loot: ['hustle'],
  claim: ['hustle'],
  run: ['raid'],
  judge: ['sunset'],
  answer: ['sunset'],
  ballot: ['sunset'],
};

/** One question at a time, of the phase's kind, to a seat at the table; under it at most the Play it belongs to. */
const questions: Law = (s) => {
  const open = top(s);
  if (s.crowned !== NOBODY) return must(s.stack.length === 0, () => 'a question after the crown');
  if (!open) return ['no question is open'];
  const inPlay = ['standoff', 'pinned', 'loot', 'claim', 'run'].includes(open.stage);
  return [
    ...must(
      s.stack.every((d) => s.players[d.seat] !== undefined),
      () => 'a question to nobody',
    ),
    ...must(s.stack.length === (inPlay ? 2 : 1), () => `${s.stack.map((d) => d.stage)} asked at once`),
    ...must(!inPlay || s.stack[0]?.stage === 'play', () => `${open.stage} outside a Play`),
    ...must(inPlay === (s.play !== null), () => `${open.stage}, and a Play in hand: ${s.play?.name}`),
    ...must(!s.play || s.play.seat === s.stack[0]?.seat, () => 'the Play in hand is not of the seat asked for it'),
    ...must(PHASE_OF[open.stage].includes(s.phase), () => `${open.stage} in ${s.phase}`),
    ...must((s.raid !== null) === (s.phase === 'raid'), () => `a Raid in ${s.phase}`),
    ...must(open.stage !== 'play' || !s.players[open.seat]?.laidLow, () => 'section 7.1: a Play asked of one laid low'),
    ...must(
      s.mashTomorrow > 0 === ['hustle', 'raid', 'sunset'].includes(s.phase),
      () => `Mash ${s.mashTomorrow} in ${s.phase}`,
    ),
  ];
};

/** What a question says must fit the board. */
const answers: Law = (s) => {
  const d = top(s);
  const n = s.players.length + 1;
  if (d?.stage === 'draft') return must(s.pool.length >= 2 && s.pool.length <= n, () => `a draft from ${s.pool}`);
  if (d?.stage === 'split') return must(d.targets.length > 0 && d.fired.length > 0, () => 'a Split without a target');
  if (d?.stage === 'stock')
    return must(d.fired.length > 1 && s.supply.moonshine > 0, () => 'stocking without a choice');
  if (d?.stage === 'loot') return must(d.hits > 0 && d.hits <= 5, () => `${d.hits} hits to loot`);
  if (d?.stage === 'run') return must(d.exits.length > 1, () => 'a run without a choice');
  if (d?.stage === 'claim') return must(s.players[d.rival]?.safehouse === d.at, () => 'a claim on no Safehouse');
  return [];
};

/** The fight record and the board agree (section 9.1). */
const fight: Law = (s) => {
  const f = s.fight;
  const open = top(s)?.stage;
  const asked = open === 'standoff' || open === 'pinned' || open === 'loot';
  if (!f) return must(!asked, () => `${open} without a fight`);
  const d = s.districts[f.at];
  const foes = d?.mob === f.defender ? d.runners + (s.players[f.defender]?.boss === f.at ? 1 : 0) : 0;
  return [
    ...must(asked, () => `a fight, and ${open} asked`),
    ...must(f.attacker === s.play?.seat && f.attacker !== f.defender, () => 'a fight of somebody else'),
    ...must(f.boss + f.runners > 0 && foes > 0, () => `a fight of ${f.boss + f.runners} against ${foes}`),
    ...must(f.at !== f.origin && !s.squads.includes(f.at), () => 'a fight at its origin or under a Squad'),
    ...must(top(s)?.seat === (open === 'standoff' ? f.defender : f.attacker), () => `${open} asked of ${top(s)?.seat}`),
    ...must(open !== 'standoff' || !f.firstShot, () => 'a shot before the Standoff'),
    ...must(
      open === 'standoff' || (s.players[f.attacker]?.ledger ?? 0) > 0 || open === 'loot',
      () => 'pinned with an empty Ledger',
    ),
  ];
};

const LAWS: readonly Law[] = [
  influence,
  barrels,
  pieces,
  goldenRule,
  squads,
  heat,
  cards,
  counts,
  tokens,
  questions,
  answers,
  fight,
];

/** What is wrong with the State; empty when every law holds. */
export function invariants(state: unknown): string[] {
  return LAWS.flatMap((law) => law(state as State));
}
