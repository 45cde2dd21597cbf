import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RulesInForce } from '../app/RulesInForce.tsx';
import { gameCard } from '../games/index.ts';
import { nearestPreset } from '../games/presets.ts';
import type { GameCard } from '../games/types.ts';
import { words } from '../messages/index.ts';
import { tables } from '../net/api.ts';
import { heldSeats } from '../net/credentials.ts';
import type { SeatCard, TableCard } from '../net/types.ts';

const EVERY_MS = 5000;

/** The public tables: those to sit down at first, then those to watch; looked at again every few seconds. */
export function TableList() {
  const lists = [useTables('open'), useTables('running')] as const;
  const [open, running] = lists;
  const failed = lists.find((list) => list.isError);
  const none = lists.every((list) => list.isSuccess && cardsOf(list).length === 0);
  return (
    <section className="tables" aria-labelledby="tables">
      <div className="tables-head">
        <h2 id="tables">{words.lobby.open}</h2>
        <button type="button" className="button quiet small" onClick={() => lists.map((list) => list.refetch())}>
          {words.lobby.refresh}
        </button>
      </div>
      {failed?.error && <p className="notice">{failed.error.message}</p>}
      {none && <p className="hint">{words.lobby.none}</p>}
      <Tables title={words.lobby.waiting} list={open} />
      <Tables title={words.lobby.playing} list={running} />
    </section>
  );
}

type Listed = ReturnType<typeof useTables>;

function useTables(status: 'open' | 'running') {
  return useInfiniteQuery({
    queryKey: ['tables', status],
    queryFn: ({ pageParam }) => tables(status, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: EVERY_MS,
  });
}

const cardsOf = (list: Listed): TableCard[] => list.data?.pages.flatMap((page) => page.tables) ?? [];

function Tables({ title, list }: { title: string; list: Listed }) {
  const cards = cardsOf(list);
  if (cards.length === 0) return null;
  return (
    <>
      <h3 className="tables-kind">{title}</h3>
      <ul className="table-cards">
        {cards.map((table) => (
          <TableRow key={table.matchID} table={table} />
        ))}
      </ul>
      {list.hasNextPage && (
        <button type="button" className="button" onClick={() => list.fetchNextPage()}>
          {words.lobby.more}
        </button>
      )}
    </>
  );
}

function TableRow({ table }: { table: TableCard }) {
  const free = table.seats.filter((s) => s.kind === 'open').length;
  const mine = heldSeats(table.matchID).length > 0;
  const what = mine ? words.lobby.resume : free > 0 ? words.lobby.sit : words.lobby.watch;
  const card = gameCard(table.title);
  const game = card?.name ?? table.title;
  return (
    <li className="table-card" data-table={table.matchID} data-status={table.status}>
      <div>
        <h4>{table.name || words.lobby.unnamed(game)}</h4>
        <p className="hint">
          {game} · {words.lobby.status[table.status]} · {free > 0 ? words.lobby.free(free) : words.lobby.full}
        </p>
        {card && <TableRules card={card} table={table} />}
        <ul className="heads" aria-label={words.lobby.bySeat}>
          {table.seats.map((seat) => (
            <Head key={seat.seat} seat={seat} />
          ))}
        </ul>
      </div>
      <Link className={`button ${free > 0 || mine ? 'primary' : ''}`} to={`/table/${table.matchID}`}>
        {what}
      </Link>
    </li>
  );
}

/** The rules in force, where they are not the usual ones: the preset, and what differs from it. */
function TableRules({ card, table: { options } }: { card: GameCard; table: TableCard }) {
  if (Object.keys(options).length === 0) return null;
  const { preset, changed } = nearestPreset(card, options);
  const name = card.presets[preset]?.label ?? '';
  if (changed.length === 0) return <p className="table-rules">{name}</p>;
  return (
    <details className="table-rules">
      <summary>
        {name} · {words.lobby.houseRules(changed.length)}
      </summary>
      <RulesInForce card={card} options={options} bare />
    </details>
  );
}

function Head({ seat }: { seat: SeatCard }) {
  const name = seat.kind === 'open' ? words.room.open : seat.name;
  return (
    <li className="head" data-kind={seat.kind}>
      {name}
      {seat.kind === 'bot' && <small> {words.levels[seat.bot ?? '']?.name ?? words.room.bot}</small>}
    </li>
  );
}
