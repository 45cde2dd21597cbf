import { useTopPaper } from '../parts/usePapers.ts';
import type { Tableau } from '../tableau.ts';
import { useTableau } from '../tableau.ts';
import { DEAL_WORDS as W } from '../words/deals.ts';
import { due, waitsFor } from './standing.ts';

/** The Handshakes in one line, with the way to them; `always`: also when nobody waits for this seat. */
export function DealStrip({ always }: { always: boolean }) {
  const tableau = useTableau();
  const { view, papers } = tableau;
  const top = useTopPaper();
  const waiting = waitingHere(tableau);
  if (view.deals.length === 0 || (waiting === 0 && !always) || top === 'deals') return null;
  return (
    <p className="ms-deal-strip" role="status" data-waits={waiting > 0}>
      <span>{summary(tableau, waiting)}</span>
      <button type="button" className="button small" onClick={() => papers.turnTo('deals')}>
        {W.show}
      </button>
    </p>
  );
}

/** How many Handshakes wait for a word of the seat at the screen. */
export function waitingHere({ view, seat, asides, actions }: Tableau): number {
  const may = [...asides, ...actions];
  return view.deals.filter((deal) => waitsFor(deal, seat, may)).length;
}

function summary({ view, seat, names }: Tableau, waiting: number): string {
  const offers = view.deals.filter((deal) => !deal.shaken).length;
  const binding = view.deals.length - offers;
  const owed = due(view).filter(({ maker, owed }) => maker === seat && owed > 0);
  const parts = [
    waiting > 0 ? W.forYou(waiting) : '',
    offers > 0 && waiting === 0 ? W.open(offers) : '',
    binding > 0 ? W.binding(binding) : '',
    ...owed.map(({ owed: sum, receiver }) => W.owe(sum, names.seat(receiver))),
  ];
  return parts.filter(Boolean).join(' · ');
}
