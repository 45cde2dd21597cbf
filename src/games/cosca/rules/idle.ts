/** What is done for a seat that does not answer (section 8): yesterday's dice, and nothing that costs anything. Always legal. */
import type { Action, Seat } from '../../../engine/rules.ts';
import { facesOf } from '../data/places.ts';
import type { Known, Player } from '../state.ts';
import { waiting } from './screens.ts';
import { player } from './table.ts';

export function idle(s: Known, seat: Seat): Action {
  const open = waiting(s).find((one) => one.seat === seat);
  switch (open?.stage) {
    case 'setDice':
      return { do: 'setDice', faces: yesterdaysFaces(player(s, seat)) };
    case 'gunShop':
      return { do: 'gunShop', n: 0 };
    case 'club':
      return { do: 'club', mobsters: [] };
    case 'villa':
      return { do: 'villa', use: false };
    case 'fight':
      return { do: 'fight', money: 0, weapons: 0 };
    default:
      throw new Error(`seat ${seat} is not waited for`);
  }
}

/** As many of yesterday's faces as there are dice, in the order of the places; the Bank for all others. */
function yesterdaysFaces({ shown, dice }: Player) {
  const before = shown ? facesOf(shown).slice(0, dice) : [];
  return [...Array(dice - before.length).fill('bank'), ...before];
}
