import type { Action } from '../../../../src/engine/rules.ts';
import { preview } from '../plays/preview.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { NOTE_WORDS } from '../words/previews.ts';

/** What a Play would do, before it is made: Influence, money, Heat, and what follows. `among`: one of several on show. */
export function PlayPreview({ action, among = false }: { action: Action; among?: boolean }) {
  const { view, seat, me } = useTableau();
  if (seat === null || !me) return null;
  const p = preview(view, seat, action);
  const name = among ? {} : { id: 'ms-preview', role: 'group', 'aria-label': W.preview };
  return (
    <div className="ms-preview" {...name}>
      <p>
        {(p.cost > 0 || p.ledgerAfter !== me.ledger) && <span>{W.ledgerAfter(me.ledger, p.ledgerAfter)}</span>}
        {p.cash !== 0 && <span>{W.cashAfter(p.cash, me.cash + p.cash)}</span>}
        {p.heat > 0 && <span className="ms-hot">{W.heatAfter(p.heat)}</span>}
        {p.kickbacks > 0 && <span>{W.kickbacks(p.kickbacks)}</span>}
      </p>
      {p.notes.map((note) => (
        <p key={note} data-note={note} className={note === 'startsRaid' || note === 'startsFight' ? 'ms-hot' : ''}>
          {NOTE_WORDS[note]}
        </p>
      ))}
    </div>
  );
}
