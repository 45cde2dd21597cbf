import { useState } from 'react';
import { facts } from '../../../../src/games/moonshine/data/districts.ts';
import { muscle } from '../../../../src/games/moonshine/data/tables.ts';
import { shownAs } from '../actions/press.ts';
import { mobsters } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';

/** The order in which thin Supply fills the Stills that fired (section 6.1). */
export function StockPanel({ fired }: { fired: readonly number[] }) {
  const { view, doing, locked } = useTableau();
  const [order, setOrder] = useState(fired);
  const raise = (i: number) => {
    const next = [...order];
    const [still] = next.splice(i, 1);
    if (still !== undefined) next.splice(i - 1, 0, still);
    setOrder(next);
  };
  return (
    <div className="ms-choices">
      <p className="hint">{W.stockHint(view.supply.moonshine)}</p>
      <ol className="ms-order-list">
        {order.map((at, i) => (
          <li key={at}>
            {facts(at).name} (+{muscle(mobsters(view, at))})
            {i > 0 && (
              <button type="button" className="button small" onClick={() => raise(i)}>
                {W.stockUp(facts(at).name)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button primary"
        data-do="stock"
        {...shownAs('moonshine.stock')}
        disabled={locked || doing.busy}
        onClick={() => doing.send({ do: 'stock', order: order.map((at) => facts(at).id) })}
      >
        {W.stockGo}
      </button>
    </div>
  );
}
