import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closeTable, type Status, tables } from './api.ts';
import { TableRow } from './TableRow.tsx';
import { office } from './words/index.ts';

const { words } = office.spoken();
const STATUSES: readonly Status[] = ['running', 'open', 'over', 'closed'];

/** Every table of the house, listed or not. */
export function Tables({ token }: { token: string }) {
  const [status, setStatus] = useState<Status | null>('running');
  const list = useInfiniteQuery({
    queryKey: ['office', 'tables', token, status],
    queryFn: ({ pageParam }) => tables(token, status, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: 15_000,
  });
  const lines = list.data?.pages.flatMap((page) => page.tables) ?? [];
  const close = async (matchID: string) => {
    await closeTable(token, matchID).catch(() => undefined);
    await list.refetch();
  };
  return (
    <div className="panel">
      <div className="office-head">
        <h2 id="office-tables">{words.tables}</h2>
        <fieldset className="office-filter">
          <legend className="sr-only">{words.show}</legend>
          {[...STATUSES, null].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              className="button small"
              aria-pressed={one === status}
              onClick={() => setStatus(one)}
            >
              {one ? words.status[one] : words.all}
            </button>
          ))}
        </fieldset>
      </div>
      {lines.length === 0 && !list.isFetching && <p>{words.none}</p>}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by key
        <section className="office-scroll" aria-labelledby="office-tables" tabIndex={0}>
          <table className="office-table">
            <thead>
              <tr>
                {Object.values(words.columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <TableRow key={line.matchID} line={line} onClose={() => close(line.matchID)} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {list.hasNextPage && (
        <button type="button" className="button" onClick={() => list.fetchNextPage()}>
          {words.more}
        </button>
      )}
    </div>
  );
}
