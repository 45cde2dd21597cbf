import type { ReactNode } from 'react';
import { type Tableau, TableauProvider, useTableau } from '../tableau.ts';

/** The parts within see the table as far as what happened has been shown; questions and answers stand outside, on the truth. */
export function AsShown({ children }: { children: ReactNode }) {
  const tableau = useTableau();
  return <TableauProvider value={tableau.show.beat ? shownOf(tableau) : tableau}>{children}</TableauProvider>;
}

function shownOf(tableau: Tableau): Tableau {
  const { shown, seat, counted, show } = tableau;
  return {
    ...tableau,
    view: shown,
    me: seat === null ? null : (shown.players[seat] ?? null),
    counted: counted.filter((entry) => entry.number <= show.told),
  };
}
