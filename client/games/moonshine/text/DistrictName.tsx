import { useEffect, useRef } from 'react';
import { shownAs } from '../actions/press.ts';
import { DistrictSheet } from '../parts/DistrictSheet.tsx';
import { useTableau } from '../tableau.ts';
import { TEXT_WORDS as W } from '../words/text.ts';
import type { Row } from './rows.ts';

/** The name of a District, which opens what can be done there. */
export function DistrictName({ row }: { row: Row }) {
  const { doing } = useTableau();
  const open = doing.selected === row.id;
  return (
    <button
      type="button"
      className="button small"
      {...shownAs(`moonshine.district.${row.id}`)}
      aria-label={W.look(row.name)}
      aria-expanded={open}
      onClick={() => doing.look(open ? null : row.id)}
    >
      {row.name}
    </button>
  );
}

/** The District looked at, brought into sight where it stands among the others. */
export function SheetInPlace({ row }: { row: Row }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <DistrictSheet id={row.id} />
    </div>
  );
}
