/** Public and hidden information (section 8): the deck, and what lies behind the others' screens. */
import { shuffle } from '../../../engine/dice.ts';
import type { Action, Dice, Seat } from '../../../engine/rules.ts';
import { MOBSTER_IDS } from '../data/mobsters.ts';
import type { Sealed, State, Table, View } from '../state.ts';
import { copy } from './copy.ts';
import { screenOf, stageOf } from './registry.ts';
import { seal } from './screens.ts';

/** What that seat, or a spectator, may know. */
export function view(s: State, seat: Seat | null): View {
  const { deck, sealed, ...table } = s;
  const shown = s.options.sealed_timing === 'shown';
  const ready = sealed.map((one, other) => one !== null && (shown || other === seat));
  return { ...table, deckCount: deck.length, mine: seat === null ? null : (sealed[seat] ?? null), ready };
}

/**
 * A full State that this viewer cannot tell from the true one: the unseen mobsters in some order, and behind each screen of which
 * he knows that something lies there any legal thing, all equally likely. Where timing is secret, the others have not decided.
 */
export function deal(v: View, seat: Seat | null, dice: Dice): State {
  const { deckCount, mine, ready, ...table } = v;
  const seen = new Set(v.row.map((m) => m.id));
  const deck = shuffle(
    MOBSTER_IDS.filter((id) => !seen.has(id)),
    dice,
  ).slice(0, deckCount);
  const sealed = ready.map((lies, other) => (lies ? (other === seat ? mine : anything(v, other, dice)) : null));
  return copy({ ...table, deck, sealed });
}

function anything(s: Table, seat: Seat, dice: Dice): Sealed | null {
  const stage = stageOf(s);
  const listed = stage ? screenOf(stage).list(s, seat) : [];
  return listed.length > 0 ? seal(s, listed[dice.below(listed.length)] as Action) : null;
}
