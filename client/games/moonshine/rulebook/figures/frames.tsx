import type { ReactNode } from 'react';
import { Glyph } from '../../map/glyphs.tsx';
import type { Flow, Signs, TextTable } from './words.ts';

type Cell = ReactNode;

interface FactTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** A table whose first column names its rows. */
export function FactTable({ caption, head, rows }: FactTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be in reach of the keyboard
    <figure className="rule-figure" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title, i) =>
              title || i > 0 ? (
                <th key={title} scope="col">
                  {title}
                </th>
              ) : (
                <td key="corner" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts stay where they are
            <tr key={r}>
              {row.map((cell, c) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts stay where they are
                <CellOf key={c} first={c === 0} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function CellOf({ first, cell }: { first: boolean; cell: Cell }) {
  if (first) return <th scope="row">{cell}</th>;
  return typeof cell === 'number' ? <td data-figure="">{cell}</td> : <td>{cell}</td>;
}

export const PlainTable = ({ table }: { table: TextTable }) => <FactTable {...table} />;

/** Steps that follow each other, each with its sign. */
export function FlowOf({ flow }: { flow: Flow }) {
  return (
    <figure className="rule-figure">
      <ol className="rule-flow" aria-label={flow.caption}>
        {flow.steps.map(([glyph, words]) => (
          <li key={words}>
            <Glyph name={glyph} size={26} color="var(--gilt)" />
            <span>{words}</span>
          </li>
        ))}
      </ol>
      <figcaption>{flow.caption}</figcaption>
    </figure>
  );
}

/** Pieces with their signs. */
export function SignsOf({ signs: { caption, signs } }: { signs: Signs }) {
  return (
    <figure className="rule-figure">
      <ul className="rule-signs" aria-label={caption}>
        {signs.map(([glyph, words]) => (
          <li key={words}>
            <Glyph name={glyph} size={24} color="var(--gilt)" />
            {words}
          </li>
        ))}
      </ul>
    </figure>
  );
}
