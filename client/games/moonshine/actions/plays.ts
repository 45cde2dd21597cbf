import type { Refusal } from '../../../../src/engine/rules.ts';
import { HIDDEN } from '../../../actions/action.ts';
import type { GlyphName } from '../map/glyphs.tsx';
import { firstAmounts } from '../plays/limits.ts';
import { whyNot } from '../plays/reasons.ts';
import { ANSWERS, HUSTLE, type Spec } from '../plays/specs.ts';
import type { Tableau } from '../tableau.ts';
import type { ActionName } from '../words/actions.ts';
import { actionWords } from '../words/later.ts';
import { abilityOf, asks, type DeedAction, icon, judged } from './gameAction.tsx';

/** A Play of the Hustle, or an answer of the fight or the Raid, with what its form asks for. */
export interface SpecAction extends DeedAction {
  readonly spec: Spec;
}

/** The key and the sign of each; no two of a stage share a key, and none is one of the house's. */
const SIGNS: Partial<Record<ActionName, readonly [key: string, glyph: GlyphName]>> = {
  move: ['m', 'runner'],
  skiff: ['f', 'dock'],
  stealth: ['h', 'runner'],
  recruit: ['r', 'runner'],
  secure: ['s', 'safehouse'],
  trade: ['t', 'rum'],
  unload: ['u', 'speakeasy'],
  peddle: ['p', 'moonshine'],
  tunnel: ['n', 'moonshine'],
  collect: ['c', 'influence'],
  borrow: ['l', 'shylock'],
  squareUp: ['q', 'shylock'],
  extort: ['x', 'heat'],
  bribe: ['b', 'influence'],
  consigliere: ['v', 'heat'],
  rat: ['i', 'rat'],
  rise: ['o', 'boss'],
  takeTheCrown: ['k', 'nod'],
  layLow: ['y', 'padlock'],
  ambush: ['a', 'heat'],
  holdFire: ['h', 'padlock'],
  fold: ['f', 'runner'],
  openFire: ['o', 'heat'],
  hit: ['h', 'boss'],
  plunder: ['p', 'moonshine'],
  torch: ['t', 'safehouse'],
  advance: ['v', 'runner'],
  fallBack: ['b', 'runner'],
  takeOver: ['t', 'safehouse'],
  raze: ['r', 'heat'],
};

/** Why that Play cannot be made now in any form; null where it can. */
function refusalOf(t: Tableau, spec: Spec): Refusal | null {
  const { seat, view, actions } = t;
  if (seat === null || actions.some((a) => a.do === spec.do)) return null;
  return whyNot((action) => judged(t, action), view, seat, spec);
}

function begin({ doing, view, seat }: Tableau, spec: Spec): void {
  const draft = { do: spec.do };
  if (spec.direct) doing.send(draft);
  else doing.begin(seat === null ? draft : { ...draft, ...firstAmounts(view, seat, draft) });
}

function actionOf(spec: Spec): SpecAction {
  const [key, glyph] = SIGNS[spec.do] ?? [null, 'runner'];
  return {
    id: `moonshine.${spec.do}`,
    deed: spec.do,
    spec,
    scope: spec.stage,
    keys: key ? [key] : [],
    icon: icon(glyph),
    menu: 'desk',
    words: (t) => actionWords(t.view.options, spec.do),
    refusal: (t) => refusalOf(t, spec),
    test(t) {
      if (!asks(t, spec.stage) || (spec.family && spec.family !== t.me?.family)) return HIDDEN;
      return abilityOf(t, refusalOf(t, spec));
    },
    effect: (t) => begin(t, spec),
  };
}

/** Every Play of the Hustle, in the order of the action bar. */
export const PLAYS: readonly SpecAction[] = HUSTLE.map(actionOf);

/** Every answer of the fight, of the Raid and of what follows them. */
export const FIGHT_ANSWERS: readonly SpecAction[] = ANSWERS.map(actionOf);
