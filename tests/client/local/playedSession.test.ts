/** A table on this device: what is kept leads back to the same place, and taking back goes by the house's rule. */
import { beforeEach, describe, expect, test } from 'vitest';
import { seatBots, type Thinks } from '../../../client/local/bots.ts';
import { fileOf, recordOf } from '../../../client/local/file.ts';
import { LocalGame } from '../../../client/local/game.ts';
import { readRecord, readRecords, removeRecord, writeRecord } from '../../../client/local/kept.ts';
import { playedSession } from '../../../client/local/playedSession.ts';
import type { LocalRecord } from '../../../client/local/record.ts';
import { freshRecord } from '../../../client/local/setUp.ts';
import { asideOf, policyOf } from '../../../src/bots/index.ts';
import type { Dealings } from '../../../src/engine/dealings.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import type { Action } from '../../../src/engine/rules.ts';
import type { Title } from '../../../src/engine/title.ts';
import { TITLES } from '../../../src/games/index.ts';
import type { View } from '../../../src/games/moonshine/state.ts';
import { verifyGame } from '../../../src/proof/verify.ts';

const MOONSHINE = TITLES.moonshine as Title;
const COSCA = TITLES.cosca as Title;
const PEOPLE = ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'human' as const, name }));
const held = (seat: number) => ({ seat, credentials: '', name: '' });

function begin(title: Title, seats: LocalRecord['seats'] = PEOPLE) {
  const record = freshRecord({ title: title.id, name: 'here', seats, options: {} });
  const saved: LocalRecord[] = [];
  let at = record.createdAt;
  const session = playedSession(
    title,
    record,
    (next) => saved.push(next),
    () => (at += 1000),
  );
  return { record, session, saved };
}

/** Plays that many decisions by the house's own habit. */
async function play({ session }: ReturnType<typeof begin>, most: number): Promise<void> {
  const { rules, policies, weigh } = session.title;
  const policy = policyOf({ rules, policies, weigh }, Object.keys(policies)[0] ?? 'random');
  const dice = seededDice('local');
  for (let i = 0; i < most && rules.outcome(session.game().state) === null; i++) {
    const { state } = session.game();
    const seat = rules.waiting(state)[0]?.seat ?? 0;
    const action = policy?.(rules.view(state, seat), seat, dice) as Action;
    expect((await session.act(held(seat), action)).ok).toBe(true);
  }
}

describe.each(Object.values(TITLES))('$name', (title) => {
  test('what was kept after every action leads back to the same position', async () => {
    const here = begin(title);
    await play(here, 60);
    const last = here.saved.at(-1);
    expect(here.saved.length).toBeGreaterThan(30);
    expect(last).toEqual(here.session.record());
    const again = new LocalGame(title, JSON.parse(JSON.stringify(last)) as LocalRecord);
    expect(again.state).toEqual(here.session.game().state);
    expect(again.lines.map(({ told }) => told)).toEqual(here.session.game().lines.map(({ told }) => told));
  });

  test('a game file is played on elsewhere, and proves its dice', async () => {
    const here = begin(title);
    await play(here, 80);
    const file = JSON.parse(JSON.stringify(fileOf(here.session.record(), here.session.game())));
    expect(verifyGame(title, file)).toMatchObject({ seed: 'verified' });
    const taken = recordOf(file);
    expect(new LocalGame(title, taken).state).toEqual(here.session.game().state);
    expect(taken.id).not.toBe(here.record.id);
  });
});

test('a file whose actions the rules refuse is not taken in, and says which', async () => {
  const here = begin(MOONSHINE);
  await play(here, 10);
  const file = JSON.parse(JSON.stringify(fileOf(here.session.record(), here.session.game())));
  file.actions[3] = { ...file.actions[3], do: 'takeTheCrown' };
  expect(() => recordOf(file)).toThrow(/action 4/);
  expect(() => recordOf({ ...file, seed: undefined })).toThrow(/no seed/);
});

