import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Shell } from '../app/Shell.tsx';
import { words } from '../messages/index.ts';
import { joinSeat } from '../net/api.ts';
import { holdSeat, recall } from '../net/credentials.ts';
import type { LinkHeld } from '../net/invites.ts';
import { enter, MY_NAME } from '../net/people.ts';
import type { TableCard } from '../net/types.ts';

/** For somebody who was sent the link for a seat of a match that runs. */
export function TakeOver({ table, link }: { table: TableCard; link: LinkHeld }) {
  const [name, setName] = useState(recall(MY_NAME) ?? '');
  const seat = table.seats.find((one) => one.seat === link.seat);
  const sit = useMutation({
    mutationFn: async () => {
      await enter(name.trim());
      const { matchID, title } = table;
      holdSeat(matchID, await joinSeat(title, matchID, link.seat ?? null, name.trim(), link.substitute));
    },
  });
  return (
    <Shell>
      <form
        className="page room"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) sit.mutate();
        }}
      >
        <h1>{table.name}</h1>
        <div className="panel">
          <p>{words.seats.takeOverIntro(seat?.name || words.set.seat((link.seat ?? 0) + 1))}</p>
          <label className="field take-over-name">
            <span>{words.room.name}</span>
            <input className="input" value={name} maxLength={24} onChange={(e) => setName(e.target.value)} />
          </label>
          <p>
            <button type="submit" className="button primary" disabled={!name.trim() || sit.isPending}>
              {words.seats.takeOver}
            </button>
          </p>
          {sit.isError && <p className="notice">{sit.error.message}</p>}
        </div>
      </form>
    </Shell>
  );
}
