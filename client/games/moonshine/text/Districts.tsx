import { useState } from 'react';
import { DISTRICTS, type DistrictId, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { SelectField } from '../../../app/SelectField.tsx';
import { DistrictSheet } from '../parts/DistrictSheet.tsx';
import { useShape } from '../parts/useShape.ts';
import { useTableau } from '../tableau.ts';
import { TEXT_WORDS as W } from '../words/text.ts';
import { DistrictCards } from './DistrictCards.tsx';
import { DistrictTable } from './DistrictTable.tsx';
import { COLUMNS, type Column, type Grouping, groupsOf, rowOf, type Sorting, sorted } from './rows.ts';

const GROUPINGS = Object.keys(W.groups) as Grouping[];

/** The city in words: by who holds it, by kind, by Borough, by neighbour. Stands for the map. */
export function Districts() {
  const { view, names, doing } = useTableau();
  const [by, setBy] = useState<Grouping>('seat');
  const [near, setNear] = useState<DistrictId>('fivePoints');
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', down: false });
  const narrow = useShape() === 'phone';
  const sort = (column: Column) => setSorting((now) => ({ by: column, down: now.by === column && !now.down }));
  const groups = groupsOf(view, names, by, near);
  const { selected } = doing;
  const elsewhere = selected && !groups.some(({ at }) => at.includes(indexOf(selected)));
  return (
    <section className="ms-text-part" aria-labelledby="ms-text-districts">
      <h2 id="ms-text-districts" tabIndex={-1} data-goal="board">
        {W.districts}
      </h2>
      {elsewhere && <DistrictSheet key={selected} id={selected} />}
      <div className="ms-text-controls">
        <SelectField label={W.groupBy} value={by} onChange={(next) => setBy(next as Grouping)}>
          {GROUPINGS.map((one) => (
            <option key={one} value={one}>
              {W.groups[one]}
            </option>
          ))}
        </SelectField>
        {by === 'neighbours' && (
          <SelectField label={W.neighboursOf} value={near} onChange={(next) => setNear(next as DistrictId)}>
            {DISTRICTS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {narrow && <Order sorting={sorting} set={setSorting} />}
      </div>
      {groups.map(({ title, at }) => {
        const rows = sorted(
          at.map((one) => rowOf(view, names, one)),
          sorting,
        );
        const group = { title, rows };
        return narrow ? (
          <DistrictCards key={title} {...group} />
        ) : (
          <DistrictTable key={title} {...group} sorting={sorting} sort={sort} />
        );
      })}
    </section>
  );
}

/** What the heads of the columns do where there are columns. */
function Order({ sorting, set }: { sorting: Sorting; set(sorting: Sorting): void }) {
  const { by, down } = sorting;
  return (
    <>
      <SelectField label={W.order} value={by} onChange={(next) => set({ by: next as Column, down })}>
        {COLUMNS.map((column) => (
          <option key={column} value={column}>
            {W.columns[column]}
          </option>
        ))}
      </SelectField>
      <button type="button" className="button small" aria-pressed={down} onClick={() => set({ by, down: !down })}>
        {W.lastFirst}
      </button>
    </>
  );
}
