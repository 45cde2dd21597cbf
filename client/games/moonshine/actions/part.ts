import { bind } from '../../../actions/action.ts';
import type { Part } from '../../../actions/switchboard.ts';
import { takeBackState } from '../../folds.ts';
import { readSentence } from '../sentence/read.tsx';
import type { Tableau } from '../tableau.ts';
import { REGISTRY_WORDS } from '../words/registry.ts';
import { SENTENCE_WORDS } from '../words/sentence.ts';
import { TAKE_BACK_WORDS } from '../words/takeBack.ts';
import { held } from './gameAction.tsx';
import { MOONSHINE_ACTIONS } from './registry.ts';

const MAP_KEYS = [
  { scope: 'board', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: REGISTRY_WORDS.map.arrows },
  { scope: 'board', keys: ['PageDown', 'PageUp'], does: REGISTRY_WORDS.map.pages },
  { scope: 'board', keys: ['Enter'], does: REGISTRY_WORDS.map.press },
];

/** What this table adds to what can be done on the page. */
export function partOf(t: Tableau): Part {
  return {
    actions: MOONSHINE_ACTIONS.map((action) => bind(action, t)),
    hands: { takeBack: takeBackOf(t), log: () => t.papers.turnTo('log'), text: true },
    scopes: REGISTRY_WORDS.scopes,
    alsoKeys: MAP_KEYS,
    read: (text) => readSentence(t, text),
    phrases: SENTENCE_WORDS.phrases,
  };
}

function takeBackOf(t: Tableau) {
  const { takeBack, outcome, counted, doing } = t;
  if (!takeBack || outcome || takeBack.question) return undefined;
  const state = takeBackState(takeBack.offer, counted);
  if (state.kind === 'none') return undefined;
  if (state.kind === 'ended') {
    return { ability: { kind: 'off' as const, why: TAKE_BACK_WORDS.ended[state.ends] }, run: () => {} };
  }
  const { to } = state.last;
  return { ability: held(t) ?? { kind: 'ready' as const }, run: () => doing.carry(() => takeBack.takeBack(to)) };
}
