import { useMutation } from '@tanstack/react-query';
import { DoorFields } from '../../lobby/DoorFields.tsx';
import { words } from '../../messages/index.ts';
import { type RoomSettings, settle } from '../../net/rooms.ts';
import type { HeldSeat, TableCard } from '../../net/types.ts';

/** Who may come and watch, who may talk: the host's to change, before the match and in it. */
export function RoomDoors({ table, held }: { table: TableCard; held: readonly HeldSeat[] }) {
  const host = held.find(({ seat }) => seat === table.host);
  const change = useMutation({
    mutationFn: async (settings: RoomSettings) => {
      if (host) await settle(table.matchID, host, settings);
    },
  });
  if (!host) return null;
  const flag = (name: 'readyFirst' | 'whispers' | 'watchersTalk') => (
    <label className="check">
      <input
        type="checkbox"
        checked={table[name] === true}
        onChange={(e) => change.mutate({ [name]: e.target.checked })}
      />
      {words.doors[name]}
    </label>
  );
  return (
    <details className="room-doors">
      <summary>{words.doors.title}</summary>
      <div className="room-doors-fields">
        <DoorFields
          visibility={table.visibility ?? 'public'}
          watchers={table.watchers ?? 'all'}
          set={(settings) => change.mutate(settings)}
        />
        {table.status === 'open' && flag('readyFirst')}
        {flag('whispers')}
        {flag('watchersTalk')}
      </div>
      {change.isError && <p className="notice">{change.error.message}</p>}
    </details>
  );
}
