import { expect, test } from 'vitest';
import { raidPreview } from '../../../../client/games/moonshine/plays/raidPreview.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import { randomGame } from './randomGame.ts';

const MAY_RAID = ['rat', 'unload', 'extort', 'peddle'];

test('the doors foreseen are the doors kicked in, up to the first choice; nothing is foreseen where no Raid comes', () => {
  let [raids, quiet] = [0, 0];
  for (const seed of ['a', 'b', 'c']) {
    for (const { state, seat, action, events } of randomGame(`raid ${seed}`, 900)) {
      if (!MAY_RAID.includes(action.do)) continue;
      const view = rules.view(state, seat);
      const before = JSON.stringify(view);
      const ahead = raidPreview(view, seat, action);
      expect(JSON.stringify(view)).toBe(before);
      const doors = events.flatMap((e) => (e.type === 'doorsKickedIn' ? [e.at] : []));
      if (events.some(({ type }) => type === 'raid')) raids += 1;
      else quiet += 1;
      expect(ahead !== null).toBe(events.some(({ type }) => type === 'raid'));
      expect(ahead?.doors.map(({ at }) => at).slice(0, doors.length) ?? []).toEqual(doors);
    }
  }
  expect(raids).toBeGreaterThan(5);
  expect(quiet).toBeGreaterThan(5);
});