describe('taking back', () => {
  test('is free until a die falls or another decides, and the same die falls again', async () => {
    const here = begin(MOONSHINE);
    const { session } = here;
    session.watch([held(0), held(1), held(2)]);
    const before = structuredClone(session.game().state);
    const seat = MOONSHINE.rules.waiting(before)[0]?.seat ?? 0;
    const [draft] = MOONSHINE.rules.actions(before, seat);
    await session.act(held(seat), draft as Action);
    const after = structuredClone(session.game().state);
    const offer = session.snapshot().frames.get(seat)?.takeBack;
    if (offer?.last === null) throw new Error('the first draft rolls no die');
    expect((await session.takeBack(held(seat))).ok).toBe(true);
    expect(session.game().state).toEqual(before);
    await session.act(held(seat), draft as Action);
    expect(session.game().state).toEqual(after);
    expect(session.snapshot().history.map(({ kind }) => kind ?? 'line')).toEqual(['line', 'line', 'takeBack', 'line']);
    expect(new LocalGame(MOONSHINE, session.record()).state).toEqual(after);
  });

  test('past another’s decision those who have decided since are asked, and past a die everybody', async () => {
    const here = begin(MOONSHINE);
    const { session } = here;
    session.watch([held(0), held(1), held(2)]);
    const first = MOONSHINE.rules.waiting(session.game().state)[0]?.seat ?? 0;
    const before = structuredClone(session.game().state);
    await play(here, 4);
    const since = session.game().counted;
    expect(await session.takeBack(held(first), 0)).toMatchObject({ ok: false });
    expect((await session.askTakeBack(held(first), 0)).ok).toBe(true);
    const waits = session.snapshot().frames.get(first)?.question?.waits ?? [];
    const others = [0, 1, 2].filter((seat) => seat !== first);
    const decided = others.filter((other) => since.some(({ seat }) => seat === other));
    expect([...waits].sort()).toEqual(since.some(({ bar }) => bar) ? others : decided);
    for (const seat of waits) await session.answerTakeBack(held(seat), true);
    expect(session.game().state).toEqual(before);
  });

  // These went by a rule of the page's own, which asked for what was free and took back what was over.
  test('what is free is done when it is asked for, and nothing goes back once the game is over', async () => {
    const here = begin(MOONSHINE);
    const { session } = here;
    const before = structuredClone(session.game().state);
    const seat = MOONSHINE.rules.waiting(before)[0]?.seat ?? 0;
    await session.act(held(seat), MOONSHINE.rules.actions(before, seat)[0] as Action);
    expect((await session.askTakeBack(held(seat), 0)).ok).toBe(true);
    expect(session.snapshot().history.at(-1)?.kind).toBe('takeBack');
    expect(session.game().state).toEqual(before);

    const cosca = begin(COSCA);
    await play(cosca, 5000);
    const last = cosca.session.game().counted.at(-1);
    expect(COSCA.rules.outcome(cosca.session.game().state)).not.toBeNull();
    for (const answer of [
      await cosca.session.takeBack(held(last?.seat ?? 0)),
      await cosca.session.askTakeBack(held(last?.seat ?? 0), last?.after ?? 0),
    ])
      expect(answer).toMatchObject({ ok: false, refusal: { code: 'GAME_OVER' } });
  });
});

