/** What happened is shown from the events alone: it must lead from one position exactly to the next. */
import { expect, test } from 'vitest';
import { beatsOf } from '../../../../client/games/cosca/show/beats.ts';
import { after, ground } from '../../../../client/games/cosca/show/fold.ts';
import type { Entry } from '../../../../client/net/types.ts';
import type { GameEvent } from '../../../../src/engine/rules.ts';
import { rules } from '../../../../src/games/cosca/rules/index.ts';
import type { View } from '../../../../src/games/cosca/state.ts';
import { randomGame } from './randomGame.ts';

test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
  'events folded on the position before give the position after: game %s',
  (seed) => {
    for (const { state, after: next, events } of randomGame(`fold ${seed}`)) {
      const told = events.reduce<View>(after, rules.view(state, null));
      const truth = rules.view(next, null);
      expect(ground(told)).toEqual(ground(truth));
      expect(told.deckCount).toBe(truth.deckCount);
      if (events.length > 1) expect({ step: told.step, at: told.at }).toMatchObject(restOf(truth));
    }
  },
);

/** A morning is no event of its own: after it dice are set. */
function restOf({ step, at }: View) {
  return { step: step === 'setDice' ? 'newDay' : step, at };
}

test('every line begins a beat; quiet places and mobsters are passed over; nothing else is lost', () => {
  const entries: Entry[] = [];
  for (const { seat, action, events } of randomGame('beats', {}, 4)) {
    entries.push({ number: entries.length + 1, seat, action, events: events as unknown as GameEvent[], at: 0 });
  }
  const beats = beatsOf(entries);
  const ends = beats.map((beat) => beat.end);
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(beats.every((beat) => beat.title !== '' && beat.events.length > 0)).toBe(true);
  const shown = new Set(beats.flatMap((beat) => beat.events));
  const quiet = ['sealed', 'withdrawn', 'dayEnded', 'placeReached', 'mobsterReached'];
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (!quiet.includes(event.type)) expect([...shown]).toContain(event);
  }
  // Lines that come while a show runs only lengthen it: beats shown already stay as they were.
  const half = beatsOf(entries.slice(0, 20));
  expect(beats.slice(0, half.length)).toEqual(half);
});
