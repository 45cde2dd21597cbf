import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '../../messages/index.ts';
import { leaveSeat } from '../../net/api.ts';
import { dropSeat } from '../../net/credentials.ts';
import type { HeldSeat, TableCard } from '../../net/types.ts';

/** Leaving a match for good, which is asked twice. */
export function GiveUp({ table, held }: { table: TableCard; held: HeldSeat }) {
  const [sure, setSure] = useState(false);
  const leave = useMutation({
    mutationFn: async () => {
      await leaveSeat(table.title, table.matchID, held);
      dropSeat(table.matchID, held.seat);
    },
  });
  if (!sure) {
    return (
      <button type="button" className="button quiet small" onClick={() => setSure(true)}>
        {words.seats.giveUp}
      </button>
    );
  }
  return (
    <div className="seats-sure" role="alert">
      <p>{words.seats.giveUpSure}</p>
      <button type="button" className="button small" disabled={leave.isPending} onClick={() => leave.mutate()}>
        {words.seats.yesLeave}
      </button>
      <button type="button" className="button small primary" onClick={() => setSure(false)}>
        {words.seats.stay}
      </button>
      {leave.isError && <p className="notice">{leave.error.message}</p>}
    </div>
  );
}
