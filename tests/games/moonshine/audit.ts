/** Cash, markers, Marks and barrels change by rule only: every change of a step is told by one of its events (sections 7, 8, 15). */
import type { GameEvent } from '../../../src/engine/rules.ts';
import type { MoonshineEvent } from '../../../src/games/moonshine/events.ts';
import type { State } from '../../../src/games/moonshine/state.ts';

/** What an event does to its seat's cash. */
function income(event: MoonshineEvent): number {
  switch (event.type) {
    case 'recruited':
      return -300 * event.runners;
    case 'secured':
      return -500;
    case 'borrowed':
      return 1500;
    case 'squaredUp':
      return -2000;
    case 'collected':
      return 100;
    case 'laidLow':
      return event.pay;
    case 'unloaded':
      return 300 * event.moonshine + 500 * event.rum;
    case 'peddled':
      return event.pay;
    case 'bribed':
      return -1000 * (event.owned - 5);
    case 'extorted':
      return 200 * event.districts;
    case 'cashGiven':
      return -event.amount;
    default:
      return 0;
  }
}

function cash(before: State, after: State, events: readonly MoonshineEvent[]): string[] {
  return after.players.flatMap((p, seat) => {
    let due = before.players[seat]?.cash ?? 0;
    for (const event of events) {
      if ('seat' in event && event.seat === seat) due += income(event);
      if (event.type === 'cashGiven' && event.to === seat) due += event.amount;
    }
    return p.cash === due ? [] : [`${p.family} have $${p.cash}, the events say $${due}`];
  });
}

/** Broken promises that cost that seat a Welsher. */
function welshed(events: readonly MoonshineEvent[], seat: number): number {
  return events.filter((e) => e.type === 'promiseBroken' && e.seat === seat && e.welsher).length;
}

/** Marks, owned markers, completed Jobs and Welshers change by their own events alone. */
function cards(before: State, after: State, events: readonly MoonshineEvent[]): string[] {
  return after.players.flatMap((p, seat) => {
    const was = before.players[seat];
    const count = (type: MoonshineEvent['type']) =>
      events.filter((e) => e.type === type && 'seat' in e && e.seat === seat).length;
    const told: [string, number, number][] = [
      ['Marks', p.marks - (was?.marks ?? 0), count('borrowed') - count('squaredUp')],
      ['owned', p.owned - (was?.owned ?? 0), count('bribed')],
      ['Jobs done', p.done.length - (was?.done.length ?? 0), count('jobDone')],
      ['Welshers', p.welshers - (was?.welshers ?? 0), welshed(events, seat)],
    ];
    return told.flatMap(([what, change, due]) =>
      change === due ? [] : [`${p.family}: ${what} ${change}, the events say ${due}`],
    );
  });
}

/** Moonshine comes from Stills and leaves by sale, swap and Raid; Rum comes by Trade. */
function supply(before: State, after: State, events: readonly MoonshineEvent[]): string[] {
  let [moonshine, rum] = [before.supply.moonshine, before.supply.rum];
  for (const event of events) {
    if (event.type === 'brewed') moonshine -= event.moonshine;
    if (event.type === 'traded') moonshine += event.barrels;
    if (event.type === 'traded') rum -= event.barrels + event.gift;
    if (event.type === 'unloaded' || event.type === 'peddled' || event.type === 'doorsKickedIn')
      moonshine += event.moonshine;
    if (event.type === 'unloaded' || event.type === 'doorsKickedIn') rum += event.rum;
  }
  const same = moonshine === after.supply.moonshine && rum === after.supply.rum;
  return same ? [] : [`Supply ${JSON.stringify(after.supply)}, the events say ${moonshine} and ${rum}`];
}

/** Changes of the step that no event of it accounts for. */
export function audit(before: unknown, after: unknown, events: readonly GameEvent[]): string[] {
  const step = [before as State, after as State, events as readonly unknown[] as readonly MoonshineEvent[]] as const;
  return [...cash(...step), ...cards(...step), ...supply(...step)];
}
