import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RulesInForce } from '../app/RulesInForce.tsx';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { recall } from '../net/credentials.ts';
import { MY_NAME } from '../net/people.ts';
import { sayReady, startNow } from '../net/rooms.ts';
import type { HeldSeat, TableCard } from '../net/types.ts';
import { InviteLink } from './InviteLink.tsx';
import { RoomDoors } from './room/RoomDoors.tsx';
import { RoomSeat } from './room/RoomSeat.tsx';

interface RoomProps {
  table: TableCard;
  seats: readonly HeldSeat[];
}

/** Where people gather until the match begins. */
export function WaitingRoom({ table, seats }: RoomProps) {
  const [name, setName] = useState(seats.length ? '' : (recall(MY_NAME) ?? ''));
  const game = gameCard(table.title);
  const full = table.seats.every((seat) => seat.kind !== 'open');
  return (
    <div className="page room">
      <header className="room-head">
        <h1>{table.name}</h1>
        <p className="hint">
          {game && game.name !== table.name && `${game.name} · `}
          {words.room.title}. {table.readyFirst ? words.doors.readyFirst : words.room.intro}
          {table.rated && ` · ${words.doors.rated}`}
        </p>
      </header>
      <section className="panel" aria-label={words.set.seats}>
        {!full && (
          <label className="field room-name">
            <span>{seats.length ? words.room.hereName : words.room.name}</span>
            <input
              className="input"
              value={name}
              maxLength={24}
              autoComplete="nickname"
              placeholder={words.set.yourNamePlaceholder}
              onChange={(e) => setName(e.target.value)}
            />
          </label>
        )}
        <ul className="room-seats">
          {table.seats.map((seat) => (
            <RoomSeat key={seat.seat} table={table} seat={seat} held={seats} name={name} clear={() => setName('')} />
          ))}
        </ul>
        <Beginning table={table} held={seats} />
      </section>
      {seats.length === 0 && <p className="hint">{words.room.watching}</p>}
      <InviteLink table={table} held={seats} />
      <RoomDoors table={table} held={seats} />
      {game && <RulesInForce card={game} options={table.options} full />}
    </div>
  );
}

/** Ready, and for the host the word to begin. */
function Beginning({ table, held }: { table: TableCard; held: readonly HeldSeat[] }) {
  const { matchID } = table;
  const isReady = held.every(({ seat }) => table.seats.some((one) => one.seat === seat && one.ready));
  const host = held.find(({ seat }) => seat === table.host);
  const ready = useMutation({
    mutationFn: async () => {
      for (const one of held) await sayReady(matchID, one, !isReady);
    },
  });
  const start = useMutation({ mutationFn: (one: HeldSeat) => startNow(matchID, one) });
  const waits = table.seats.filter((one) => one.kind === 'human' && !one.ready).map((one) => one.name);
  const problem = ready.error ?? start.error;
  if (held.length === 0) return null;
  return (
    <div className="room-begin">
      {table.readyFirst && (
        <button
          type="button"
          className={`button ${isReady ? '' : 'primary'} room-ready`}
          aria-pressed={isReady}
          disabled={ready.isPending}
          onClick={() => ready.mutate()}
        >
          {isReady ? words.seats.notReady : words.seats.ready}
        </button>
      )}
      {host && (
        <button type="button" className="button" disabled={start.isPending} onClick={() => start.mutate(host)}>
          {words.seats.start}
        </button>
      )}
      <p className="hint">
        {table.readyFirst && waits.length > 0 && `${words.seats.waitsFor(waits.join(', '))} `}
        {host && table.seats.some((one) => one.kind === 'open') && words.seats.startHint}
      </p>
      {problem && <p className="notice">{problem.message}</p>}
    </div>
  );
}
