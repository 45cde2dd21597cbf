import { words } from '../messages/index.ts';
import type { Settings } from '../settings/shape.ts';
import { type Ability, HIDDEN, type Menu, READY, type UserAction } from './action.ts';
import type { Hands } from './switchboard.ts';

/** What the house's own actions work on. */
export interface House {
  hands(): Hands;
  settings: Settings;
  change(some: Partial<Settings>): void;
  open(dialog: 'palette' | 'keys' | 'settings'): void;
  go(path: string): void;
}

type Name = keyof typeof words.actions.names;

interface Rest {
  keys?: readonly string[];
  test?(house: House): Ability;
}

function house(name: Name, icon: string, menu: Menu, effect: (house: House) => void, rest: Rest = {}) {
  const { keys = [], test = () => READY } = rest;
  const action: UserAction<House> = {
    id: `house.${name}`,
    scope: 'house',
    keys,
    icon,
    menu,
    words: () => words.actions.names[name],
    test,
    effect,
  };
  return action;
}

const when = (there: unknown): Ability => (there ? READY : HIDDEN);
const zooms = ({ hands }: House) => when(hands().zoom);

/** Moves the focus to the first of the page's places that is there, so that reading and tabbing go on from it. */
function focusOn(...places: readonly string[]): void {
  const place = places.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
  place?.focus();
}

/** The one of the board's places that Tab leads to, else the board. */
const BOARD = ['[data-goal="board"] [role="button"][tabindex="0"]', '[data-goal="board"]'];
const QUESTION = '[data-goal="question"]';
const found = (...places: readonly string[]) => when(document.querySelector(places.join()));

/** Everything a person can do that is no affair of one game. */
export const HOUSE_ACTIONS: readonly UserAction<House>[] = [
  house('palette', '⌕', 'strip', ({ open }) => open('palette'), { keys: ['/', 'Ctrl+K'] }),
  house('keys', '⌨', 'tableMenu', ({ open }) => open('keys'), { keys: ['?'] }),
  house('settings', '⚙', 'tableMenu', ({ open }) => open('settings'), { keys: [','] }),
  house('mute', '♪', 'tableMenu', ({ settings, change }) => change({ sound: !settings.sound }), { keys: ['Shift+M'] }),
  house('textTable', '≣', 'tableMenu', ({ settings, change }) => change({ textTable: !settings.textTable }), {
    keys: ['Shift+T'],
    test: ({ hands }) => when(hands().text),
  }),
  house('menu', '☰', 'strip', ({ hands }) => hands().menu?.(), {
    keys: ['Shift+E'],
    test: ({ hands }) => when(hands().menu),
  }),
  house('takeBack', '↶', 'head', ({ hands }) => hands().takeBack?.run(), {
    keys: ['z'],
    test: ({ hands }) => hands().takeBack?.ability ?? HIDDEN,
  }),
  house('log', '¶', 'papers', ({ hands }) => hands().log?.(), {
    keys: ['Shift+L'],
    test: ({ hands }) => when(hands().log),
  }),
  house('lookBack', '⏮', 'tableMenu', ({ hands, go }) => go(hands().past ?? '/'), {
    keys: ['Shift+R'],
    test: ({ hands }) => when(hands().past),
  }),
  house('zoomIn', '+', 'map', ({ hands }) => hands().zoom?.by(1.5), { keys: ['+'], test: zooms }),
  house('zoomOut', '−', 'map', ({ hands }) => hands().zoom?.by(1 / 1.5), { keys: ['-'], test: zooms }),
  house('zoomFit', '⤢', 'map', ({ hands }) => hands().zoom?.fit(), { keys: ['0'], test: zooms }),
  house('toQuestion', '⇥', 'page', () => focusOn(QUESTION), { keys: ['.'], test: () => found(QUESTION) }),
  house('toBoard', '⇤', 'page', () => focusOn(...BOARD), { keys: ['Shift+C'], test: () => found(...BOARD) }),
  house('rules', '§', 'tableMenu', ({ hands }) => hands().rules?.(), {
    keys: ['F1'],
    test: ({ hands }) => when(hands().rules),
  }),
  house('learn', '✎', 'masthead', ({ go }) => go('/learn')),
  house('lobby', '⌂', 'masthead', ({ go }) => go('/')),
  house('openFile', '⎘', 'masthead', ({ go }) => go('/open')),
  house('about', 'ℹ', 'masthead', ({ go }) => go('/credits')),
];
