import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Action } from '../../../src/engine/rules.ts';
import { indexOf } from '../../../src/games/moonshine/data/districts.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';
import { hasNod } from '../../../src/games/moonshine/rules/respect.ts';
import type { State } from '../../../src/games/moonshine/state.ts';
import { choose } from './choosing.ts';
import type { Stage } from './suite.ts';
import { until } from './until.ts';

/**
 * The dawn of a Day on which the person may win: he has the Respect, and lacks the tenth Influence and his Boss's way into the
 * Cotton Club. The others are few and far away. What is left is a short game with every part of a Day in it.
 */
export const LAST_DAY = {
  day: 31,
  phase: 'shadows',
  turn: 'sicilians',
  order: ['sicilians', 'irish', 'knights', 'vipers'],
  mash: 3,
  pool: [2, 4, 5, 5, 6],
  districts: {
    tenderloin: { mob: 'sicilians', safehouse: true, runners: 2 },
    westSide: { mob: 'sicilians', boss: 1, runners: 5 },
    belmont: { mob: 'irish', safehouse: true, boss: 1, runners: 1 },
    jamaica: { mob: 'vipers', safehouse: true, boss: 1, runners: 1 },
    canarsie: { mob: 'knights', safehouse: true, boss: 1, runners: 1 },
    bowery: { squad: true },
    fordham: { squad: true },
    richmondHill: { squad: true },
    williamsburg: { squad: true },
  },
  players: {
    sicilians: {
      cash: 9000,
      owned: 9,
      home: 'manhattan',
      jobs: { held: [], done: ['fiveFamilies', 'smugglersRun', 'lastCall', 'milkRun', 'bloodySunday'] },
    },
    irish: { cash: 200, owned: 6, home: 'bronx' },
    vipers: { cash: 200, owned: 6, home: 'queens' },
    knights: { cash: 200, owned: 6, home: 'brooklyn' },
  },
  market: ['emptyCasket', 'copperHeist', 'openingNight', 'unionDues', 'grandTour'],
};

const ME = 0;
const CLUB = 'sugarHill';

/** The next step of the person's plan: the tenth Influence, the Boss into the Club, the crown. */
export function step(state: State): Action {
  const actions = rules.actions(state, ME);
  const may = (name: string) => actions.find((a) => a.do === name);
  const stage = rules.waiting(state)[0]?.stage;
  if (stage === 'offer') return { do: 'standPat' };
  if (stage === 'standoff') return { do: 'holdFire' };
  if (stage === 'pinned') return may('openFire') ?? { do: 'fallBack' };
  if (stage !== 'play') return choose(state, ME, []);
  return may('takeTheCrown') ?? (hasNod(state, ME) ? into(state) : may('bribe')) ?? { do: 'layLow' };
}

/** The Boss and everybody with him into the Club; null when he is there or cannot go. */
function into(state: State): Action | undefined {
  const from = state.players[ME]?.boss ?? -1;
  if (from === indexOf(CLUB)) return undefined;
  const load = { boss: 1, runners: state.districts[from]?.runners ?? 0 };
  const all = { moonshine: state.districts[from]?.moonshine ?? 0, rum: state.districts[from]?.rum ?? 0 };
  const move = { do: 'move', from: 'westSide', to: CLUB, ...load, ...all };
  return rules.refuse(state, ME, move) ? undefined : move;
}

const MOST = 60;

/** Carries out the plan with those hands until somebody is crowned; gives every action that was made. */
export async function playToTheEnd(
  page: Page,
  { house }: Stage,
  matchID: string,
  carry: (action: Action, state: State) => Promise<void>,
): Promise<string[]> {
  const made: string[] = [];
  for (;;) {
    const at = await until('a question to the person, or the end', async () => {
      const found = await house.stored(matchID);
      return rules.outcome(found.state) || rules.waiting(found.state)[0]?.seat === ME ? found : null;
    });
    if (rules.outcome(at.state)) break;
    expect(made.length).toBeLessThan(MOST);
    const stage = rules.waiting(at.state)[0]?.stage;
    await page.locator(`.ms-prompt[data-mine="true"][data-stage="${stage}"]`).waitFor();
    const action = step(at.state);
    await carry(action, at.state);
    const lines = await until(`${action.do} to be stored`, async () => {
      const lines = await house.journal(matchID);
      return lines.length > at.number + 1 ? lines : null;
    });
    expect(lines[at.number + 1]).toMatchObject({ seat: ME, action });
    made.push(action.do);
  }
  await page.getByRole('heading', { name: 'Ada is crowned' }).waitFor();
  return made;
}
