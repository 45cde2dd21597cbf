import { DISTRICTS, facts, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { HIDDEN, READY } from '../../../actions/action.ts';
import { limits } from '../plays/limits.ts';
import { amountsOf, specOf } from '../plays/specs.ts';
import type { Paper, Tableau } from '../tableau.ts';
import { ACTION_WORDS } from '../words/actions.ts';
import { ADVICE_WORDS } from '../words/advice.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { districtWords } from '../words/district.ts';
import { REGISTRY_WORDS } from '../words/registry.ts';
import { abilityOf, furniture, type GameAction, held, shownWhen } from './gameAction.tsx';

const seated = (t: Tableau) => t.seat !== null && !t.outcome && !t.readOnly;

const paper = (name: Paper, key: string) =>
  furniture(`papers.${name}`, 'board', {
    keys: [key],
    menu: 'papers',
    icon: 'welsher',
    words: () => ({ name: W.tabs[name], does: REGISTRY_WORDS.papers[name] }),
    test: ({ papers }) => shownWhen(papers.names.includes(name)),
    effect: ({ papers }) => papers.turnTo(name),
  });

/** Turns up a paper and moves the focus to what lies on it, once it is drawn. */
function goTo(t: Tableau, name: Paper, control: string): void {
  t.papers.turnTo(name);
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(control);
    found?.closest('details')?.setAttribute('open', '');
    found?.focus();
  });
}

const deals = [
  furniture('giveCash', 'board', {
    keys: ['Shift+G'],
    menu: 'papers',
    icon: 'influence',
    words: () => ACTION_WORDS.giveCash,
    test: (t) => (seated(t) ? (held(t) ?? READY) : HIDDEN),
    effect: (t) => goTo(t, 'players', '.ms-give summary'),
  }),
  furniture('offerHandshake', 'board', {
    keys: ['Shift+O'],
    menu: 'papers',
    icon: 'welsher',
    words: () => ACTION_WORDS.offerHandshake,
    test: (t) => (seated(t) ? (held(t) ?? READY) : HIDDEN),
    effect: (t) => goTo(t, 'deals', '[data-aside="beginOffer"]'),
  }),
];

/** What is said to a Handshake: done at once where only one is meant, else chosen among the papers. */
const answerTo = (name: 'shake' | 'refuseHandshake' | 'withdrawHandshake') =>
  furniture(name, 'board', {
    menu: 'papers',
    icon: 'welsher',
    words: () => ACTION_WORDS[name],
    test: (t) => (t.asides.some((a) => a.do === name) ? abilityOf(t, null) : HIDDEN),
    effect(t) {
      const [first, second] = t.asides.filter((a) => a.do === name);
      if (first && !second) t.doing.send(first);
      else goTo(t, 'deals', `[data-aside="${name}"]`);
    },
  });

const making = (t: Tableau) => t.doing.draft !== null && t.seat !== null;

const form = [
  furniture('confirm', 'form', {
    keys: ['Ctrl+Enter'],
    menu: 'form',
    icon: 'nod',
    words: () => REGISTRY_WORDS.form.confirm,
    test: (t) => (making(t) && t.doing.action ? abilityOf(t, t.doing.refusal) : HIDDEN),
    effect: ({ doing }) => doing.action && doing.send(doing.action),
  }),
  furniture('back', 'form', {
    keys: ['Escape'],
    menu: 'form',
    icon: 'padlock',
    words: () => REGISTRY_WORDS.form.back,
    test: ({ doing }) => shownWhen((doing.draft !== null && doing.leavable) || doing.selected !== null),
    effect: ({ doing }) => (doing.draft && doing.leavable ? doing.back() : doing.look(null)),
  }),
  furniture('everything', 'form', {
    keys: ['e'],
    menu: 'form',
    icon: 'runner',
    words: () => REGISTRY_WORDS.form.everything,
    test: (t) => shownWhen(making(t) && t.doing.action !== null && Object.keys(most(t)).length > 0),
    effect: (t) => t.doing.draft && t.doing.begin({ ...t.doing.draft, ...most(t) }),
  }),
];

/** The most of every amount that the Play in hand asks for. */
function most({ view, seat, doing }: Tableau): Record<string, number> {
  const spec = doing.draft && specOf(doing.draft.do);
  if (!spec || !doing.draft || seat === null) return {};
  const all = limits(view, seat, doing.draft);
  return Object.fromEntries(amountsOf(spec, view.options).map((field) => [field, all[field] ?? 0]));
}

const districts = DISTRICTS.map(({ id, kind, name }) =>
  furniture(`district.${id}`, 'board', {
    menu: 'map',
    icon: kind,
    words: ({ view, names }) => ({
      name,
      does: districtWords(view, indexOf(id), names).slice(facts(indexOf(id)).name.length + 2),
    }),
    effect: ({ doing }) => doing.pick(id),
  }),
);

const hint = furniture('hint', 'board', {
  keys: ['Shift+H'],
  menu: 'head',
  icon: 'nod',
  words: () => ({ name: ADVICE_WORDS.hint, does: REGISTRY_WORDS.hint }),
  test: (t) => (t.hint && t.decision && !t.outcome ? (held(t) ?? READY) : HIDDEN),
  effect: ({ counsel }) => counsel.asked.kind !== 'thinking' && counsel.begin(),
});

/** Everything at the table that is no answer of the game. */
export const FURNITURE: readonly GameAction[] = [
  paper('desk', 'Shift+P'),
  paper('players', 'Shift+W'),
  paper('jobs', 'Shift+J'),
  paper('deals', 'Shift+D'),
  hint,
  ...deals,
  answerTo('shake'),
  answerTo('refuseHandshake'),
  answerTo('withdrawHandshake'),
  ...form,
  ...districts,
];
