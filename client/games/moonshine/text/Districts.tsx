import { useState } from 'react';
import { DISTRICTS, type DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { SelectField } from '../../../app/SelectField.tsx';
import { DistrictSheet } from '../parts/DistrictSheet.tsx';
import { useTableau } from '../tableau.ts';
import { TEXT_WORDS as W } from '../words/text.ts';
import { DistrictTable } from './DistrictTable.tsx';
import { type Column, type Grouping, groupsOf, type Sorting } from './rows.ts';

const GROUPINGS = Object.keys(W.groups) as Grouping[];

/** The city as tables: by who holds it, by kind, by Borough, by neighbour. Stands for the map. */
export function Districts() {
  const { view, names, doing } = useTableau();
  const [by, setBy] = useState<Grouping>('seat');
  const [near, setNear] = useState<DistrictId>('fivePoints');
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', down: false });
  const sort = (column: Column) => setSorting((now) => ({ by: column, down: now.by === column && !now.down }));
  return (
    <section className="ms-text-part" aria-labelledby="ms-text-districts">
      <h2 id="ms-text-districts" tabIndex={-1} data-goal="board">
        {W.districts}
      </h2>
      {doing.selected && <DistrictSheet key={doing.selected} id={doing.selected} />}
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
      </div>
      {groupsOf(view, names, by, near).map((group) => (
        <DistrictTable key={group.title} group={group} sorting={sorting} sort={sort} />
      ))}
    </section>
  );
}
