// @vitest-environment jsdom
/** Everything a person can do is registered once: with words, with a key of its own, and in reach of every menu. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Actions } from '../../../client/actions/Actions.tsx';
import type { Ability, BoundAction } from '../../../client/actions/action.ts';
import { HOUSE_ACTIONS } from '../../../client/actions/house.ts';
import { isSingle, pressed } from '../../../client/actions/keys.ts';
import { useActionsAround } from '../../../client/actions/useActions.ts';
import { Shell } from '../../../client/app/Shell.tsx';
import { gameAction, MOONSHINE_ACTIONS } from '../../../client/games/moonshine/actions/registry.ts';
import type { Tableau } from '../../../client/games/moonshine/tableau.ts';
import { ACTION_NAMES } from '../../../client/games/moonshine/words/actions.ts';
import { REGISTRY_WORDS } from '../../../client/games/moonshine/words/registry.ts';
import { words } from '../../../client/messages/index.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';
import type { State } from '../../../src/games/moonshine/state.ts';
import { askedAtSunset, boardOf, SICILIANS, stateOf, VIPERS } from '../games/moonshine/drawn.tsx';
import { randomGame } from '../games/moonshine/randomGame.ts';

beforeAll(() => {
  const none = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => none });
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  // What jsdom does not know of a dialog.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

/** Dialogs are fetched when they are first opened. */
const SLOW = { timeout: 60_000 };

/** Takes what the page gathers out of it. */
let gathered: () => BoundAction[] = () => [];
function Spy() {
  const around = useActionsAround();
  useEffect(() => {
    gathered = () => around?.board.parts().flatMap((part) => part.actions ?? []) ?? [];
  });
  return null;
}

const page = (element: ReactElement) =>
  render(
    <MemoryRouter>
      <Actions>
        {element}
        <Spy />
      </Actions>
    </MemoryRouter>,
  );

const kindOf = (id: string): Ability['kind'] | undefined =>
  gathered()
    .find((one) => one.id === id)
    ?.test().kind;

describe('the registry', () => {
  const all = [...HOUSE_ACTIONS, ...MOONSHINE_ACTIONS];

  test('no two actions have one id, and every word of the notation has its action', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const registered = MOONSHINE_ACTIONS.map(({ id }) => id.split('.')[1]);
    for (const name of ACTION_NAMES) expect(registered, name).toContain(name);
  });

  test('a key means one thing at most where it counts', () => {
    const everywhere = ['house', 'board', 'form'];
    const scopes = [...new Set(all.map(({ scope }) => scope))];
    for (const scope of scopes) {
      const about = all.filter((one) => one.scope === scope || everywhere.includes(one.scope));
      const keys = about.flatMap((one) => one.keys);
      expect(new Set(keys).size, `${scope}: ${keys.join(' ')}`).toBe(keys.length);
    }
  });

  test('every action has words, and every scope with keys a heading', () => {
    page(boardOf(stateOf(), SICILIANS));
    for (const { name, does, id } of gathered()) {
      expect(name, id).not.toBe('');
      expect(does, id).not.toBe('');
    }
    const headings = { ...words.actions.scopes, ...REGISTRY_WORDS.scopes } as Record<string, string>;
    for (const { scope, keys } of all) if (keys.length > 0) expect(headings[scope], scope).toBeTruthy();
  });
});

