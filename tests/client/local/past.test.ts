/** Looking back at a table on this device: every line is there, what was taken back is marked, and eyes see no more than theirs. */
import { expect, test } from 'vitest';
import { LocalGame } from '../../../client/local/game.ts';
import { orWhyNot } from '../../../client/local/orWhyNot.ts';
import { eyesOf, pastOf } from '../../../client/local/past.ts';
import type { LocalLine, LocalRecord } from '../../../client/local/record.ts';
import { words } from '../../../client/messages/index.ts';
import type { Title } from '../../../src/engine/title.ts';
import { TITLES } from '../../../src/games/index.ts';

const title = TITLES.moonshine as Title;
const { rules } = title;

const table = (lines: LocalLine[], people = 1): LocalRecord => ({
  record: 1,
  id: 'here',
  title: 'moonshine',
  rules: rules.version,
  name: 'Here',
  createdAt: 0,
  seats: [0, 1, 2].map((seat) => ({ kind: seat < people ? 'human' : 'bot', name: `Seat ${seat}` })),
  options: {},
  seed: 'ab'.repeat(32),
  lines,
  over: false,
});

/** Three decisions, the second and third taken back, and one more. */
function played(): LocalLine[] {
  const game = new LocalGame(title, table([]));
  const lines: LocalLine[] = [];
  const decide = (which: number) => {
    const seat = rules.waiting(game.state)[0]?.seat ?? 0;
    const actions = rules.actions(game.state, seat);
    const action = actions[which % actions.length];
    if (!action) throw new Error('nothing to do');
    game.act(seat, action, 0);
    lines.push({ seat, action, at: 0 });
  };
  for (const which of [0, 1, 0]) decide(which);
  game.takeBack(0, 1, 'consent', 0);
  lines.push({ seat: 0, to: 1, by: 'consent', at: 0 });
  decide(0);
  return lines;
}

test('every line has its frame, and what was taken back is folded', () => {
  const frames = pastOf(title, table(played()), 0);
  expect(frames.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(frames.map(({ folded }) => folded ?? false)).toEqual([false, false, true, true, false, false]);
  expect(frames[4]?.entry).toMatchObject({ kind: 'takeBack', to: 1 });
  expect(frames[4]?.view).toEqual(frames[1]?.view);
});

test('eyes see what they saw: a seat its own, a spectator less, all of them only when it is over', () => {
  const record = table(played());
  const game = new LocalGame(title, record);
  expect(pastOf(title, record, 0).at(-1)?.view).toEqual(rules.view(game.state, 0));
  expect(pastOf(title, record, 'spectator').at(-1)?.view).toEqual(rules.view(game.state, null));
  expect(pastOf(title, record, 'all').at(-1)?.views).toHaveLength(4);
  expect(eyesOf(record)).toBe(0);
  expect(eyesOf(table([], 2))).toBe('spectator');
  expect(eyesOf({ ...record, over: true })).toBe('all');
});

test('a record that is broken is not drawn, and says at which line', () => {
  const lines = [...played(), { seat: 0, action: { do: 'takeTheCrown' }, at: 0 }];
  const said = orWhyNot(() => pastOf(title, table(lines), 0));
  expect(said).toBe(words.local.badFile(words.local.broken(lines.length)));
  expect(() => orWhyNot(() => JSON.parse('{'))).toThrow(SyntaxError);
});
