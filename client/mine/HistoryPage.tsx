import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { pageLanguage } from '../messages/language.ts';
import { myMatches, whoAmI } from '../net/people.ts';
import type { PastMatch } from '../net/types.ts';
import { MoveEverything } from './MoveEverything.tsx';
import './mine.css';

/** What one plays and has played: those first that wait for one, then what is over, with places and ratings. */
export function HistoryPage() {
  const me = useQuery({ queryKey: ['me'], queryFn: whoAmI });
  const past = useInfiniteQuery({
    queryKey: ['history'],
    queryFn: ({ pageParam }) => myMatches(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: me.data != null,
  });
  const running = past.data?.pages.flatMap((page) => page.running) ?? [];
  const over = past.data?.pages.flatMap((page) => page.over) ?? [];
  return (
    <div className="page mine">
      <h1>{words.mine.history}</h1>
      {me.isSuccess && me.data === null && <p className="hint">{words.mine.unknown}</p>}
      {me.data && (
        <p className="mine-ratings">
          <strong>{me.data.name}</strong>
          {me.data.ratings.map(({ title, rating, games }) => (
            <span key={title}>
              {gameCard(title)?.name}: {words.mine.rating(rating)} · {words.mine.rated(games)}
            </span>
          ))}
        </p>
      )}
      {past.isError && <p className="notice">{past.error.message}</p>}
      {past.isSuccess && running.length + over.length === 0 && <p className="hint">{words.mine.none}</p>}
      <Matches title={words.mine.running} list={running} />
      <Matches title={words.mine.over} list={over} />
      {past.hasNextPage && (
        <button type="button" className="button" onClick={() => past.fetchNextPage()}>
          {words.mine.more}
        </button>
      )}
      {me.data && <MoveEverything />}
    </div>
  );
}

function Matches({ title, list }: { title: string; list: readonly PastMatch[] }) {
  if (list.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="mine-list">
        {list.map((one) => (
          <Match key={one.table.matchID} match={one} />
        ))}
      </ul>
    </section>
  );
}

function Match({ match: { table, updatedAt, own, turn, kept, outcome } }: { match: PastMatch }) {
  const day = new Date(updatedAt).toLocaleDateString(pageLanguage(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const others = table.seats.filter(({ seat }) => !own.includes(seat)).map(({ name }) => name || words.room.open);
  const after = table.seats.find(({ seat, ratingAfter }) => own.includes(seat) && ratingAfter !== undefined);
  const game = gameCard(table.title)?.name;
  const over = table.status === 'over' || table.status === 'closed';
  const where = over ? `/table/${table.matchID}/replay?at=0&eyes=all` : `/table/${table.matchID}`;
  return (
    <li className="mine-match" data-turn={turn}>
      <div>
        <h3>{table.name}</h3>
        <p className="hint">
          {game !== table.name && `${game} · `}
          {others.join(', ')} · {day}
        </p>
      </div>
      <p className="mine-place">
        {turn && <strong>{words.mine.turn}</strong>}
        {kept && <strong>{words.mine.kept}</strong>}
        {outcome && own.map((seat) => words.mine.place(outcome.ranks[seat] ?? table.seats.length)).join(', ')}
        {after?.ratingAfter !== undefined && <small>{words.mine.rating(after.ratingAfter)}</small>}
      </p>
      <Link className={`button ${turn ? 'primary' : ''}`} to={where}>
        {over ? words.mine.look : words.mine.go}
      </Link>
    </li>
  );
}
