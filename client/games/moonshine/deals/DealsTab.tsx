import { useState } from 'react';
import type { Deal } from '../../../../src/games/moonshine/state.ts';
import { welshersLeft } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { DEAL_WORDS as W } from '../words/deals.ts';
import { HandshakeCard } from './HandshakeCard.tsx';
import { OfferForm } from './OfferForm.tsx';
import { ordered } from './standing.ts';

/** Every Handshake on the table, and the form for a new one. */
export function DealsTab() {
  const { view, seat, asides, actions, outcome, readOnly } = useTableau();
  const [offering, setOffering] = useState(false);
  const deals = ordered(view, seat, [...asides, ...actions]);
  return (
    <div className="ms-deals">
      {seat !== null && !outcome && !readOnly && !offering && (
        <button
          type="button"
          className="button"
          data-action="moonshine.offerHandshake"
          data-aside="beginOffer"
          onClick={() => setOffering(true)}
        >
          {W.offer}
        </button>
      )}
      {offering && <OfferForm onDone={() => setOffering(false)} />}
      {deals.length === 0 && <p className="hint">{W.none}</p>}
      <Part title={W.offers} deals={deals.filter((deal) => !deal.shaken)} />
      <Part title={W.shaken} deals={deals.filter((deal) => deal.shaken)} />
      <p className="hint">{W.welshers(welshersLeft(view))}</p>
    </div>
  );
}

function Part({ title, deals }: { title: string; deals: readonly Deal[] }) {
  if (deals.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {deals.map((deal) => (
        <HandshakeCard key={deal.id} deal={deal} />
      ))}
    </section>
  );
}
