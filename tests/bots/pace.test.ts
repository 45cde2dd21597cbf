/** Thinking a slice at a time: how much of the processor is left to others, and whose time runs meanwhile. */
import { expect, it } from 'vitest';
import { Pace } from '../../src/bots/pace.ts';

const WORK_MS = 60;

/** Keeps the processor busy by the pace's own clock, a millisecond a step. */
function* busy({ now }: Pace) {
  const from = now();
  while (now() - from < WORK_MS) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return now() - from;
}

it('takes breath after each slice, in which its clock stands', async () => {
  const pace = new Pace(20);
  const from = performance.now();
  const thought = await pace.take(busy(pace));
  expect(performance.now() - from).toBeGreaterThan(2 * WORK_MS);
  expect(thought).toBeLessThan(2 * WORK_MS);
});

it('lets others have their turn between slices even without breath', async () => {
  const pace = new Pace();
  const heard: string[] = [];
  setTimeout(() => heard.push('another'), 1);
  await pace.take(busy(pace));
  heard.push('the thought');
  expect(heard).toEqual(['another', 'the thought']);
});

it('comes to the same, whatever its pace', async () => {
  function* counting() {
    let n = 0;
    while (n < 1000) {
      n++;
      yield;
    }
    return n;
  }
  expect(await new Pace(1).take(counting())).toBe(1000);
});
