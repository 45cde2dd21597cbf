import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { shownAs } from '../actions/press.ts';
import { useTableau } from '../tableau.ts';
import { TEXT_WORDS as W } from '../words/text.ts';
import { COLUMNS, type Column, type Group, type Row, rowOf, type Sorting, sorted } from './rows.ts';

interface DistrictTableProps {
  group: Group;
  sorting: Sorting;
  sort(by: Column): void;
}

/** Districts of one heading, with everything the map shows of them; every column can be sorted by. */
export function DistrictTable({ group, sorting, sort }: DistrictTableProps) {
  const { view, names } = useTableau();
  const rows = sorted(
    group.at.map((at) => rowOf(view, names, at)),
    sorting,
  );
  return (
    <>
      <h3>{group.title}</h3>
      <div className="ms-text-scroll">
        <table className="ms-text-table">
          <caption className="sr-only">{group.title}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <Head key={column} column={column} sorting={sorting} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
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
  const id: DistrictId = row.id;
  return (
    <tr data-row={id} data-lit={doing.lit?.has(id)}>
      <th scope="row">
        <button
          type="button"
          className="button small"
          {...shownAs(`moonshine.district.${id}`)}
          aria-label={W.look(row.name)}
          aria-expanded={doing.selected === id}
          onClick={() => doing.look(doing.selected === id ? null : id)}
        >
          {row.name}
        </button>
      </th>
      {COLUMNS.slice(1).map((column) => (
        <td key={column} data-column={column}>
          {row[column] === '' ? '–' : row[column]}
        </td>
      ))}
    </tr>
  );
}
