import { type ReactNode, useState } from 'react';
import { respect } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { FAMILY_WORDS } from '../words/names.ts';
import { FamilyMark } from './FamilyMark.tsx';

/** How it ended: who, why, and the standing of everybody. */
export function EndScreen({ children }: { children: ReactNode }) {
  const { outcome, view, names, readOnly } = useTableau();
  // Who looks back has come to see the board.
  const [open, setOpen] = useState(!readOnly);
  if (!outcome) return null;
  const standing = view.players
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.ranks[a] ?? 9) - (outcome.ranks[b] ?? 9));
  if (!open) {
    return (
      <button type="button" className="button primary ms-end-show" onClick={() => setOpen(true)}>
        {W.endShow}
      </button>
    );
  }
  return (
    <section className="ms-end panel" aria-labelledby="ms-end-title" data-testid="end">
      <h2 id="ms-end-title">{outcome.winner === null ? W.endNobody : W.endTitle(names.seat(outcome.winner))}</h2>
      <p className="hint">{W.endReasons[outcome.reason] ?? outcome.reason}</p>
      <ol>
        {standing.map((seat) => {
          const family = view.players[seat]?.family;
          return family ? (
            <li key={seat} data-rank={outcome.ranks[seat]}>
              <b>{W.rank(outcome.ranks[seat] ?? 0)}</b>
              <FamilyMark family={family} size={28} />
              <span>
                {names.seat(seat)} <small>{FAMILY_WORDS[family].name}</small>
              </span>
              <span>
                {respect(view, seat)} {W.respect}
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
