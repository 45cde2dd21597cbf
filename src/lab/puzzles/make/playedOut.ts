import type { Action, Dice, Seat } from '../../../engine/rules.ts';
import { priorities } from '../../../games/moonshine/bot/priorities.ts';
import { top } from '../../../games/moonshine/rules/decisions.ts';
import { rules } from '../../../games/moonshine/rules/index.ts';
import type { State } from '../../../games/moonshine/state.ts';

interface Try {
  seat: Seat;
  action: Action;
  /** Whose crowns are counted. */
  hopeful: Seat;
}

/** The share of games in which that seat is crowned on the same Day after the other's answer, everybody going on by `priorities`. */
export function crownedToday(s: State, { seat, action, hopeful }: Try, games: number, dice: Dice): number {
  let crowns = 0;
  for (let game = 0; game < games; game++) {
    const played = rules.copy(s);
    rules.apply(played, seat, action, { dice });
    while (!rules.outcome(played) && played.day === s.day) {
      const asked = top(played)?.seat ?? 0;
      rules.apply(played, asked, priorities(rules.view(played, asked), asked, dice), { dice });
    }
    if (played.crowned === hopeful) crowns += 1;
  }
  return crowns / games;
}
