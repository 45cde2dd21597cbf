import { type ReactNode, useState } from 'react';
import { fightValue } from '../../../../src/games/cosca/data/tables.ts';
import { loyalTo } from '../rules.ts';
import { FamilyMark } from '../signs/Mark.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';

/** How the week ended: who, why, and the standing of everybody. */
export function EndScreen({ children }: { children: ReactNode }) {
  const { outcome, view, names } = useTableau();
  const [open, setOpen] = useState(true);
  if (!outcome) return null;
  if (!open) {
    return (
      <button type="button" className="button primary cs-end-show" onClick={() => setOpen(true)}>
        {W.endShow}
      </button>
    );
  }
  const { ranks, winner, reason } = outcome;
  const standing = [...view.players.keys()].sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9));
  return (
    <section className="cs-end panel" aria-labelledby="cs-end-title" data-testid="end">
      <h2 id="cs-end-title">{winner === null ? W.endShared : W.endTitle(names.seat(winner))}</h2>
      <p className="hint">{W.endReasons[reason] ?? reason}</p>
      <ol>
        {standing.map((seat) => {
          const p = view.players[seat];
          return p ? (
            <li key={seat} data-rank={ranks[seat]}>
              <b>{W.rank(ranks[seat] ?? 0)}</b>
              <FamilyMark family={p.family} size={30} />
              <span>{names.seat(seat)}</span>
              <span>
                {W.mobsters(loyalTo(view, seat).length)}
                <small>{W.endLeft(fightValue(p))}</small>
              </span>
            </li>
          ) : null;
        })}
      </ol>
      {children}
      <button type="button" className="button" onClick={() => setOpen(false)}>
        {W.endLook}
      </button>
    </section>
  );
}
