/** The hint of a table on this device: from the asking seat's own view, by the best player, legal, with a reason. */
import { expect, test } from 'vitest';
import { type Explains, hintAt } from '../../../client/local/hint.ts';
import { playedSession } from '../../../client/local/playedSession.ts';
import { freshRecord } from '../../../client/local/setUp.ts';
import { thinkerOf } from '../../../src/bots/thinkers.ts';
import type { Asked } from '../../../src/bots/thoughts.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import type { Title } from '../../../src/engine/title.ts';
import { TITLES } from '../../../src/games/index.ts';

const SEATS = [
  { kind: 'human' as const, name: 'Ada' },
  { kind: 'bot' as const, name: 'Regular', level: 'priorities' },
  { kind: 'bot' as const, name: 'Regular 2', level: 'priorities' },
];

/** A thread that thinks at once, and little. */
function thinker(title: Title): Explains & { asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    asked,
    async think(one) {
      asked.push(one);
      const think = thinkerOf(title, one.level, { iterations: 12 });
      if (!think) throw new Error(`no thinker ${one.level}`);
      return think(one.view, one.seat, seededDice(one.seed), one.why);
    },
  };
}

test.each(Object.values(TITLES))('$name', async (title) => {
  const record = freshRecord({ title: title.id, name: 'here', seats: SEATS, options: {} });
  const session = playedSession(title, record, () => {});
  const { state, number } = session.game();
  const seat = title.rules.waiting(state)[0]?.seat ?? 0;
  const thoughts = thinker(title);
  const advice = await hintAt(session, thoughts, seat);
  expect(advice).toMatchObject({ number, seat });
  expect(title.rules.refuse(state, seat, advice.action)).toBeNull();
  expect(advice.reason.code).toMatch(/only|wins|habit|better|even|worse/);
  expect(thoughts.asked[0]).toMatchObject({ level: 'mastermind', why: 'own' });
  expect(thoughts.asked[0]?.view).toEqual(title.rules.view(state, seat));
});
