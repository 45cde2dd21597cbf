import { useState } from 'react';
import type { Deal } from '../../../../src/games/moonshine/state.ts';
import { needs } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { DEAL_WORDS as W } from '../words/deals.ts';
import { OfferForm } from './OfferForm.tsx';
import { PromiseLine, Says } from './PromiseLine.tsx';
import { counterTo } from './promise.ts';
import { answersTo, waitsFor } from './standing.ts';

/** A Handshake as an object on the table: both promises, what it needs, how it stands, and what may be done with it. */
export function HandshakeCard({ deal }: { deal: Deal }) {
  const { view, seat, names, asides, actions } = useTableau();
  const [countering, setCountering] = useState(false);
  const may = [...asides, ...actions];
  const answers = answersTo(deal, may);
  const family = view.players[deal.from]?.family ?? '';
  return (
    <article
      className="ms-deal"
      aria-label={W.about(deal.id)}
      data-deal={deal.id}
      data-shaken={deal.shaken}
      data-waits={waitsFor(deal, seat, may)}
    >
      <h4 className="ms-deal-head">
        {W.number(deal.id)} <span>{W.between(names.seat(deal.from), names.seat(deal.to))}</span>
        <small>
          {deal.shaken ? W.bound : W.offered}
          {deal.counter > 0 && `, ${W.answers(deal.counter)}`}
        </small>
      </h4>
      <ul>
        <PromiseLine deal={deal} side={0} />
        <PromiseLine deal={deal} side={1} />
      </ul>
      {!deal.shaken && <Needs deal={deal} />}
      <div className="ms-quick">
        <Says sayings={answers} />
        {answers.some((a) => a.do === 'shake') && !countering && (
          <button type="button" className="button small" data-aside="counter" onClick={() => setCountering(true)}>
            {W.counter}
          </button>
        )}
      </div>
      {countering && <OfferForm first={counterTo(deal, family)} onDone={() => setCountering(false)} />}
    </article>
  );
}

/** Cash that must be at hand when the offer is shaken. */
function Needs({ deal }: { deal: Deal }) {
  const { view, names } = useTableau();
  return needs(deal).map(({ seat, cash }) => {
    const short = (view.players[seat]?.cash ?? 0) < cash;
    return (
      <p key={seat} className={short ? 'ms-refused' : 'hint'}>
        {short ? W.short(names.seat(seat), cash) : W.needs(names.seat(seat), cash)}
      </p>
    );
  });
}
