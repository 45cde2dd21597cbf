/** Fetching the past: in stretches of a hundred, the one that is wanted first, each once. */
import { expect, test } from 'vitest';
import type { ReplayFrame } from '../../../client/net/types.ts';
import { CHUNK, openReel } from '../../../client/replay/reel.ts';

const frame = (number: number): ReplayFrame => ({
  number,
  entry: { number, seat: 0, action: { do: 'collect' }, events: [], at: 0 },
  view: { number },
  waiting: [],
  outcome: null,
});

/** A house with so many lines that answers when it is told to. */
function house(count: number) {
  const asked: number[] = [];
  const open: (() => void)[] = [];
  const fetch = (from: number, to: number) =>
    new Promise<{ count: number; frames: ReplayFrame[] }>((resolve) => {
      asked.push(from);
      const last = Math.min(count, to);
      const frames = Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => frame(from + i));
      open.push(() => resolve({ count, frames }));
    });
  const answer = async () => {
    open.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, fetch, answer };
}

test('the wanted line’s stretch comes first, the rest behind it, and nothing twice', async () => {
  const { asked, fetch, answer } = house(450);
  const reel = openReel(fetch);
  reel.want(333);
  await answer();
  expect(reel.state().frames.has(333)).toBe(true);
  expect(reel.state().count).toBe(450);
  reel.wantAll();
  reel.want(450);
  reel.want(333);
  for (let i = 0; i < 6; i++) await answer();
  expect(asked).toEqual([300, 0, 400, 100, 200]);
  expect(reel.state().frames.size).toBe(451);
});

test('what is not there is not asked for', async () => {
  const { asked, fetch, answer } = house(40);
  const reel = openReel(fetch);
  reel.want(0);
  await answer();
  reel.want(41);
  reel.want(-1);
  reel.want(12);
  expect(asked).toEqual([0]);
  expect(CHUNK).toBe(100);
});

test('a failure is told, keeps what there is, and may be tried again', async () => {
  let down = true;
  const reel = openReel(async (from) => {
    if (down) throw new Error('the house does not answer');
    return { count: 10, frames: [frame(from)] };
  });
  reel.want(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reel.state()).toMatchObject({ error: 'the house does not answer', count: null });
  down = false;
  reel.want(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reel.state()).toMatchObject({ error: null, count: 10 });
});