describe('bots', () => {
  const seats = [
    { kind: 'human' as const, name: 'Ada' },
    ...['a', 'b', 'c'].map((name) => ({ kind: 'bot' as const, name, level: 'priorities' })),
  ];

  test('act on their own view until the person is asked, and stop when the table is closed', async () => {
    const here = begin(MOONSHINE, seats);
    const views: unknown[] = [];
    const policy = policyOf(MOONSHINE, 'priorities');
    const thinks = {
      decide: async ({ view, seat }: { view: unknown; seat: number }) => {
        views.push(view);
        return policy?.(view, seat, seededDice('bot')) as Action;
      },
      deal: async () => null,
    };
    const stop = seatBots(here.session, thinks, 0);
    const waits = () => MOONSHINE.rules.waiting(here.session.game().state).map(({ seat }) => seat);
    for (let i = 0; i < 400 && !waits().includes(0); i++) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(waits()).toContain(0);
    for (const view of views) expect(JSON.stringify(view)).not.toContain('"deck":[');
    const [action] = MOONSHINE.rules.actions(here.session.game().state, 0);
    stop();
    await here.session.act(held(0), action as Action);
    const { number } = here.session.game();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(here.session.game().number).toBe(number);
  });

  test('answer an offer on the side, once, while the person is the one who is asked', async () => {
    const here = begin(MOONSHINE, seats);
    const { rules } = MOONSHINE;
    const asked: Parameters<Thinks['deal']>[0][] = [];
    const aside = asideOf(MOONSHINE, 'priorities');
    const thinks: Thinks = {
      decide: async ({ view, seat }) => policyOf(MOONSHINE, 'priorities')?.(view, seat, seededDice('bot')) as Action,
      deal: async (matter) => {
        asked.push(matter);
        return aside?.(matter.view, matter.seat, seededDice('bot'), matter.done) ?? null;
      },
    };
    const stop = seatBots(here.session, thinks, 0);
    const view = () => rules.view(here.session.game().state, 0) as View;
    const until = async (test: () => boolean) => {
      for (let i = 0; i < 2000 && !test(); i++) await new Promise((resolve) => setTimeout(resolve, 2));
      expect(test()).toBe(true);
    };
    const mine = () => rules.waiting(here.session.game().state).some(({ seat }) => seat === 0);
    for (await until(mine); view().phase !== 'hustle'; await until(mine))
      await here.session.act(held(0), rules.idle(view(), 0));
    const before = asked.length;
    const to = view().players[1]?.family;
    const ask = { text: 'Be kind to me.', term: null };
    const offered = await here.session.act(held(0), { do: 'offerHandshake', to, give: null, ask, counter: 0 });
    expect(offered.ok).toBe(true);
    await until(() => view().deals.every(({ from }) => from !== 0));
    expect(here.session.snapshot().history.at(-1)).toMatchObject({ seat: 1, action: { do: 'refuseHandshake' } });
    expect(mine()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 30));
    stop();
    expect(asked.length - before).toBe(1);
  });

  test('give a person time to answer what they have offered, then take it back and go on', async () => {
    const rich = (view: unknown) => (view as View).players[0]?.cash === cash;
    const dealings: Dealings = {
      stirs: () => false,
      deal: () => null,
      decline: () => null,
      awaits: (view) => (rich(view) ? [0] : []),
      giveUp: (view) =>
        rich(view) ? { action: { do: 'giveCash', to: (view as View).players[0]?.family, amount: 100 } } : null,
    };
    const here = begin({ ...MOONSHINE, dealings } as Title, seats);
    const { cash } = (here.session.game().state as View).players[0] as { cash: number };
    const decide = async ({ view, seat }: { view: unknown; seat: number }) => MOONSHINE.rules.idle(view, seat);
    const bots = () => here.session.game().lines.filter(({ seat }) => seat !== null && seat !== 0);
    const start = Date.now();
    const stop = seatBots(here.session, { decide, deal: async () => null }, 0, 200);
    const asked = () => MOONSHINE.rules.waiting(here.session.game().state)[0]?.seat ?? 0;
    if (asked() === 0) await here.session.act(held(0), MOONSHINE.rules.idle(here.session.game().state, 0));
    for (let i = 0; i < 1000 && bots().length < 2; i++) await new Promise((resolve) => setTimeout(resolve, 2));
    stop();
    expect(
      bots()
        .slice(0, 2)
        .map(({ action }) => action.do),
    ).toEqual(['giveCash', 'draft']);
    expect(Date.now() - start).toBeGreaterThanOrEqual(190);
  });

  test('one that fails is answered for by the rules, so that the game goes on', async () => {
    const here = begin(
      MOONSHINE,
      seats.map((seat) => ({ ...seat, kind: 'bot' as const, level: 'priorities' })),
    );
    const lost = () => Promise.reject(new Error('lost its head'));
    const stop = seatBots(here.session, { decide: lost, deal: lost }, 0);
    for (let i = 0; i < 200 && here.session.game().number < 5; i++)
      await new Promise((resolve) => setTimeout(resolve, 2));
    stop();
    expect(here.session.game().number).toBeGreaterThanOrEqual(5);
  });
});

describe('what is kept', () => {
  beforeEach(() => {
    for (const { id } of readRecords()) removeRecord(id);
  });

  test('comes back as it was, and can be thrown away', () => {
    const record = freshRecord({ title: 'moonshine', name: 'one', seats: PEOPLE, options: {} });
    writeRecord(record);
    expect(readRecord(record.id)).toEqual(record);
    expect(readRecords().map(({ id }) => id)).toEqual([record.id]);
    removeRecord(record.id);
    expect(readRecord(record.id)).toBeNull();
  });
});
