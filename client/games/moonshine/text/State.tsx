import { CRACKDOWN_SPACES, HEAT_SPACES } from '../../../../src/games/moonshine/data/tables.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { list } from '../words/names.ts';
import { TEXT_WORDS as T } from '../words/text.ts';

/** What the strip above the map shows, as a list of words and figures. */
export function State() {
  const { view, names } = useTableau();
  const seats = (some: readonly number[]) => list(some.map((seat) => names.seat(seat)));
  const figures: [string, string][] = [
    [T.phase, W.phases[view.phase]],
    [W.order, seats(view.order)],
    [W.mash, String(view.mash)],
    [`${W.mash}, ${W.mashTomorrow}`, String(view.mashTomorrow || W.mashUnset)],
    [W.pool, view.pool.join(', ') || T.none],
    [`${W.heat} (${view.heat.length}/${HEAT_SPACES})`, seats(view.heat) || T.none],
    [`${W.supply}: ${W.amounts.moonshine}`, String(view.supply.moonshine)],
    [`${W.supply}: ${W.amounts.rum}`, String(view.supply.rum)],
    ...(view.crackdown > 0 ? [[W.crackdown, W.crackdownAt(view.crackdown, CRACKDOWN_SPACES)] as [string, string]] : []),
  ];
  return (
    <dl className="ms-text-state">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
