import { useSyncExternalStore } from 'react';
import { Board } from '../games/moonshine/Board.tsx';
import { rules } from '../games/moonshine/rules.ts';
import { FAMILY_WORDS } from '../games/moonshine/words/names.ts';
import type { SeatCard } from '../net/types.ts';
import type { LocalTable } from './localTable.ts';

/** The same Board as at a real table, drawn for whoever must decide. The local master tells no events: the log stays empty. */
export function LocalBoard({ table }: { table: LocalTable }) {
  const shown = useSyncExternalStore(table.subscribe, table.shown);
  if (!shown) return <p className="loading">boardgame.io</p>;
  const { view, seat, history } = shown;
  const seats = view.players.map(
    (p, i): SeatCard => ({ seat: i, kind: 'human', name: FAMILY_WORDS[p.family].short, connected: true }),
  );
  return (
    <Board
      view={view}
      seat={seat}
      seats={seats}
      waiting={rules.waiting(view)}
      outcome={rules.outcome(view)}
      history={history}
      act={table.act}
      title="Local table"
    />
  );
}
