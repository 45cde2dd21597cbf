/**
 * A game of three from its setup to the crown, written down under tests/fixtures/evenings: one seat is a person's hands, the
 * others are bots of the house that do what is written, so that nobody's getting better makes it another game.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seededDice } from '../../../src/engine/dice.ts';
import type { Policy } from '../../../src/engine/policy.ts';
import type { Action, Seat } from '../../../src/engine/rules.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';
import type { State } from '../../../src/games/moonshine/state.ts';
import { secretDice } from '../../../src/proof/secretDice.ts';
import type { RealHouse } from './house.ts';
import { matchAt } from './seating.ts';
import { until } from './until.ts';

/** The dice, whose hands are tested, and everything that is done, in order. */
export interface Evening {
  seed: string;
  seat: Seat;
  actions: readonly (Action & { seat: Seat })[];
}

/** Some eighty answers; a busy machine takes its time. */
export const GAME_MS = 300_000;

const SEATS = 3;
const LEVEL = 'priorities';
const NAME = 'Ada';

/** One that is written down, by its name. */
export function evening(name: string): Evening {
  return JSON.parse(readFileSync(new URL(`../../fixtures/evenings/${name}.json`, import.meta.url), 'utf8')) as Evening;
}

const sight = (view: unknown, seat: Seat) => `${seat} ${JSON.stringify(view)}`;

/** What each seat does, by what it sees then. Throws where the rules do not lead along what is written to a crown. */
function partsOf({ seed, actions }: Evening): ReadonlyMap<string, Action> {
  const read = rules.options({}, SEATS);
  if (!read.ok) throw new Error(read.message);
  const croupier = { dice: secretDice(seed, 0) };
  const state = rules.setup(SEATS, read.options, croupier);
  const parts = new Map<string, Action>();
  for (const [i, { seat, ...action }] of actions.entries()) {
    expect(rules.refuse(state, seat, action), `action ${i} of the evening`).toBeNull();
    parts.set(sight(rules.view(state, seat), seat), action);
    rules.apply(state, seat, action, croupier);
  }
  expect(rules.outcome(state)?.reason).toBe('crown');
  return parts;
}

/** Sits down at a table of the house for that evening, and gives the part that is written for every seat. */
export async function sitDownFor(written: Evening, page: Page, house: RealHouse): Promise<Policy> {
  const parts = partsOf(written);
  const asWritten: Policy = (view, seat) => {
    const action = parts.get(sight(view, seat));
    if (!action) throw new Error(`nothing is written for what seat ${seat} sees`);
    return action;
  };
  house.coach(asWritten);
  const others = Array.from({ length: SEATS }, (_, i) => i).filter((other) => other !== written.seat);
  const bots = Object.fromEntries(others.map((other) => [String(other), LEVEL]));
  const matchID = await house.house.lobby.create({ title: 'moonshine', seats: SEATS, bots, name: 'One whole game' });
  await house.deal(matchID, written.seed);
  await page.goto(`${house.url}/table/${matchID}`);
  await page.getByLabel('Your name').fill(NAME);
  await page.getByRole('button', { name: `Sit in seat ${written.seat + 1}` }).click();
  await page.locator('.ms-board').waitFor();
  return asWritten;
}

type Asked = { number: number; state: State };

/** What is put to the seat next, once the server stands there; or the end. */
function asked(house: RealHouse, matchID: string, seat: Seat): Promise<Asked> {
  return until('a question to the person, or the end', async () => {
    const at = await house.stored(matchID);
    return rules.outcome(at.state) || rules.waiting(at.state).some((one) => one.seat === seat) ? at : null;
  });
}

const DICE = seededDice('what is written needs none');

/** Answers everything that is asked with those hands until somebody is crowned; gives every kind of action that was made. */
export async function playTheGame(
  seat: Seat,
  page: Page,
  house: RealHouse,
  asWritten: Policy,
  carry: (action: Action) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const matchID = matchAt(page);
  const made = new Set<string>();
  for (;;) {
    const { number, state } = await asked(house, matchID, seat);
    if (rules.outcome(state)) break;
    const stage = rules.waiting(state).find((one) => one.seat === seat)?.stage;
    // The question may be the one before, of the same kind, until the board has come as far as the house.
    await page.locator(`.ms-board[data-line="${number}"]`).waitFor();
    await page.locator(`.ms-prompt[data-mine="true"][data-stage="${stage}"]`).waitFor();
    const action = asWritten(rules.view(state, seat), seat, DICE);
    await carry(action);
    const line = await until(`${action.do} to be stored`, async () => {
      const lines = await house.journal(matchID, number + 1);
      return lines.find((one) => one.number === number + 1) ?? null;
    });
    expect(line).toMatchObject({ seat, action });
    made.add(action.do);
  }
  await isCrowned(page, house, matchID);
  return made;
}

async function isCrowned(page: Page, house: RealHouse, matchID: string): Promise<void> {
  const winner = rules.outcome((await house.stored(matchID)).state)?.winner ?? -1;
  const { name } = (await house.seats(matchID))[winner] ?? { name: '' };
  await page.getByRole('heading', { name: `${name} is crowned` }).waitFor();
}
