// @vitest-environment jsdom
/** The new papers, panels and pages have no accessibility finding in their markup (contrast is looked at in a real browser). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RulesInForce } from '../../client/app/RulesInForce.tsx';
import { moonshine } from '../../client/games/moonshine/card.ts';
import { PresetChoice } from '../../client/lobby/PresetChoice.tsx';
import { blankForm } from '../../client/lobby/setTable.ts';
import { OpenPage } from '../../client/open/OpenPage.tsx';
import { Scrubber } from '../../client/replay/Scrubber.tsx';
import { askedAtSunset, boardOf, IRISH, SICILIANS, stateOf, VIPERS } from './games/moonshine/drawn.tsx';

const OFFERS = [
  { id: 1, from: 'irish', to: 'sicilians', give: { term: { pay: 400 } }, ask: { text: 'Leave Astoria to me' } },
  {
    id: 2,
    from: 'sicilians',
    to: 'vipers',
    shaken: true,
    give: { text: 'for the bridge', term: { pay: 800 }, paid: 300 },
    ask: { text: 'You let my barrels through Corona' },
  },
];

beforeAll(() => {
  const none = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => none });
  Element.prototype.scrollTo = () => {};
});
afterEach(cleanup);

async function findings(element: ReactElement): Promise<string[]> {
  const { container } = render(element);
  return look(container);
}

async function look(container: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
}

describe('on the board', () => {
  test('Handshakes, the form of an offer, a counter', async () => {
    const { container } = render(boardOf(stateOf({ deals: OFFERS }), SICILIANS));
    fireEvent.click(screen.getByRole('tab', { name: /Deals/ }));
    expect(screen.getByRole('article', { name: 'Handshake no. 1' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Offer a Handshake' }));
    fireEvent.click(screen.getByRole('button', { name: 'Counter' }));
    fireEvent.change(screen.getAllByLabelText('The house checks')[0] as HTMLElement, { target: { value: 'stayOut' } });
    fireEvent.click(screen.getByRole('button', { name: /Pay Ming \$500 now/ }));
    expect(screen.getByRole('group', { name: 'Hand $500 to Ming?' })).toBeTruthy();
    expect(await look(container)).toEqual([]);
  });

  test('Sunset’s question', async () => {
    expect(await findings(boardOf(askedAtSunset('judge', 'vipers', {}), VIPERS))).toEqual([]);
  });

  test('the question to the table, and the log as a list of moments', async () => {
    const done = async () => null;
    const collect = { number: 1, seat: SICILIANS, action: { do: 'collect' }, at: 0 };
    const history = [{ ...collect, events: [{ type: 'collected', seat: SICILIANS, pay: 100 }] }];
    const ways = { takeBack: done, ask: done, answer: done, offer: { last: null, turn: null, ends: 'other' as const } };
    const question = { seat: SICILIANS, to: 0, waits: [IRISH] };
    const asked = { ...ways, seat: IRISH, question, asked: [IRISH] };
    expect(await findings(boardOf(stateOf(), IRISH, { history, takeBack: asked }))).toEqual([]);
    cleanup();
    const own = { ...ways, seat: SICILIANS, question: null, asked: [] };
    const { container } = render(boardOf(stateOf(), SICILIANS, { history, takeBack: own }));
    fireEvent.click(screen.getByRole('button', { name: /Ask to take back/ }));
    expect(screen.getByRole('button', { name: 'Back to before this: Collect' })).toBeTruthy();
    expect(await look(container)).toEqual([]);
  });

  test('Crackdown, Borough cards and the Truce', async () => {
    const alliances = [
      ['sicilians', 'knights'],
      ['irish', 'vipers'],
    ];
    const state = stateOf({ crackdown: 10, alliances }, { blood_oath: true, borough_cards: true });
    const { container } = render(boardOf(state, SICILIANS));
    expect(screen.getAllByText(/Sworn to Ellery/).length).toBeGreaterThan(0);
    expect(await look(container)).toEqual([]);
  });
});

describe('the house', () => {
  test('presets and the rules in force', async () => {
    const title = {
      id: 'moonshine',
      name: 'Moonshine',
      seats: [3, 4],
      options: {},
      bots: ['random'],
      usualBot: 'random',
    };
    const form = { ...blankForm(title, 'Ada'), options: { squads_walk: true } };
    const both = (
      <>
        <PresetChoice form={form} setForm={() => {}} card={moonshine} />
        <RulesInForce card={moonshine} options={{ squads_walk: true }} full />
      </>
    );
    expect(await findings(both)).toEqual([]);
    expect(screen.getAllByText('Police Squads: Reach by land only').length).toBe(3);
  });

  test('the line of time', async () => {
    const playing = { on: false, setOn: () => {}, speed: 2, setSpeed: () => {} };
    const frames = new Map();
    const bar = <Scrubber at={3} count={9} frames={frames} playing={playing} go={() => {}} step={() => {}} />;
    expect(await findings(bar)).toEqual([]);
  });

  test('opening a file: junk is refused in one line', async () => {
    const page = (
      <MemoryRouter>
        <OpenPage />
      </MemoryRouter>
    );
    expect(await findings(page)).toEqual([]);
    const junk = new File(['no json'], 'junk.json');
    Object.assign(junk, { text: async () => 'no json' });
    fireEvent.change(screen.getByLabelText(/Choose a file/), { target: { files: [junk] } });
    expect((await screen.findByRole('alert')).textContent).toContain('This file is no JSON');
  });
});
