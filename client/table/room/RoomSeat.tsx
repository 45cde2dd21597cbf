import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Said } from '../../app/Said.tsx';
import { LevelField } from '../../lobby/LevelField.tsx';
import { words } from '../../messages/index.ts';
import { joinSeat, leaveSeat, setBot, titles } from '../../net/api.ts';
import { dropSeat, holdSeat } from '../../net/credentials.ts';
import { enter } from '../../net/people.ts';
import { dismiss } from '../../net/rooms.ts';
import type { HeldSeat, SeatCard, TableCard } from '../../net/types.ts';

interface RoomSeatProps {
  table: TableCard;
  seat: SeatCard;
  held: readonly HeldSeat[];
  name: string;
  clear(): void;
}

/** One seat of the waiting room, with what can be done about it. */
export function RoomSeat({ table, seat, held, name, clear }: RoomSeatProps) {
  const mine = held.find((h) => h.seat === seat.seat);
  const first = held[0];
  const { matchID, title } = table;
  const sit = useMutation({
    mutationFn: async () => {
      if (!first) await enter(name.trim());
      holdSeat(matchID, await joinSeat(title, matchID, seat.seat, name.trim()));
    },
    onSuccess: clear,
  });
  const leave = useMutation({
    mutationFn: async (chair: HeldSeat) => {
      await leaveSeat(title, matchID, chair);
      dropSeat(matchID, chair.seat);
    },
  });
  const host = held.find((one) => one.seat === table.host);
  const free = useMutation({ mutationFn: (by: HeldSeat) => dismiss(matchID, by, seat.seat) });
  const freed = !mine && (seat.kind === 'human' || seat.kept);
  const problem = sit.error ?? leave.error ?? free.error;
  const n = seat.seat + 1;
  return (
    <li className="room-seat" data-seat={seat.seat} data-kind={seat.kind} data-mine={mine !== undefined}>
      <span className="room-number">{n}</span>
      <span className="room-who">
        {seat.kind === 'open' ? (seat.kept ? words.seats.kept : words.room.open) : seat.name}{' '}
        <small>{standing(table, seat, mine)}</small>
        {seat.ready && <small className="room-is-ready"> ◆ {words.seats.isReady}</small>}
      </span>
      <span className="room-does">
        {seat.kind === 'open' && (
          <button
            type="button"
            className="button primary"
            disabled={!name.trim() || sit.isPending}
            onClick={() => sit.mutate()}
          >
            <Said words={first ? words.room.sitAlso(n) : words.room.sit(n)} />
          </button>
        )}
        {first && seat.kind !== 'human' && <BotButtons table={table} seat={seat} held={first} />}
        {mine && (
          <button type="button" className="button quiet" onClick={() => leave.mutate(mine)}>
            <Said words={words.room.leave(n)} />
          </button>
        )}
        {host && freed && (
          <button type="button" className="button quiet" onClick={() => free.mutate(host)}>
            <Said words={words.seats.dismiss(n)} />
          </button>
        )}
      </span>
      {problem && <p className="notice">{problem.message}</p>}
    </li>
  );
}

function standing(table: TableCard, seat: SeatCard, mine: HeldSeat | undefined): string {
  if (seat.kind === 'bot') return words.levels[seat.bot ?? '']?.name ?? words.room.bot;
  if (seat.kind === 'open') return '';
  const where = mine ? words.room.you : seat.connected ? words.room.here : words.room.away;
  const host = seat.seat === table.host ? [words.seats.host] : [];
  const rating = seat.rating === undefined ? [] : [words.mine.rating(seat.rating)];
  return [where, ...host, ...rating].join(' · ');
}

function BotButtons({ table, seat, held }: { table: TableCard; seat: SeatCard; held: HeldSeat }) {
  const known = useQuery({ queryKey: ['titles'], queryFn: titles });
  const game = known.data?.find((t) => t.id === table.title);
  const [chosen, setChosen] = useState<string | null>(null);
  const level = chosen ?? game?.usualBot ?? '';
  const put = useMutation({ mutationFn: (level: string | null) => setBot(table.matchID, seat.seat, level, held) });
  const n = seat.seat + 1;
  return (
    <>
      {seat.kind === 'bot' && (
        <button type="button" className="button quiet" onClick={() => put.mutate(null)}>
          <Said words={words.room.dismissBot(n)} />
        </button>
      )}
      {seat.kind === 'open' && game && (
        <>
          <LevelField label={words.set.level(n)} levels={game.bots} value={level} onChange={setChosen} />
          <button type="button" className="button" onClick={() => put.mutate(level)}>
            <Said words={words.room.putBot(n, words.levels[level]?.name ?? level)} />
          </button>
        </>
      )}
      {put.isError && <span className="notice">{put.error.message}</span>}
    </>
  );
}
