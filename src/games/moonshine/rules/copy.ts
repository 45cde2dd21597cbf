/** A copy written by hand: it shares only what no rule ever writes (options, deeds, questions). */
import type { Deal, District, Player, State, Table, Vow } from '../state.ts';

export function copy(s: State): State {
  return copyWith(s, { deck: s.deck.slice(), dark: s.dark.slice(), faceDownJobs: s.faceDownJobs.slice() });
}

/** A copy of what is open, with those hidden parts, which it takes as they are. */
export function copyWith(s: Table, hidden: Pick<State, 'deck' | 'dark' | 'faceDownJobs'>): State {
  return {
    options: s.options,
    players: s.players.map(copyPlayer),
    districts: s.districts.map(copyDistrict),
    squads: s.squads.slice(),
    day: s.day,
    phase: s.phase,
    order: s.order.slice(),
    mash: s.mash,
    mashTomorrow: s.mashTomorrow,
    pool: s.pool.slice(),
    heat: s.heat.slice(),
    rat: s.rat,
    market: s.market.slice(),
    discard: s.discard.slice(),
    supply: { moonshine: s.supply.moonshine, rum: s.supply.rum },
    stack: s.stack.slice(),
    play: s.play && { ...s.play, deeds: s.play.deeds.slice() },
    fight: s.fight && { ...s.fight },
    raid: s.raid && { squad: s.raid.squad },
    crowned: s.crowned,
    deals: s.deals.length === 0 ? [] : s.deals.map(copyDeal),
    dealsMade: s.dealsMade,
    crackdown: s.crackdown,
    alliances: s.alliances,
    deck: hidden.deck,
    dark: hidden.dark,
    faceDownJobs: hidden.faceDownJobs,
  };
}

function copyDeal(d: Deal): Deal {
  return { ...d, vows: [copyVow(d.vows[0]), copyVow(d.vows[1])] };
}

function copyVow(vow: Vow | null): Vow | null {
  return vow && { ...vow, votes: vow.votes.slice() };
}

function copyDistrict(d: District): District {
  return { mob: d.mob, runners: d.runners, moonshine: d.moonshine, rum: d.rum };
}

function copyPlayer(p: Player): Player {
  return {
    family: p.family,
    home: p.home,
    cash: p.cash,
    reserves: p.reserves,
    ledger: p.ledger,
    owned: p.owned,
    nod: p.nod,
    marks: p.marks,
    welshers: p.welshers,
    laidLow: p.laidLow,
    extorted: p.extorted,
    offered: p.offered,
    token: p.token,
    boss: p.boss,
    safehouse: p.safehouse,
    supply: p.supply,
    held: p.held.slice(),
    faceDown: p.faceDown.slice(),
    done: p.done.slice(),
  };
}
