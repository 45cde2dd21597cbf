import type { Seat } from '../../../../src/engine/rules.ts';
import { BOROUGHS } from '../../../../src/games/moonshine/data/districts.ts';
import { JOBS } from '../../../../src/games/moonshine/data/jobs.ts';
import { INFLUENCE_CEILING, LEDGER_SLOTS, RUNNERS } from '../../../../src/games/moonshine/data/tables.ts';
import { Term } from '../../../learn/terms/Term.tsx';
import { card, hasNod, respect, staked } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { BOROUGH_WORDS, dollars, FAMILY_WORDS } from '../words/names.ts';
import { FamilyMark } from './FamilyMark.tsx';
import { GiveCash } from './GiveCash.tsx';

/** Every player in full, and the gesture of handing money over. */
export function PlayersTab() {
  const { view, seat, outcome, readOnly } = useTableau();
  return (
    <div className="ms-players">
      {seat !== null && !outcome && !readOnly && <GiveCash />}
      {view.players.map((p, of) => (
        <PlayerSheet key={p.family} of={of} />
      ))}
    </div>
  );
}

function PlayerSheet({ of }: { of: Seat }) {
  const { view, names } = useTableau();
  const p = view.players[of];
  if (!p) return null;
  const home = BOROUGHS[p.home];
  const figures: [string, string, string?][] = [
    [W.respect, String(respect(view, of)), 'respect'],
    [W.cash, dollars(p.cash)],
    [W.ledgerShort, W.outOf(p.ledger, LEDGER_SLOTS), 'ledger'],
    [W.reserves, String(p.reserves), 'reserves'],
    [W.owned, W.outOf(p.owned, INFLUENCE_CEILING), 'influence'],
    [W.staked, String(staked(view, p)), 'stake'],
    [W.onHeat, String(view.heat.filter((owner) => owner === of).length), 'heat'],
    [W.runners, W.outOf(p.supply, RUNNERS), 'runner'],
    [W.home, home ? BOROUGH_WORDS[home] : W.none, 'borough'],
    [W.sheet.districts, String(view.districts.filter((d) => d.mob === of).length), 'district'],
    [W.sheet.marks, String(p.marks), 'mark'],
    [W.sheet.welshers, String(p.welshers), 'welsher'],
    [W.nod, hasNod(view, of) ? W.sheet.yes : W.sheet.no, 'nod'],
    [W.rat, view.rat === of ? W.sheet.yes : W.sheet.no, 'rat'],
  ];
  return (
    <article className="ms-player" aria-label={names.seat(of)}>
      <h3>
        <FamilyMark family={p.family} size={24} /> {names.seat(of)} <small>{FAMILY_WORDS[p.family].name}</small>
      </h3>
      <p className="hint">{FAMILY_WORDS[p.family].gift}</p>
      <dl>
        {figures.map(([name, value, term]) => (
          <div key={name}>
            <dt>{term ? <Term id={term}>{name}</Term> : name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {W.held}: {p.held.map((job) => JOBS[job].title).join(', ') || W.none}
      </p>
      <p>
        {W.done}: {p.done.map((job) => `${JOBS[job].title} (${card(view, job).respect})`).join(', ') || W.none}
      </p>
    </article>
  );
}
