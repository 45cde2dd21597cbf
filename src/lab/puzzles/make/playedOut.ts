/** What an answer comes to when the rest of the Day is played out: for what no proof can settle, because dice decide. */
import type { Policy } from '../../../engine/policy.ts';
import type { Action, Dice, Seat } from '../../../engine/rules.ts';
import { priorities } from '../../../games/moonshine/bot/priorities.ts';
import { top } from '../../../games/moonshine/rules/decisions.ts';
import { rules } from '../../../games/moonshine/rules/index.ts';
import type { State, View } from '../../../games/moonshine/state.ts';

interface Try {
  seat: Seat;
  action: Action;
  /** Whose crowns are counted. */
  hopeful: Seat;
  /** Who goes on for the seat; `priorities`, as for everybody else, unless it is said. */
  by?: Policy<View>;
}

/** The share of games in which that seat is crowned on the same Day after the answer. */
export function crownedToday(
  s: State,
  { seat, action, hopeful, by = priorities }: Try,
  games: number,
  dice: Dice,
): number {
  let crowns = 0;
  for (let game = 0; game < games; game++) {
    const played = rules.copy(s);
    rules.apply(played, seat, action, { dice });
    while (!rules.outcome(played) && played.day === s.day) {
      const asked = top(played)?.seat ?? 0;
      const player = asked === seat ? by : priorities;
      rules.apply(played, asked, player(rules.view(played, asked), asked, dice), { dice });
    }
    if (played.crowned === hopeful) crowns += 1;
  }
  return crowns / games;
}
