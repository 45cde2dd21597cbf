import { Fragment } from 'react';
import { useTableau } from '../tableau.ts';
import { TEXT_WORDS as W } from '../words/text.ts';
import { DistrictName, SheetInPlace } from './DistrictName.tsx';
import { COLUMNS, type Column, type Row, type Sorting } from './rows.ts';

interface DistrictTableProps {
  title: string;
  rows: readonly Row[];
  sorting: Sorting;
  sort(by: Column): void;
}

/** Districts of one heading, with everything the map shows of them; every column can be sorted by. */
export function DistrictTable({ title, rows, sorting, sort }: DistrictTableProps) {
  const { doing } = useTableau();
  return (
    <>
      <h3>{title}</h3>
      <table className="ms-text-table">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Head key={column} column={column} sorting={sorting} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <Line row={row} />
              {doing.selected === row.id && (
                <tr>
                  <td colSpan={COLUMNS.length}>
                    <SheetInPlace row={row} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Head({ column, sorting, sort }: { column: Column; sorting: Sorting; sort(by: Column): void }) {
  const name = W.columns[column];
  const here = sorting.by === column;
  return (
    <th scope="col" aria-sort={here ? (sorting.down ? 'descending' : 'ascending') : 'none'}>
      <button type="button" title={W.sortBy(name)} onClick={() => sort(column)}>
        {name}
        <span aria-hidden="true">{here ? (sorting.down ? ' ▼' : ' ▲') : ''}</span>
      </button>
    </th>
  );
}

function Line({ row }: { row: Row }) {
  const { doing } = useTableau();
  return (
    <tr data-row={row.id} data-lit={doing.lit?.has(row.id)}>
      <th scope="row">
        <DistrictName row={row} />
      </th>
      {COLUMNS.slice(1).map((column) => (
        <td key={column} data-column={column}>
          {row[column] === '' ? '–' : row[column]}
        </td>
      ))}
    </tr>
  );
}
