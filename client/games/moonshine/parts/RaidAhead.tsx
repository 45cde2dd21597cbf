import { useTableau } from '../tableau.ts';
import { place } from '../words/names.ts';
import { RAID_WORDS as W } from '../words/previews.ts';
import { useRaidAhead } from './useRaidAhead.ts';

/** The Raid that the Play in hand would start, in words: whose doors, and what is behind them. */
export function RaidAhead() {
  const { names, seat } = useTableau();
  const raid = useRaidAhead();
  if (!raid) return null;
  return (
    <ul className="ms-raid-ahead" data-testid="raid-ahead">
      {raid.doors.map((door) => (
        <li key={door.at} data-mine={door.seat === seat}>
          {W.door(place(door.at), door.seat === seat ? null : names.seat(door.seat), door.barrels, door.safehouse)}
        </li>
      ))}
      {raid.doors.length === 0 && <li>{W.noDoor}</li>}
      {raid.asked && <li className="hint">{W.asked}</li>}
    </ul>
  );
}
