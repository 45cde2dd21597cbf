/** Thinking on a thread: the same answer as at home, called off in time, and failures that reach who asked. */
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import { asideOf } from '../../src/bots/index.ts';
import { thinkingPolicy } from '../../src/bots/thinkers.ts';
import { type Asked, Thoughts } from '../../src/bots/thoughts.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Title } from '../../src/engine/title.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { peaceOnOffer } from './peace.ts';

const title = moonshine as Title;
const { rules } = title;
const options = rules.options(undefined);
const state = rules.setup(4, options.ok ? options.options : {}, { dice: seededDice('thread') });
const seat = rules.waiting(state)[0]?.seat ?? 0;
const asked: Asked = { title: title.id, level: 'search', view: rules.view(state, seat), seat, seed: 'thread' };

const thoughts = new Thoughts(() => new Worker(new URL('./thread.ts', import.meta.url)));
afterAll(() => thoughts.close());

it('answers as it would without a thread', async () => {
  const policy = thinkingPolicy(title, 'search', { iterations: 20 });
  const expected = policy?.(asked.view, seat, seededDice('thread'));
  expect(await thoughts.decide({ ...asked, budget: { iterations: 20 } })).toEqual(expected);
});

it('says what is done on the side, as it would without a thread', async () => {
  const { state: hostile, from } = peaceOnOffer();
  const matter = { ...asked, view: rules.view(hostile, from), seat: from };
  const made = asideOf(title, 'search')?.(matter.view, from, seededDice('thread'), []) ?? null;
  expect(made?.action.do).toBe('offerHandshake');
  expect(await thoughts.deal({ ...matter, done: [] })).toEqual(made);
  expect(await thoughts.deal({ ...matter, done: [made?.once ?? ''] })).toBeNull();
});

it('answers several in turn, each by its own budget', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => thoughts.decide({ ...asked, budget: { ms: 10 } })));
  for (const answer of answers) expect(rules.refuse(state, seat, answer)).toBeNull();
});

it('can be called off, and is free for the next at once', async () => {
  const calling = new AbortController();
  const long = thoughts.decide({ ...asked, budget: { ms: 60_000 }, signal: calling.signal });
  const next = thoughts.decide({ ...asked, budget: { iterations: 5 } });
  setTimeout(() => calling.abort(new Error('called off')), 50);
  await expect(long).rejects.toThrow('called off');
  expect(rules.refuse(state, seat, await next)).toBeNull();
});

const apart = () => new Thoughts(() => new Worker(new URL('./thread.ts', import.meta.url)), 1, false);

it('answers the same where no memory is shared', async () => {
  const slices = apart();
  const matter = { ...asked, budget: { iterations: 60 }, why: 'own' as const };
  expect(await slices.think(matter)).toEqual(await thoughts.think(matter));
  await expect(slices.decide({ ...asked, level: 'nobody' })).rejects.toThrow('no level nobody');
  slices.close();
});

it('can be called off where no memory is shared, and its thread goes on with the next', async () => {
  const slices = apart();
  const calling = new AbortController();
  const long = slices.think({ ...asked, budget: { ms: 60_000 }, signal: calling.signal });
  const next = slices.think({ ...asked, budget: { iterations: 40 } });
  expect(slices.pending).toBe(2);
  setTimeout(() => calling.abort(new Error('called off')), 50);
  await expect(long).rejects.toThrow('called off');
  const { action, iterations, thoughts: found } = await next;
  expect([action, iterations]).toEqual([found[0]?.action, 40]);
  slices.close();
});

const LONG_MS = 300;

it('rests when it is told to, and time does not run for it meanwhile', async () => {
  const slices = apart();
  await slices.think({ ...asked, budget: { iterations: 1 } });
  const from = performance.now();
  const answer = slices.think({ ...asked, budget: { ms: 100 } });
  slices.rest(true);
  setTimeout(() => slices.rest(false), LONG_MS);
  const { iterations } = await answer;
  expect(performance.now() - from).toBeGreaterThan(LONG_MS);
  expect(iterations).toBeGreaterThan(1);
  slices.close();
});

it('rests from its first thread on, and can be called off in its rest', async () => {
  const slices = apart();
  slices.rest(true);
  const calling = new AbortController();
  const long = slices.think({ ...asked, budget: { iterations: 1 }, signal: calling.signal });
  const next = slices.think({ ...asked, budget: { iterations: 1 } });
  const first = await Promise.race([long, new Promise((late) => setTimeout(late, LONG_MS, 'at rest'))]);
  expect(first).toBe('at rest');
  calling.abort(new Error('called off'));
  await expect(long).rejects.toThrow('called off');
  slices.rest(false);
  expect((await next).iterations).toBe(1);
  slices.close();
});

it('says when there is no such level, or nothing to decide', async () => {
  await expect(thoughts.decide({ ...asked, level: 'nobody' })).rejects.toThrow('no level nobody');
  await expect(thoughts.decide({ ...asked, seat: (seat + 1) % 4 })).rejects.toThrow();
});

it('rejects what is asked once it is closed', async () => {
  const closed = new Thoughts(() => new Worker(new URL('./thread.ts', import.meta.url)));
  closed.close();
  await expect(closed.decide(asked)).rejects.toThrow('closed');
});
