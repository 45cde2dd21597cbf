import { useMemo } from 'react';
import { preview } from '../plays/preview.ts';
import { type RaidPreview, raidPreview } from '../plays/raidPreview.ts';
import { useTableau } from '../tableau.ts';

/** The Raid that the Play in hand would start, as things stand; null where there is none. */
export function useRaidAhead(): RaidPreview | null {
  const { view, seat, doing } = useTableau();
  const wish = doing.action && !doing.refusal ? JSON.stringify(doing.action) : null;
  return useMemo(() => {
    if (!wish || seat === null) return null;
    const action = JSON.parse(wish);
    return preview(view, seat, action).notes.includes('startsRaid') ? raidPreview(view, seat, action) : null;
  }, [wish, view, seat]);
}
