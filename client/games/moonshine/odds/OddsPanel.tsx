import { useMemo } from 'react';
import type { Seat } from '../../../../src/engine/rules.ts';
import { useShape } from '../parts/useShape.ts';
import { type Tableau, useTableau } from '../tableau.ts';
import { caseWords, mean, percent, ODDS_WORDS as W } from '../words/odds.ts';
import { type FightCase, type Prospect, type Row, rowsOf } from './cases.ts';

/** Exact chances of a fight for both sides, case by case and volley by volley. */
export function OddsPanel({ prospect }: { prospect: Prospect }) {
  const { names } = useTableau();
  const open = useShape() !== 'phone';
  const key = JSON.stringify(prospect);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prospect is made anew at every drawing; its content is the key
  const cases = useMemo(() => prospect.cases.map((one) => ({ one, rows: rowsOf(one) })), [key]);
  const occupier = names.seat(prospect.occupier);
  return (
    <details className="ms-odds" open={open}>
      <summary>
        {W.title}: <span>{cases.map(({ one, rows }) => brief(one, rows, occupier)).join('; ')}</span>
      </summary>
      {cases.map(({ one, rows }) => (
        <CaseTable key={`${one.answer} ${one.shot}`} one={one} rows={rows} prospect={prospect} />
      ))}
    </details>
  );
}

/** The last row in a few words: "62 % in 3 volleys, no Ambush". */
function brief(one: FightCase, rows: readonly Row[], occupier: string): string {
  const last = rows.at(-1);
  if (!last) return '';
  const when = one.answer ? W.brief[one.answer] : caseWords(one, occupier);
  return `${W.best(percent(last.odds.win), last.volleys)}, ${when}`;
}

/** "you" where it is one's own seat. */
function called({ seat, names }: Tableau, of: Seat): string {
  return of === seat ? W.you : names.seat(of);
}

interface CaseTableProps {
  one: FightCase;
  rows: readonly Row[];
  prospect: Prospect;
}

function CaseTable({ one, rows, prospect }: CaseTableProps) {
  const tableau = useTableau();
  const invader = called(tableau, prospect.invader);
  const occupier = called(tableau, prospect.occupier);
  const bosses = one.question.invader.boss + one.question.occupier.boss > 0;
  const plunder = one.shot === 'plunder';
  return (
    <table data-answer={one.answer ?? 'given'} data-shot={one.shot}>
      <caption>
        {caseWords(one, tableau.names.seat(prospect.occupier))}
        {one.most === 0 && <small> {W.none}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{W.volleys}</th>
          <th scope="col">
            {invader} {W.wins}
          </th>
          <th scope="col">
            {occupier} {W.holds}
          </th>
          <th scope="col">{plunder ? W.barrels : W.standing}</th>
          <th scope="col">
            {W.losses}: {invader} / {occupier}
          </th>
          {bosses && (
            <th scope="col">
              {W.bosses}: {invader} / {occupier}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OddsRow key={row.volleys} row={row} one={one} bosses={bosses} />
        ))}
      </tbody>
    </table>
  );
}

function OddsRow({ row: { volleys, odds }, one, bosses }: { row: Row; one: FightCase; bosses: boolean }) {
  const { invader, occupier } = one.question;
  const fill = { '--win': `${odds.win * 100}%`, '--hold': `${(odds.hold + odds.wipe) * 100}%` } as React.CSSProperties;
  return (
    <tr data-volleys={volleys}>
      <th scope="row">{volleys}</th>
      <td className="ms-odds-win" style={fill}>
        {percent(odds.win)}
      </td>
      <td>{percent(odds.hold)}</td>
      <td>{one.shot === 'plunder' ? mean(odds.barrels) : percent(odds.standing)}</td>
      <td>
        {mean(odds.invaderLosses)} / {mean(odds.occupierLosses)}
      </td>
      {bosses && (
        <td>
          {invader.boss ? percent(odds.invaderBossDies) : '-'} / {occupier.boss ? percent(odds.occupierBossDies) : '-'}
        </td>
      )}
    </tr>
  );
}