describe('menus', () => {
  test('what can be done at a stage has its control on the board, and what has one can be done', () => {
    const stages = new Map<string, number>();
    for (const { state, seat, stage } of randomGame('registry', 700)) {
      if (stages.has(stage)) continue;
      stages.set(stage, (stages.get(stage) ?? 0) + 1);
      const { container } = page(boardOf(state, seat));
      for (const { id } of MOONSHINE_ACTIONS) {
        if (gameAction(id).menu !== 'desk' || kindOf(id) !== 'ready') continue;
        // The form of a run, a split or a loot lies open by itself: its places are the controls.
        const opened = ['moonshine.run', 'moonshine.split', 'moonshine.loot'].includes(id);
        const control = opened ? '.ms-form' : `[data-action="${id}"]:not([aria-disabled="true"])`;
        expect(container.querySelector(control), `${id} at ${stage}`).not.toBeNull();
      }
      cleanup();
    }
    expect(stages.size).toBeGreaterThanOrEqual(8);
  });

  test('papers, map, strip and form have theirs', () => {
    const offers = [{ id: 1, from: 'irish', to: 'sicilians', give: { term: { pay: 400 } }, ask: null }];
    const { container } = page(
      boardOf(stateOf({ deals: offers }), SICILIANS, { menu: <p>menu</p>, Moment: undefined }),
    );
    const there = (id: string) => expect(container.querySelector(`[data-action="${id}"]`), id).not.toBeNull();
    for (const { id, menu } of MOONSHINE_ACTIONS) if (menu === 'map') there(id);
    for (const id of ['house.palette', 'house.menu', 'house.log', 'house.zoomIn']) there(id);
    for (const paper of ['players', 'jobs', 'deals']) there(`moonshine.papers.${paper}`);
    fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
    there('moonshine.giveCash');
    fireEvent.click(screen.getByRole('tab', { name: /Deals/ }));
    for (const name of ['offerHandshake', 'shake', 'refuseHandshake']) there(`moonshine.${name}`);
    fireEvent.click(container.querySelector('[data-action="moonshine.move"]') as HTMLElement);
    there('moonshine.back');
    fireEvent.click(container.querySelector('[data-district="fivePoints"]') as HTMLElement);
    fireEvent.click(container.querySelector('[data-district="eastHarlem"]') as HTMLElement);
    for (const name of ['confirm', 'everything']) there(`moonshine.${name}`);
  });

  test('the masthead has those of the house', () => {
    const { container } = page(<Shell>content</Shell>);
    for (const { id, menu } of HOUSE_ACTIONS) {
      if (menu === 'masthead' || id === 'house.settings' || id === 'house.palette') {
        expect(container.querySelector(`[data-action="${id}"]`), id).not.toBeNull();
      }
    }
  });

  test('the palette finds every action that can be done, by its own name', async () => {
    page(boardOf(stateOf(), SICILIANS));
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const search = await screen.findByRole('combobox', undefined, SLOW);
    for (const { id, name } of gathered().filter((one) => one.test().kind !== 'hidden')) {
      fireEvent.change(search, { target: { value: name } });
      const lines = within(screen.getByRole('listbox')).getAllByRole('option');
      expect(lines.map((line) => line.getAttribute('data-line'))).toContain(id);
    }
  });
});

describe('keys', () => {
  test('are told apart as they are written', () => {
    const press = (key: string, more = {}) => ({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...more,
    });
    expect(pressed('m', press('m'))).toBe(true);
    expect(pressed('m', press('M', { shiftKey: true }))).toBe(false);
    expect(pressed('Shift+M', press('M', { shiftKey: true }))).toBe(true);
    expect(pressed('?', press('?', { shiftKey: true }))).toBe(true);
    expect(pressed('+', press('+'))).toBe(true);
    expect(pressed('Ctrl+K', press('k', { metaKey: true }))).toBe(true);
    expect(pressed('k', press('k', { ctrlKey: true }))).toBe(false);
    expect([isSingle('+'), isSingle('Ctrl+K'), isSingle('Shift+M'), isSingle('Escape')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('do what their action does, not inside a field, and not when they are turned off', async () => {
    const act = vi.fn(async () => null);
    const { container } = page(boardOf(askedAtSunset('judge', 'vipers', {}), VIPERS, { act }));
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'k' });
    expect(act).not.toHaveBeenCalled();
    field.remove();
    localStorage.setItem('backroom.settings', JSON.stringify({ letterKeys: false }));
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(act).not.toHaveBeenCalled();
    localStorage.clear();
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(act).toHaveBeenCalledWith({ do: 'callKept', deal: 1, promise: 0 });
    await vi.waitFor(() => expect(container.querySelector('[aria-disabled="true"]')).toBeNull());
  });

  test('the sheet lists every key', async () => {
    page(boardOf(stateOf(), SICILIANS));
    fireEvent.keyDown(document.body, { key: '?' });
    const sheet = await screen.findByRole('dialog', { name: 'Keys' }, SLOW);
    const keys = [...HOUSE_ACTIONS, ...MOONSHINE_ACTIONS].filter((one) => one.keys.length > 0);
    expect(sheet.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(keys.length);
  });
});

test('legality is asked of the rules: a registered deed is ready exactly when some form of it is legal', () => {
  for (const { state, seat, stage } of randomGame('registry rules', 400)) {
    const t = tableauOf(state, seat);
    const legal = new Set(rules.actions(state, seat).map((action) => action.do));
    const here = MOONSHINE_ACTIONS.filter(({ scope }) => scope === stage);
    const ready = new Set(here.filter((one) => one.test(t).kind === 'ready').map(({ id }) => id.split('.')[1]));
    expect([...ready].sort(), stage).toEqual([...legal].sort());
  }
});

/** As much of a tableau as a test of an action looks at. */
function tableauOf(state: State, seat: number): Tableau {
  const view = rules.view(state, seat);
  const doing = { busy: false, draft: null, selected: null } as unknown as Tableau['doing'];
  const decision = view.stack.at(-1) ?? null;
  const me = view.players[seat] ?? null;
  return { view, seat, me, decision, actions: rules.actions(view, seat), doing, locked: false } as unknown as Tableau;
}
