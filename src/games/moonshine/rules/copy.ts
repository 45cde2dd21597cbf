/** A copy written by hand: it shares only what no rule ever writes (options, deeds, questions). */
import type { District, Player, State } from '../state.ts';

export function copy(s: State): State {
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
    play: s.play && { seat: s.play.seat, name: s.play.name, deeds: s.play.deeds.slice() },
    fight: s.fight && { ...s.fight },
    raid: s.raid && { squad: s.raid.squad },
    crowned: s.crowned,
    deck: s.deck.slice(),
  };
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
    done: p.done.slice(),
  };
}
