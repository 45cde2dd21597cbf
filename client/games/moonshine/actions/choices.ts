import type { Action } from '../../../../src/engine/rules.ts';
import { BOROUGHS, facts, MAINLAND } from '../../../../src/games/moonshine/data/districts.ts';
import { JOBS, type JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import { DIE_FACES } from '../../../../src/games/moonshine/data/tables.ts';
import type { Stage } from '../../../../src/games/moonshine/state.ts';
import { type Ability, HIDDEN } from '../../../actions/action.ts';
import type { GlyphName } from '../map/glyphs.tsx';
import { card } from '../rules.ts';
import type { Tableau } from '../tableau.ts';
import { ACTION_WORDS, type ActionName } from '../words/actions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { DEAL_WORDS } from '../words/deals.ts';
import { BOROUGH_WORDS } from '../words/names.ts';
import { abilityOf, asks, type DeedAction, icon, judged } from './gameAction.tsx';

interface Choice {
  /** Beside the deed, where one deed has several: `5`, `bronx`. */
  which?: string;
  deed: ActionName;
  stage: Stage;
  keys?: readonly string[];
  glyph: GlyphName;
  /** The complete action that it is now; null where there is no such choice. */
  action(t: Tableau): Action | null;
  name?(t: Tableau): string;
  does?(t: Tableau): string;
}

/** An answer that is complete by itself: pressed, and given. */
function choice({ which, deed, stage, keys = [], glyph, action, name, does }: Choice): DeedAction {
  const refusal = (t: Tableau) => {
    const meant = action(t);
    return meant && judged(t, meant);
  };
  const test = (t: Tableau): Ability => (asks(t, stage) && action(t) !== null ? abilityOf(t, refusal(t)) : HIDDEN);
  return {
    id: `moonshine.${deed}${which ? `.${which}` : ''}`,
    deed,
    scope: stage,
    keys,
    icon: icon(glyph),
    menu: 'desk',
    words: (t) => ({ name: name?.(t) ?? ACTION_WORDS[deed].name, does: does?.(t) ?? ACTION_WORDS[deed].does }),
    refusal,
    test,
    effect(t) {
      const meant = action(t);
      if (meant) t.doing.send(meant);
    },
  };
}

const FACES = Array.from({ length: DIE_FACES }, (_, i) => i + 1);
const SLOTS = [1, 2, 3, 4, 5];

const homes = BOROUGHS.slice(0, MAINLAND).map((borough, i) =>
  choice({
    which: borough,
    deed: 'pickHome',
    stage: 'home',
    keys: [String(i + 1)],
    glyph: 'ward',
    action: () => ({ do: 'pickHome', borough }),
    name: () => `${ACTION_WORDS.pickHome.name}: ${BOROUGH_WORDS[borough]}`,
  }),
);

const dice = FACES.map((die) =>
  choice({
    which: String(die),
    deed: 'draft',
    stage: 'draft',
    keys: [String(die)],
    glyph: 'moonshine',
    action: ({ view }) => (view.pool.includes(die) ? { do: 'draft', die } : null),
    name: () => `${ACTION_WORDS.draft.name} ${die}`,
    does: ({ view }) => W.dieBrews(die, view.mash + die),
  }),
);

const faces = FACES.map((face) =>
  choice({
    which: String(face),
    deed: 'nameMash',
    stage: 'harbormaster',
    keys: [String(face)],
    glyph: 'dock',
    action: () => ({ do: 'nameMash', face }),
    name: () => `${ACTION_WORDS.nameMash.name}: ${face}`,
  }),
);

const job = (deed: 'takeJob' | 'walkAway', slot: number, of: (t: Tableau) => readonly (JobId | null)[]) =>
  choice({
    which: String(slot),
    deed,
    stage: 'offer',
    keys: deed === 'takeJob' ? [String(slot)] : [],
    glyph: 'welsher',
    action(t) {
      const id = of(t)[slot - 1];
      return id ? { do: deed, job: id } : null;
    },
    name(t) {
      const id = of(t)[slot - 1];
      if (!id) return ACTION_WORDS[deed].name;
      return deed === 'takeJob' ? W.takeFor(JOBS[id].title, card(t.view, id).stake) : W.walkFrom(JOBS[id].title);
    },
  });

const offers = [
  ...SLOTS.map((slot) => job('takeJob', slot, ({ view }) => view.market.filter((one) => one !== null))),
  ...SLOTS.map((slot) => job('walkAway', slot, ({ me }) => me?.held ?? [])),
  choice({ deed: 'standPat', stage: 'offer', keys: ['s'], glyph: 'padlock', action: () => ({ do: 'standPat' }) }),
  choice({
    deed: 'takeWhisper',
    stage: 'offer',
    keys: ['w'],
    glyph: 'welsher',
    action: ({ view }) => (view.options.whispers_claim && view.deckTop ? { do: 'takeWhisper' } : null),
  }),
];

const apart = choice({
  which: 'none',
  deed: 'split',
  stage: 'split',
  keys: ['n'],
  glyph: 'moonshine',
  action: ({ view }) => (view.options.split_must_fire ? null : { do: 'split', to: null }),
  name: () => W.splitNo,
});

/** The Stills in the order they stand in; another order is made up on the desk. */
const stock = choice({
  deed: 'stock',
  stage: 'stock',
  keys: ['g'],
  glyph: 'moonshine',
  action: ({ decision }) =>
    decision?.stage === 'stock' ? { do: 'stock', order: decision.fired.map((at) => facts(at).id) } : null,
  name: () => W.stockGo,
});

/** Sunset's answers, about the promise that is asked about. */
const saying = (deed: ActionName, stage: Stage, key: string, vote?: 'kept' | 'broken') =>
  choice({
    ...(vote ? { which: vote } : {}),
    deed,
    stage,
    keys: [key],
    glyph: 'welsher',
    action: ({ actions }) => actions.find((a) => a.do === deed && a.vote === vote) ?? null,
    ...(vote ? { name: () => DEAL_WORDS.vote[vote] } : {}),
  });

const sunset = [
  saying('callKept', 'judge', 'k'),
  saying('callBroken', 'judge', 'b'),
  saying('admit', 'answer', 'a'),
  saying('dispute', 'answer', 'd'),
  saying('vote', 'ballot', 'k', 'kept'),
  saying('vote', 'ballot', 'b', 'broken'),
];

/** Every answer that one press gives. */
export const CHOICES: readonly DeedAction[] = [...homes, ...dice, apart, stock, ...offers, ...faces, ...sunset];
