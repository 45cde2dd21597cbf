/** What happened is shown from the events alone: it must lead from one position exactly to the next. */
import { expect, test } from 'vitest';
import { after } from '../../../../client/games/moonshine/show/fold.ts';
import { shownOf } from '../../../../client/games/moonshine/show/shown.ts';
import type { GameEvent } from '../../../../src/engine/rules.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import { randomGame, type Step } from './randomGame.ts';

/** What stands on the table for all to see. */
function ground({
  districts,
  squads,
  heat,
  supply,
  market,
  pool,
  mash,
  mashTomorrow,
  players,
  rat,
  deckCount,
  fight,
}: View) {
  const figures = players.map(({ cash, ledger, reserves, owned, nod, marks, boss, safehouse, held, done, supply }) => ({
    ...{ cash, ledger, reserves, owned, nod, marks, boss, safehouse, supply },
    ...{ held: [...held].sort(), done: [...done].sort() },
  }));
  const { attacker, at, origin, boss, runners, moonshine, rum } = fight ?? {};
  const standing = fight && { attacker, at, origin, boss, runners, moonshine, rum };
  return { districts, squads, heat, supply, market, pool, mash, mashTomorrow, figures, rat, deckCount, standing };
}

function told({ state, seat, action, events }: Step): View {
  const entry = { number: 1, seat, action, events: events as unknown as GameEvent[], at: 0 };
  return shownOf(entry).reduce(after, structuredClone(rules.view(state, null)));
}

test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])(
  'events folded on the position before give the position after: game %s',
  (seed) => {
    for (const step of randomGame(`fold ${seed}`, 400)) {
      if (step.action.do === 'pickHome') continue;
      expect(ground(told(step)), JSON.stringify(step.action)).toEqual(ground(rules.view(step.after, null)));
    }
  },
);

test.each([
  { skiff_escape: true },
  { market_restock: 'after_offers' },
  { day1_dark_market: true, market_restock: 'after_offers', whispers_claim: true },
])('and so with house rules: %j', (options) => {
  for (const step of randomGame('house rules', 500, options)) {
    if (step.action.do === 'pickHome') continue;
    expect(ground(told(step)), JSON.stringify(step.action)).toEqual(ground(rules.view(step.after, null)));
  }
});
