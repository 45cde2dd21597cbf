/** Tokens, loyalty, drinks and dice change by rule only: every change of a step is told by one of its events. */
import type { GameEvent } from '../../../src/engine/rules.ts';
import type { CoscaEvent } from '../../../src/games/cosca/events.ts';
import type { State } from '../../../src/games/cosca/state.ts';

/** What an event does to a seat's money and weapons. */
function tokens(event: CoscaEvent, seat: number): [money: number, weapons: number] {
  switch (event.type) {
    case 'banked':
    case 'raced':
      return event.seat === seat ? [event.money, 0] : [0, 0];
    case 'armed':
      return event.seat === seat ? [-event.weapons, event.weapons] : [0, 0];
    case 'invited':
      return event.seat === seat ? [-event.mobsters.length, 0] : [0, 0];
    case 'excessReturned':
      return event.seat === seat ? [-event.money, -event.weapons] : [0, 0];
    case 'ruledTheStreet':
      return event.seats.includes(seat) ? [1, 1] : [0, 0];
    case 'bidsRevealed': {
      const bid = event.bids.find((one) => one.seat === seat);
      return bid ? [-bid.money, -bid.weapons] : [0, 0];
    }
    default:
      return [0, 0];
  }
}

function players(before: State, after: State, events: readonly CoscaEvent[]): string[] {
  return after.players.flatMap((p, seat) => {
    const was = before.players[seat] ?? p;
    const due = { money: was.money, weapons: was.weapons, dice: was.dice, villa: was.villa, villaDie: was.villaDie };
    for (const event of events) {
      const [money, weapons] = tokens(event, seat);
      due.money += money;
      due.weapons += weapons;
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'askedTheDon' && event.use) due.villaDie = true;
      if (event.type === 'minionsGathered') Object.assign(due, { dice: event.dice, villaDie: false });
      if (event.type === 'minionsGathered' && event.villa) due.villa = event.villa;
    }
    return Object.entries(due).flatMap(([what, value]) =>
      p[what as keyof typeof due] === value
        ? []
        : [`${p.family}: ${what} is ${p[what as keyof typeof due]}, the events say ${value}`],
    );
  });
}

function mobsters(before: State, after: State, events: readonly CoscaEvent[]): string[] {
  return after.row.flatMap((m) => {
    const was = before.row.find((one) => one.id === m.id);
    let [loyalTo, drink, here] = [was?.loyalTo ?? -1, was?.drink ?? false, was !== undefined];
    for (const event of events) {
      if (event.type === 'mobsterArrived' && event.mobster === m.id) here = true;
      if (event.type === 'invited' && event.mobsters.includes(m.id)) drink = true;
      if (event.type === 'drinkSpent' && event.mobster === m.id) drink = false;
      if (event.type === 'wonOver' && event.mobster === m.id) [loyalTo, drink] = [event.seat, false];
    }
    const same = here && m.loyalTo === loyalTo && m.drink === drink;
    return same ? [] : [`${m.id}: ${m.loyalTo} ${m.drink}, the events say ${loyalTo} ${drink} ${here}`];
  });
}

/** Changes of the step that no event of it accounts for. */
export function audit(before: unknown, after: unknown, events: readonly GameEvent[]): string[] {
  const step = [before as State, after as State, events as readonly unknown[] as readonly CoscaEvent[]] as const;
  return [...players(...step), ...mobsters(...step)];
}
