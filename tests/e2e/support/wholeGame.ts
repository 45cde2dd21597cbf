/** A game of three from its setup to the crown: one seat is a person's hands, the others are bots of the house. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Action, Seat } from '../../../src/engine/rules.ts';
import { priorities } from '../../../src/games/moonshine/bot/priorities.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';
import type { State } from '../../../src/games/moonshine/state.ts';
import type { RealHouse } from './house.ts';
import { matchAt } from './seating.ts';
import { until } from './until.ts';

/** Whose hands are tested, and the dice: with `priorities` in all seats they make the same game each time. */
export interface Evening {
  dice: number;
  seat: Seat;
}

/** Some eighty answers; a busy machine takes its time. */
export const GAME_MS = 300_000;

const SEATS = 3;
const LEVEL = 'priorities';
const NAME = 'Ada';

/** Sits down at a table of the house whose dice are those, and gives its id. */
export async function sitDownFor({ dice, seat }: Evening, page: Page, house: RealHouse): Promise<string> {
  const others = Array.from({ length: SEATS }, (_, i) => i).filter((other) => other !== seat);
  const bots = Object.fromEntries(others.map((other) => [String(other), LEVEL]));
  const matchID = await house.house.lobby.create({ title: 'moonshine', seats: SEATS, bots, name: 'One whole game' });
  await house.deal(matchID, dice.toString(16).padStart(64, '0'));
  await page.goto(`${house.url}/table/${matchID}`);
  await page.getByLabel('Your name').fill(NAME);
  await page.getByRole('button', { name: `Sit in seat ${seat + 1}` }).click();
  await page.locator('.ms-board').waitFor();
  return matchID;
}

type Asked = { number: number; state: State };

/** What is put to the seat next, once the server stands there; or the end. */
function asked(house: RealHouse, matchID: string, seat: Seat): Promise<Asked> {
  return until('a question to the person, or the end', async () => {
    const at = await house.stored(matchID);
    return rules.outcome(at.state) || rules.waiting(at.state).some((one) => one.seat === seat) ? at : null;
  });
}

const noDice = () => {
  throw new Error('this level takes no dice');
};

/** Answers everything that is asked with those hands until somebody is crowned; gives every action that was made. */
export async function playTheGame(
  { seat }: Evening,
  page: Page,
  house: RealHouse,
  carry: (action: Action) => Promise<void>,
): Promise<Action[]> {
  const matchID = matchAt(page);
  const made: Action[] = [];
  for (;;) {
    const { number, state } = await asked(house, matchID, seat);
    if (rules.outcome(state)) break;
    const stage = rules.waiting(state).find((one) => one.seat === seat)?.stage;
    await page.locator(`.ms-prompt[data-mine="true"][data-stage="${stage}"]`).waitFor();
    const action = priorities(rules.view(state, seat), seat, { die: noDice, below: noDice });
    await carry(action);
    const line = await until(`${action.do} to be stored`, async () => {
      const lines = await house.journal(matchID, number + 1);
      return lines.find((one) => one.number === number + 1) ?? null;
    });
    expect(line).toMatchObject({ seat, action });
    made.push(action);
  }
  await isCrowned(page, house, matchID);
  return made;
}

async function isCrowned(page: Page, house: RealHouse, matchID: string): Promise<void> {
  const winner = rules.outcome((await house.stored(matchID)).state)?.winner ?? -1;
  const { name } = (await house.seats(matchID))[winner] ?? { name: '' };
  await page.getByRole('heading', { name: `${name} is crowned` }).waitFor();
}

/** The kinds of action among them, each once. */
export const kindsOf = (made: readonly Action[]): string[] => [...new Set(made.map((action) => action.do))];
