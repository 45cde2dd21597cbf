import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Seat } from '../../../src/engine/rules.ts';
import { words } from '../../messages/index.ts';
import { answerVote, playAgainMyself } from '../../net/rooms.ts';
import type { HeldSeat, TableCard } from '../../net/types.ts';
import './seats.css';

interface NoticesProps {
  table: TableCard;
  held: readonly HeldSeat[];
}

/** What the table asks of whoever is at this screen, above the board: a seat to take back, a vote, a rematch. */
export function Notices({ table, held }: NoticesProps) {
  const away = held.filter(({ seat }) => table.seats.some((one) => one.seat === seat && one.standIn));
  return (
    <div className="table-notices" aria-live="polite">
      {table.status === 'running' && away.map((one) => <Back key={one.seat} table={table} held={one} />)}
      {table.vote && <Vote table={table} held={held} />}
      {table.next && held.length > 0 && (
        <div className="table-notice">
          <p>{words.seats.rematch}</p>
          <Link className="button small primary" to={`/table/${table.next}`}>
            {words.seats.toRematch}
          </Link>
        </div>
      )}
    </div>
  );
}

function Back({ table, held }: { table: TableCard; held: HeldSeat }) {
  const back = useMutation({ mutationFn: () => playAgainMyself(table.matchID, held) });
  return (
    <div className="table-notice">
      <p>{back.error?.message ?? words.seats.botPlays(held.name)}</p>
      <button type="button" className="button small primary" disabled={back.isPending} onClick={() => back.mutate()}>
        {words.seats.back}
      </button>
    </div>
  );
}

function Vote({ table, held }: NoticesProps) {
  const { vote, matchID } = table;
  const asked = held.find(({ seat }) => vote?.waits.includes(seat));
  const answer = useMutation({
    mutationFn: async (agree: boolean) => {
      if (asked) await answerVote(matchID, asked, agree);
    },
  });
  if (!vote) return null;
  const name = (seat: Seat) => table.seats.find((one) => one.seat === seat)?.name ?? '';
  return (
    <div className="table-notice" data-vote={vote.motion}>
      <p>{answer.error?.message ?? words.seats.vote[vote.motion](name(vote.by), name(vote.seat))}</p>
      {asked ? (
        <>
          <button
            type="button"
            className="button small"
            disabled={answer.isPending}
            onClick={() => answer.mutate(true)}
          >
            {words.seats.yes}
          </button>
          <button
            type="button"
            className="button small"
            disabled={answer.isPending}
            onClick={() => answer.mutate(false)}
          >
            {words.seats.no}
          </button>
        </>
      ) : (
        <small>{words.seats.waiting}</small>
      )}
    </div>
  );
}
