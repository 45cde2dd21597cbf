/** A copy written by hand: it shares only what no rule ever writes (options, sets of seats, what is sealed and shown). */
import type { Mobster, Player, State } from '../state.ts';

export function copy(s: State): State {
  return {
    options: s.options,
    players: s.players.map(copyPlayer),
    startDay: s.startDay,
    day: s.day,
    row: s.row.map(copyMobster),
    step: s.step,
    at: s.at,
    deck: s.deck.slice(),
    sealed: s.sealed.slice(),
  };
}

function copyPlayer(p: Player): Player {
  return {
    family: p.family,
    money: p.money,
    weapons: p.weapons,
    dice: p.dice,
    shown: p.shown,
    villa: p.villa,
    villaDie: p.villaDie,
  };
}

function copyMobster(m: Mobster): Mobster {
  return { id: m.id, loyalTo: m.loyalTo, drink: m.drink, carry: m.carry, meets: m.meets };
}
