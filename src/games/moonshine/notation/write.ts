/** A State said in full as a position (notation.md section 2). */
import type { Seat } from '../../../engine/rules.ts';
import { BOROUGHS, DISTRICT_IDS } from '../data/districts.ts';
import { bossCount, controlled, district, hasSafehouse, squadAt } from '../rules/board.ts';
import { top } from '../rules/decisions.ts';
import { hasNod, respect } from '../rules/respect.ts';
import { type Deal, NOBODY, type Phase, type Player, type Stage, type State, type Table, type Vow } from '../state.ts';
import { inWords } from './words.ts';

/** The position, secrets included. */
export function writePosition(s: State): Record<string, unknown> {
  const name = (seat: Seat) => s.players[seat]?.family ?? null;
  return {
    day: s.day,
    phase: s.phase,
    turn: name(turnOf(s)),
    order: s.order.map(name),
    mash: s.mash,
    mashTomorrow: s.mashTomorrow || null,
    pool: [...s.pool],
    districts: writeDistricts(s),
    players: Object.fromEntries(s.players.map((p) => [p.family, writePlayer(s, p)])),
    heat: s.heat.map(name),
    rat: name(s.rat),
    market: [...s.market],
    deck: [...s.deck],
    discard: [...s.discard],
    supply: { ...s.supply },
    deals: s.deals.map((deal) => writeDeal(s, deal)),
    dealsMade: s.dealsMade,
    crackdown: s.crackdown || null,
    alliances: s.alliances.length > 0 ? s.alliances.map((pair) => pair.map(name)) : null,
    dark: [...s.dark],
    crowned: name(s.crowned),
    pending: isPlain(s) ? null : writePending(s),
  };
}

/** Whose turn it is in the phase: the maker of the Play in hand, or who is asked. */
function turnOf(s: Table): Seat {
  const bottom = s.stack[0];
  return s.crowned === NOBODY && bottom ? bottom.seat : NOBODY;
}

const PLAIN: Readonly<Record<Phase, Stage | null>> = {
  setup: 'home',
  shadows: 'draft',
  offers: 'offer',
  harbormaster: 'harbormaster',
  hustle: 'play',
  raid: null,
  sunset: null,
};

/** Whether `phase` and `turn` alone say what is to be decided. */
export function isPlain(s: Table): boolean {
  if (s.crowned !== NOBODY) return s.play === null;
  return s.stack.length === 1 && top(s)?.stage === PLAIN[s.phase] && s.play === null;
}

function writePending(s: Table): Record<string, unknown> {
  return {
    stack: s.stack.map((decision) => inWords(s, decision)),
    play: s.play && {
      ...inWords(s, { ...s.play, deeds: null }),
      deeds: s.play.deeds.map((d) => inWords(s, d)),
    },
    fight: s.fight && inWords(s, s.fight),
    raid: s.raid && { ...s.raid },
  };
}

function writeDistricts(s: Table): Record<string, unknown> {
  return Object.fromEntries(
    DISTRICT_IDS.map((id, at) => {
      const { mob, runners, moonshine, rum } = district(s, at);
      return [
        id,
        {
          mob: s.players[mob]?.family ?? null,
          boss: bossCount(s, at),
          runners,
          safehouse: hasSafehouse(s, at),
          moonshine,
          rum,
          squad: squadAt(s, at),
        },
      ];
    }),
  );
}

function writeDeal(s: Table, { vows: [give, ask], ...deal }: Deal): Record<string, unknown> {
  const [from, to] = [s.players[deal.from]?.family, s.players[deal.to]?.family];
  return { ...deal, from, to, give: give && writeVow(s, give), ask: ask && writeVow(s, ask) };
}

function writeVow(s: Table, vow: Vow): Record<string, unknown> {
  return { ...vow, votes: vow.votes.map((ballot) => inWords(s, ballot)) };
}

function writePlayer(s: State, p: Player): Record<string, unknown> {
  return {
    cash: p.cash,
    reserves: p.reserves,
    ledger: p.ledger,
    owned: p.owned,
    nod: hasNod(s, s.players.indexOf(p)),
    marks: p.marks,
    welshers: p.welshers,
    laidLow: p.laidLow,
    token: p.token || null,
    extorted: p.extorted,
    offered: p.offered,
    home: BOROUGHS[p.home] ?? null,
    jobs: {
      held: [...p.held],
      done: [...p.done],
      faceDown: p.faceDown.length > 0 ? [...s.faceDownJobs] : [],
    },
  };
}

/** What a scenario's result says beside the position. */
export function derived(s: State): Record<string, unknown> {
  const bySeat = <T>(value: (seat: Seat) => T) =>
    Object.fromEntries(s.players.map((p, seat) => [p.family, value(seat)]));
  return {
    respect: bySeat((seat) => respect(s, seat)),
    controls: Object.fromEntries(DISTRICT_IDS.map((id, at) => [id, s.players[district(s, at).mob]?.family ?? null])),
    counts: {
      deck: s.deck.length,
      market: s.market.filter((job) => job !== null).length,
      discard: s.discard.length,
      controlled: bySeat((seat) => controlled(s, seat)),
    },
  };
}
