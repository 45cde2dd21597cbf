import type { MobsterId } from '../../../../src/games/cosca/data/mobsters.ts';
import { countsOf } from '../../../../src/games/cosca/data/places.ts';
import type { CoscaEvent } from '../../../../src/games/cosca/events.ts';
import { type Mobster, NEUTRAL, type Player, type Table, type View } from '../../../../src/games/cosca/state.ts';

const withPlayer = (v: View, seat: number, change: (p: Player) => Partial<Player>): View => ({
  ...v,
  players: v.players.map((p, i) => (i === seat ? { ...p, ...change(p) } : p)),
});

const withMobster = (v: View, id: MobsterId, change: (m: Mobster) => Partial<Mobster>): View => ({
  ...v,
  row: v.row.map((m) => (m.id === id ? { ...m, ...change(m) } : m)),
});

const gains = (v: View, seat: number, money: number, weapons = 0): View =>
  withPlayer(v, seat, (p) => ({ money: p.money + money, weapons: p.weapons + weapons }));

/** The position after one more event, as everybody saw it: what a show between two positions is drawn from. */
export function after(v: View, e: CoscaEvent): View {
  switch (e.type) {
    case 'dayBegan':
      return { ...v, day: e.day, step: 'newDay', at: 0 };
    case 'minionsGathered':
      return withPlayer(v, e.seat, (p) => ({ dice: e.dice, villa: e.villa ?? p.villa, villaDie: false }));
    case 'mobsterArrived':
      return { ...v, deckCount: v.deckCount - 1, row: [...v.row, newcomer(e.mobster)] };
    case 'excessReturned':
      return gains(v, e.seat, -e.money, -e.weapons);
    case 'diceRevealed':
      return { ...withPlayer(v, e.seat, () => ({ shown: countsOf(e.faces) })), step: 'bank' };
    case 'hatsLaid':
      return withMobster(v, e.mobster, () => ({ meets: e.seats }));
    default:
      return afterCity(v, e);
  }
}

function newcomer(id: MobsterId): Mobster {
  return { id, loyalTo: NEUTRAL, drink: false, carry: [], meets: [] };
}

function afterCity(v: View, e: CoscaEvent): View {
  switch (e.type) {
    case 'placeReached':
      return { ...v, step: e.place };
    case 'banked':
    case 'raced':
      return gains(v, e.seat, e.money);
    case 'armed':
      return gains(v, e.seat, -e.weapons, e.weapons);
    case 'invited':
      return e.mobsters.reduce(
        (w, id) => withMobster(w, id, () => ({ drink: true })),
        gains(v, e.seat, -e.mobsters.length),
      );
    case 'askedTheDon':
      return withPlayer(v, e.seat, (p) => ({ villaDie: p.villaDie || e.use }));
    case 'ruledTheStreet':
      return e.seats.reduce((w, seat) => gains(w, seat, e.money, e.weapons), v);
    default:
      return afterLoyalty(v, e);
  }
}

function afterLoyalty(v: View, e: CoscaEvent): View {
  switch (e.type) {
    case 'mobsterReached': {
      const at = v.row.findIndex((m) => m.id === e.mobster);
      return settledBefore({ ...v, step: 'loyalty', at }, e.mobster, e.fight);
    }
    case 'bidsRevealed': {
      const paid = e.bids.reduce((w, bid) => gains(w, bid.seat, -bid.money, -bid.weapons), v);
      return withMobster(paid, e.mobster, () => ({ meets: [], carry: [] }));
    }
    case 'drinkSpent':
      return withMobster(v, e.mobster, () => ({ drink: false }));
    case 'wonOver':
      return withMobster(v, e.mobster, () => ({ loyalTo: e.seat, drink: false }));
    case 'tied':
      return withMobster(v, e.mobster, () => ({ carry: e.seats }));
    case 'dayEnded':
      return { ...v, step: 'dayEnd', at: 0 };
    case 'gameEnded':
      return { ...v, step: 'over', row: v.row.map((m) => ({ ...m, carry: [] })) };
    default:
      return v;
  }
}

/** Whom nobody or one alone called for is settled as soon as he is reached: all hats under his card are taken back. */
function settledBefore(v: View, id: MobsterId, fight: boolean): View {
  return fight ? v : withMobster(v, id, () => ({ meets: [], carry: [] }));
}

/** What everybody may see of a position: the common ground of a view and of a show. */
export function ground({ players, row, day }: Table): Pick<Table, 'players' | 'row' | 'day'> {
  return { players, row, day };
}
