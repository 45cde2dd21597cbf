/** What people do on such an evening: asides with any fields, answers that bring the evening on. */
import { pick } from '../../src/bots/random.ts';
import type { Action, Dice, Seat } from '../../src/engine/rules.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import type { State } from '../../src/games/moonshine/state.ts';

const PLACES = ['corona', 'redHook', 'whitestone', 'canarsie', 'williamsburg', 'queens', 'brooklyn', 'staten'];

function oneOf<T>(list: readonly T[], dice: Dice): T {
  return list[dice.below(list.length)] as T;
}

/** A promise in words, of cash, of distance, or none; now and then of a sum that nobody has. */
function promise(dice: Dice): object | null {
  switch (dice.below(5)) {
    case 0:
      return null;
    case 1:
      return { text: `word ${dice.below(3)}` };
    case 2:
      return { text: 'and a word', term: { stayOut: oneOf(PLACES, dice) } };
    case 3:
      return { text: '', term: { pay: 100 * (1 + dice.below(15)) } };
    default:
      return { text: '', term: { pay: 100 * (1 + dice.below(4)) } };
  }
}

/** An aside of anybody: legal or not, about a Handshake that may be there or not. */
export function anyAside(s: State, dice: Dice): { seat: Seat; action: Action } {
  const listed = s.players.flatMap((_, seat) =>
    moonshine.rules
      .asides(s, seat)
      .filter(({ do: name }) => name !== 'offerHandshake' && name !== 'giveCash')
      .map((action) => ({ seat, action })),
  );
  if (listed.length > 0 && dice.below(2) === 0) return oneOf(listed, dice);
  const seat = dice.below(s.players.length);
  const to = s.players[dice.below(s.players.length)]?.family ?? '';
  const deal = dice.below(s.dealsMade + 2);
  switch (dice.below(6)) {
    case 0:
      return { seat, action: { do: 'giveCash', to, amount: 100 * (1 + dice.below(6)) } };
    case 1:
      return { seat, action: { do: oneOf(['shake', 'refuseHandshake', 'withdrawHandshake'], dice), deal } };
    case 2: {
      const name = oneOf(['callKept', 'callBroken', 'admit', 'dispute'], dice);
      return { seat, action: { do: name, deal, promise: dice.below(2) } };
    }
    case 3: {
      const vote = oneOf(['kept', 'broken'], dice);
      return { seat, action: { do: 'vote', deal, promise: dice.below(2), vote } };
    }
    default:
      return { seat, action: anyOffer(s, seat, to, dice) };
  }
}

/** An offer, or a counter to an open one. */
function anyOffer(s: State, seat: Seat, to: string, dice: Dice): Action {
  const open = s.deals.filter((deal) => !deal.shaken && deal.to === seat);
  const answered = open.length > 0 && dice.below(2) === 0 ? oneOf(open, dice) : null;
  const rival = answered ? (s.players[answered.from]?.family ?? to) : to;
  return { do: 'offerHandshake', to: rival, give: promise(dice), ask: promise(dice), counter: answered?.id ?? 0 };
}

const WEIGHTS: Readonly<Record<string, number>> = {
  layLow: 9,
  takeTheCrown: 12,
  collect: 6,
  secure: 1,
  recruit: 1,
  rat: 2,
};
/** Amounts and roads make many ways of one Play: each name weighs about the same together. */
const OTHERWISE = 12;

/** One legal answer of that seat. */
export function likelyAnswer(s: State, seat: Seat, dice: Dice): Action {
  const actions = moonshine.rules.actions(s, seat);
  const many = new Map<string, number>();
  for (const { do: name } of actions) many.set(name, (many.get(name) ?? 0) + 1);
  const weights = actions.map(({ do: name }) => (WEIGHTS[name] ?? OTHERWISE) / (many.get(name) ?? 1));
  return pick(actions, weights, dice);
}
