import { describe, expect, test } from 'vitest';
import { LESSON as DE } from '../../../client/games/moonshine/learn/de/lesson.ts';
import { LESSON as EN } from '../../../client/games/moonshine/learn/en/lesson.ts';
import { firstDay } from '../../../client/games/moonshine/learn/lesson.ts';
import { TERMS } from '../../../client/games/moonshine/rulebook/en/terms.ts';
import { openRun, type Progress, type Run } from '../../../client/learn/lesson/run.ts';
import { runsOf } from '../../../client/learn/rulebook/prose.ts';
import type { GameEvent } from '../../../src/engine/rules.ts';
import type { View } from '../../../src/games/moonshine/state.ts';

const lesson = firstDay({}, ['You', 'Vera', 'Sal']);

async function open(saved: Progress | null = null) {
  const kept: { last: Progress | null } = { last: null };
  const save = (progress: Progress) => {
    kept.last = structuredClone(progress);
  };
  return { run: await openRun({ lesson, saved, save, pace: 0 }), kept };
}

/** Until the beat is no longer one of the rivals'. */
const settled = (run: Run) =>
  new Promise<void>((resolve) => {
    const look = () => lesson.beats[run.shown().beat]?.kind !== 'rivals' && resolve();
    run.subscribe(look);
    look();
  });

async function step(run: Run): Promise<boolean> {
  await settled(run);
  const { beat } = run.shown();
  const here = lesson.beats[beat];
  if (!here || beat === lesson.beats.length - 1) return false;
  if (here.kind === 'tell') run.next();
  else await run.show();
  if (run.shown().beat === beat) throw new Error(`the lesson does not go on after "${here.words}"`);
  return true;
}

const eventsOf = (run: Run): GameEvent[] => run.shown().table.history.flatMap(({ events }) => events);
const viewOf = (run: Run) => run.shown().table.frames.get(lesson.seat)?.view as View;

describe.each([
  ['en', EN],
  ['de', DE],
])('the coach in %s', (_, said) => {
  test('has something to say at every beat, and to every other attempt', () => {
    expect(Object.keys(said).sort()).toEqual([...new Set(lesson.beats.map(({ words }) => words))].sort());
    const asks = lesson.beats.filter(({ kind }) => kind === 'ask');
    expect(asks.filter(({ words }) => !said[words]?.wrong)).toEqual([]);
  });

  test('uses no term that has no card', () => {
    const terms = Object.values(said).flatMap(({ text }) =>
      runsOf(text).flatMap((run) => (run.kind === 'term' ? [run.term] : [])),
    );
    expect(terms.filter((term) => !(term in TERMS))).toEqual([]);
  });
});

describe('the first Day', () => {
  test('goes its way from the Brew to the next morning, and shows what it promises', async () => {
    const { run } = await open();
    while (await step(run));
    const types = new Set(eventsOf(run).map(({ type }) => type));
    const promised = [
      'brewed',
      'jobTaken',
      'moved',
      'standoff',
      'heldFire',
      'volley',
      'tookControl',
      'unloaded',
      'jobDone',
    ];
    const more = ['raid', 'doorsKickedIn', 'crewRan', 'arrested', 'squadStayed', 'raidOver', 'laidLow', 'sunset'];
    expect([...promised, ...more].filter((type) => !types.has(type))).toEqual([]);
    expect(viewOf(run).day).toBe(4);
    expect(viewOf(run).players[lesson.seat]?.done).toEqual(['grandTour']);
    run.close();
  });

  test('what is legal and not asked for is not done, and what is not legal is refused with the rules’ reason', async () => {
    const { run } = await open();
    for (let i = 0; i < 3; i++) run.next();
    const before = run.shown();
    expect(await run.act({ do: 'draft', die: 6 })).toMatchObject({ kind: 'other' });
    expect(await run.act({ do: 'draft', die: 4 })).toMatchObject({ kind: 'refused', refusal: { rule: '6.1' } });
    expect(run.shown()).toBe(before);
    expect(await run.act({ do: 'draft', die: 5 })).toEqual({ kind: 'done' });
    run.close();
  });

  test('is taken up again at every beat where it was left', async () => {
    const { run, kept } = await open();
    do {
      await settled(run);
      const again = await open(kept.last);
      expect(again.run.shown().beat).toBe(run.shown().beat);
      expect(viewOf(again.run)).toEqual(viewOf(run));
      again.run.close();
    } while (await step(run));
    run.close();
  });

  test('begins anew when what was kept does not fit', async () => {
    const { run } = await open({ beat: 5, done: [{ seat: 2, action: { do: 'takeTheCrown' } }] });
    expect(run.shown()).toMatchObject({ beat: 0 });
    run.close();
  });
});
