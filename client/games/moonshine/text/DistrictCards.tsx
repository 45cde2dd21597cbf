import { useTableau } from '../tableau.ts';
import { TEXT_WORDS as W } from '../words/text.ts';
import { DistrictName, SheetInPlace } from './DistrictName.tsx';
import { COLUMNS, type Column, type Row } from './rows.ts';

/** Districts of one heading where a table would be wider than the screen: one after the other, each with what it is and holds. */
export function DistrictCards({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="ms-text-cards">
        {rows.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
    </>
  );
}

const wordsOf = (row: Row, column: Column) => (column === 'holder' && row.holder === '' ? W.nobody : row[column]);

function Card({ row }: { row: Row }) {
  const { doing } = useTableau();
  const told = COLUMNS.slice(1).filter((column) => wordsOf(row, column) !== '');
  return (
    <li data-row={row.id} data-lit={doing.lit?.has(row.id)}>
      <h4>
        <DistrictName row={row} />
      </h4>
      <dl>
        {told.map((column) => (
          <div key={column} data-column={column}>
            <dt>{W.columns[column]}</dt>
            <dd>{wordsOf(row, column)}</dd>
          </div>
        ))}
      </dl>
      {doing.selected === row.id && <SheetInPlace row={row} />}
    </li>
  );
}
