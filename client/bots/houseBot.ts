import type { Action, Seat } from '../../src/engine/rules.ts';
import type { Playable } from '../../src/engine/title.ts';
import { Bot, type BotAction, type FrameworkState } from '../boardgameio.ts';

/** The answer of a seat that is waited for, from its own view. */
export type Decide = (view: unknown, seat: Seat) => Action | Promise<Action>;

/**
 * The house's player as a bot of boardgame.io, to be named in `Local({ bots: { '1': houseBot(...) } })` for each of `seats`. The
 * framework hands its bots the whole state; this one looks at the view of the seat it answers for and nothing else. It asks the
 * first bot that may act at all, be it on the side: the answer is then for the one of `seats` that is waited for, and while none
 * is, there is no answer. Without `seats` it answers for everybody, as the debug panel wants it.
 */
export function houseBot({ rules }: Pick<Playable, 'rules'>, decide: Decide, seats?: readonly Seat[]): typeof Bot {
  return class HouseBot extends Bot {
    async play({ G }: FrameworkState): Promise<{ action: BotAction }> {
      const asked = rules.waiting(G).find(({ seat }) => seats?.includes(seat) ?? true);
      if (!asked) return NEVER;
      const { do: type, ...fields } = await decide(rules.view(G, asked.seat), asked.seat);
      return { action: { type: 'MAKE_MOVE', payload: { type, args: [fields], playerID: String(asked.seat) } } };
    }
  } as typeof Bot;
}

const NEVER = new Promise<never>(() => {});
