import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyLink } from '../../app/CopyLink.tsx';
import { Said } from '../../app/Said.tsx';
import { words } from '../../messages/index.ts';
import { letBotPlay, moveVote, substituteLink } from '../../net/rooms.ts';
import type { HeldSeat, SeatCard, TableCard } from '../../net/types.ts';
import { GiveUp } from './GiveUp.tsx';
import './seats.css';

interface SeatsPanelProps {
  table: TableCard;
  held: readonly HeldSeat[];
}

/** Who sits where in a match that runs, and what can be done about it: a bot for a while, a vote, a substitute, the way out. */
export function SeatsPanel({ table, held }: SeatsPanelProps) {
  return (
    <section className="seats-panel" aria-label={words.seats.title}>
      <h2 className="legend">{words.seats.title}</h2>
      <ul>
        {table.seats.map((seat) => (
          <SeatLine key={seat.seat} table={table} held={held} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function SeatLine({ table, held, seat }: SeatsPanelProps & { seat: SeatCard }) {
  const mine = held.find((one) => one.seat === seat.seat);
  return (
    <li className="seats-line" data-seat={seat.seat} data-kind={seat.kind} data-here={seat.connected}>
      <span className="seats-who">
        {seat.kind === 'open' ? words.room.open : seat.name}
        <small>{standing(seat, mine)}</small>
        {seat.rating !== undefined && <small>{words.mine.rating(seat.ratingAfter ?? seat.rating)}</small>}
      </span>
      {table.status === 'running' && <SeatDoes table={table} held={held} seat={seat} />}
    </li>
  );
}

function standing(seat: SeatCard, mine: HeldSeat | undefined): string {
  if (seat.standIn) return words.seats.standIn(seat.name);
  if (seat.kind === 'bot') return words.levels[seat.bot ?? '']?.name ?? words.room.bot;
  if (mine) return words.room.you;
  if (seat.kind === 'open') return '';
  return seat.connected ? words.room.here : words.room.away;
}

/** What whoever is at this screen can do about that seat. */
function SeatDoes({ table, held, seat }: SeatsPanelProps & { seat: SeatCard }) {
  const { matchID, host } = table;
  const mine = held.find((one) => one.seat === seat.seat);
  const voice = held.find((one) => table.seats.some(({ seat, kind }) => seat === one.seat && kind === 'human'));
  const [link, setLink] = useState('');
  const does = useMutation({
    mutationFn: async (what: 'bot' | 'voteBot' | 'kick' | 'link') => {
      if (!voice) return;
      if (what === 'bot') await letBotPlay(matchID, mine ?? voice, seat.seat);
      else if (what === 'link') setLink(await substituteLink(matchID, voice, seat.seat));
      else await moveVote(matchID, voice, seat.seat, what === 'kick' ? 'kick' : 'bot');
    },
  });
  if (!voice) return null;
  const hosting = held.some((one) => one.seat === host);
  const other = seat.kind === 'human' && !mine;
  const replaceable = seat.kind !== 'human' && (!seat.standIn || hosting);
  const button = (what: Parameters<typeof does.mutate>[0], label: readonly string[]) => (
    <button type="button" className="button small" disabled={does.isPending} onClick={() => does.mutate(what)}>
      <Said words={label} />
    </button>
  );
  return (
    <div className="seats-does">
      {mine && seat.kind === 'human' && button('bot', [words.seats.botForMe, ''])}
      {mine && <GiveUp table={table} held={mine} />}
      {other && hosting && !seat.connected && button('bot', words.seats.botForHim(seat.name))}
      {other && !table.vote && button('voteBot', words.seats.voteBot(seat.name))}
      {other && !table.vote && button('kick', words.seats.voteKick(seat.name))}
      {replaceable && !link && button('link', words.seats.link(seat.seat + 1))}
      {link && <CopyLink link={link} label={words.seats.link(seat.seat + 1).join('')} />}
      {does.isError && <p className="notice">{does.error.message}</p>}
    </div>
  );
}
