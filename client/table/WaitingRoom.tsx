import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RulesInForce } from '../app/RulesInForce.tsx';
import { gameCard } from '../games/index.ts';
import { LevelField } from '../lobby/LevelField.tsx';
import { words } from '../messages/index.ts';
import { joinSeat, leaveSeat, setBot, titles } from '../net/api.ts';
import { dropSeat, holdSeat, keep, recall } from '../net/credentials.ts';
import type { HeldSeat, SeatCard, TableCard } from '../net/types.ts';
import { InviteLink } from './InviteLink.tsx';

const MY_NAME = 'backroom.name';

interface RoomProps {
  table: TableCard;
  seats: readonly HeldSeat[];
}

/** Where people gather until every seat is taken. */
export function WaitingRoom({ table, seats }: RoomProps) {
  const [name, setName] = useState(seats.length ? '' : (recall(MY_NAME) ?? ''));
  const game = gameCard(table.title);
  return (
    <div className="page room">
      <h1>{table.name}</h1>
      <p className="hint">
        {game?.name} · {words.room.title}. {words.room.intro}
      </p>
      <section className="panel" aria-label={words.set.seats}>
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
        <ul className="room-seats">
          {table.seats.map((seat) => (
            <RoomSeat key={seat.seat} table={table} seat={seat} held={seats} name={name} clear={() => setName('')} />
          ))}
        </ul>
      </section>
      {seats.length === 0 && <p className="hint">{words.room.watching}</p>}
      <InviteLink />
      {game && <RulesInForce card={game} options={table.options} full />}
    </div>
  );
}

interface RoomSeatProps {
  table: TableCard;
  seat: SeatCard;
  held: readonly HeldSeat[];
  name: string;
  clear(): void;
}

function RoomSeat({ table, seat, held, name, clear }: RoomSeatProps) {
  const mine = held.find((h) => h.seat === seat.seat);
  const first = held[0];
  const { matchID, title } = table;
  const sit = useMutation({
    mutationFn: async () => holdSeat(matchID, await joinSeat(title, matchID, seat.seat, name.trim())),
    onSuccess: () => {
      if (!first) keep(MY_NAME, name.trim());
      clear();
    },
  });
  const leave = useMutation({
    mutationFn: async (chair: HeldSeat) => {
      await leaveSeat(title, matchID, chair);
      dropSeat(matchID, chair.seat);
    },
  });
  const problem = sit.error ?? leave.error;
  const n = seat.seat + 1;
  return (
    <li className="room-seat" data-seat={seat.seat} data-kind={seat.kind} data-mine={mine !== undefined}>
      <span className="room-number">{n}</span>
      <span className="room-who">
        {seat.kind === 'open' ? words.room.open : seat.name} <small>{standing(seat, mine)}</small>
      </span>
      <span className="room-does">
        {seat.kind === 'open' && (
          <button type="button" className="button primary" disabled={!name.trim()} onClick={() => sit.mutate()}>
            <Said words={first ? words.room.sitAlso(n) : words.room.sit(n)} />
          </button>
        )}
        {first && seat.kind !== 'human' && <BotButtons table={table} seat={seat} held={first} />}
        {mine && (
          <button type="button" className="button quiet" onClick={() => leave.mutate(mine)}>
            <Said words={words.room.leave(n)} />
          </button>
        )}
      </span>
      {problem && <p className="notice">{problem.message}</p>}
    </li>
  );
}

function standing(seat: SeatCard, mine: HeldSeat | undefined): string {
  if (mine) return words.room.you;
  if (seat.kind === 'bot') return words.levels[seat.bot ?? '']?.name ?? words.room.bot;
  if (seat.kind === 'open') return '';
  return seat.connected ? words.room.here : words.room.away;
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

/** A label whose first part is written and all of which is spoken: "Sit" beside seat 3 is "Sit in seat 3". */
function Said({ words: [seen, heard] }: { words: string[] }) {
  return (
    <span>
      {seen}
      <span className="sr-only">{heard}</span>
    </span>
  );
}
