/** What the battery watches in random play, in short: laws, lists, views, copies, and events that account for every change. */
import { isDeepStrictEqual } from 'node:util';
import { seededDice } from '../../src/engine/dice.ts';
import type { Title } from '../../src/engine/title.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import type { State } from '../../src/games/moonshine/state.ts';
import { play } from '../battery/play.ts';
import { audit } from '../games/moonshine/audit.ts';
import { invariants } from '../games/moonshine/invariants.ts';

const { rules } = moonshine;
const GAMES = 10;
const LIMIT = 150;
/** Views are looked at after one action in so many. */
const VIEWS_EACH = 8;

/** Random games; throws at the first thing that is not as it must be. */
export function watchRandomPlay(): void {
  for (let i = 0; i < GAMES; i++) watchGame(i);
}

function watchGame(i: number): void {
  let before = '';
  let kept: State | null = null;
  const must = (holds: boolean, complaint: string) => {
    if (!holds) throw new Error(complaint);
  };
  const spec = {
    title: moonshine as Title,
    seats: 3 + (i % 2),
    seed: `mutation-${i}`,
    chooser: i % 3 === 0 ? 'weighted' : 'byName',
    limit: LIMIT,
    asides: 8,
    ...(i % 4 === 3
      ? { options: { whispers_claim: true, market_restock: 'after_offers', day1_dark_market: true } }
      : {}),
  } as const;
  play(spec, {
    state(state, made) {
      const s = state as State;
      const [broken] = invariants(s);
      must(broken === undefined, broken ?? '');
      must(kept === null || JSON.stringify(kept) === before, 'a copy has changed');
      watchAnswers(s, must);
      if (made.length % VIEWS_EACH === 0) watchViews(s, must);
      before = JSON.stringify(s);
      kept = rules.copy(s);
      must(JSON.stringify(kept) === before, 'a copy is another State');
    },
    after(state, _made, events) {
      const [odd] = audit(JSON.parse(before), state, events);
      must(odd === undefined, odd ?? '');
    },
  });
}

type Must = (holds: boolean, complaint: string) => void;

/** Idle and listed answers are legal, and nobody else has any. */
function watchAnswers(s: State, must: Must): void {
  const asked = rules.waiting(s).map(({ seat }) => seat);
  for (const seat of s.players.keys()) {
    const listed = rules.actions(s, seat);
    must(asked.includes(seat) === listed.length > 0, `seat ${seat} has ${listed.length} answers`);
    for (const action of [...listed, ...rules.asides(s, seat)])
      must(rules.refuse(s, seat, action) === null, `listed and refused: ${action.do}`);
    if (asked.includes(seat)) must(rules.refuse(s, seat, rules.idle(s, seat)) === null, 'the idle answer is refused');
  }
}

/** The Vipers know the top card at any time, with the older Whispers while they take a Job. */
function hears(s: State, vipers: number): boolean {
  const [asked] = rules.waiting(s);
  return !s.options.whispers_claim || (asked?.stage === 'offer' && asked.seat === vipers);
}

/** A view holds no secret, is the same whatever the secret is, and can be dealt out again. */
function watchViews(s: State, must: Must): void {
  const vipers = s.players.findIndex(({ family }) => family === 'vipers');
  for (const seat of [null, ...s.players.keys()]) {
    const view = rules.view(s, seat);
    const knows = seat !== null && seat === vipers && hears(s, seat) ? 1 : 0;
    must(!('deck' in view) && !('dark' in view), 'a view has the deck');
    must((view.deckTop !== undefined) === (knows === 1 && s.deck.length > 0), 'Whispers are wrong');
    const other = {
      ...s,
      deck: [...s.deck.slice(0, knows), ...s.deck.slice(knows).reverse()],
      dark: [...s.dark].reverse(),
    };
    must(isDeepStrictEqual(rules.view(other, seat), view), 'a view shows a secret');
    const dealt = rules.deal(view, seat, seededDice('dealt'));
    must(isDeepStrictEqual(rules.view(dealt, seat), view), 'dealt again, the view is another');
    must(dealt.deck.length === s.deck.length && dealt.dark.length === s.dark.length, 'dealt again, cards are missing');
    if (seat !== null)
      must(isDeepStrictEqual(rules.actions(view, seat), rules.actions(s, seat)), 'a view allows otherwise');
  }
}
