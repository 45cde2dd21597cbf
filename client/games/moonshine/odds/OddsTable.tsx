import { useMemo } from 'react';
import { type Tableau, useTableau } from '../tableau.ts';
import { briefOf, caseWords, holds, mean, percent, ODDS_WORDS as W, wins } from '../words/odds.ts';
import { type FightCase, type Prospect, type Row, rowsOf } from './cases.ts';

interface Counted {
  one: FightCase;
  rows: Row[];
}

/** The odds of a prospect, worked out anew only when it is another one. */
function useOdds(prospect: Prospect): Counted[] {
  const key = JSON.stringify(prospect);
  return useMemo(() => (JSON.parse(key) as Prospect).cases.map((one) => ({ one, rows: rowsOf(one) })), [key]);
}

/** "you" where it is one's own seat. */
function calls({ seat, names }: Tableau, { invader, occupier }: Prospect) {
  const called = (of: number) => (of === seat ? W.you : names.seat(of));
  return { invader: called(invader), occupier: called(occupier) };
}

/** The outcome of each case in one line, with as many volleys as can be paid for. */
export function OddsBrief({ prospect }: { prospect: Prospect }) {
  const tableau = useTableau();
  const { invader } = calls(tableau, prospect);
  const cases = useOdds(prospect);
  return (
    <p className="ms-odds-brief">
      <b>{wins(invader)}</b>
      {briefOf(cases)}
    </p>
  );
}

/** Exact chances for both sides, one row a volley, one group of columns a case. */
export function OddsTable({ prospect }: { prospect: Prospect }) {
  const tableau = useTableau();
  const call = calls(tableau, prospect);
  const cases = useOdds(prospect);
  const volleys = [...new Set(cases.flatMap(({ rows }) => rows.map((row) => row.volleys)))].sort((a, b) => a - b);
  return (
    <table className="ms-odds" aria-label={W.title}>
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            {W.volleys}
          </th>
          {cases.map(({ one }) => (
            <th key={keyOf(one)} colSpan={3} scope="colgroup" data-case={keyOf(one)}>
              {caseWords(one, call.occupier)}
            </th>
          ))}
        </tr>
        <tr>
          {cases.map(({ one }) => (
            <SubHeads key={keyOf(one)} one={one} {...call} />
          ))}
        </tr>
      </thead>
      <tbody>
        {volleys.map((n) => (
          <tr key={n} data-volleys={n}>
            <th scope="row">{n}</th>
            {cases.map(({ one, rows }) => (
              <Cells key={keyOf(one)} one={one} row={rows.find((row) => row.volleys === n)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keyOf = ({ answer, shot }: FightCase) => `${answer ?? 'given'} ${shot}`;

function SubHeads({ one, invader, occupier }: { one: FightCase; invader: string; occupier: string }) {
  const bosses = one.question.invader.boss + one.question.occupier.boss > 0;
  return (
    <>
      <th scope="col">{one.shot === 'plunder' ? W.barrels : wins(invader)}</th>
      <th scope="col">{holds(occupier)}</th>
      <th scope="col">{bosses ? W.lostAndBoss : W.lost}</th>
    </>
  );
}

/** Chances and losses of one case after one volley; nothing where the Ledger does not pay for it. */
function Cells({ one, row }: { one: FightCase; row: Row | undefined }) {
  if (!row) return <td colSpan={3}>{W.unpaid}</td>;
  const { odds } = row;
  const { invader, occupier } = one.question;
  const fill = { '--win': `${odds.win * 100}%`, '--hold': `${(odds.hold + odds.wipe) * 100}%` } as React.CSSProperties;
  const boss = (side: { boss: number }, dies: number) => (side.boss ? percent(dies) : W.noBoss);
  return (
    <>
      <td className="ms-odds-win" style={fill}>
        {one.shot === 'plunder' ? mean(odds.barrels) : percent(odds.win)}
      </td>
      <td>{percent(odds.hold)}</td>
      <td>
        {mean(odds.invaderLosses)} / {mean(odds.occupierLosses)}
        {invader.boss + occupier.boss > 0 && (
          <small>
            {boss(invader, odds.invaderBossDies)} / {boss(occupier, odds.occupierBossDies)}
          </small>
        )}
      </td>
    </>
  );
}
