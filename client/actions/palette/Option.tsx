import { useEffect, useRef } from 'react';
import { words } from '../../messages/index.ts';
import { Keys } from '../Keys.tsx';
import type { Line } from './lines.ts';

interface OptionProps {
  id: string;
  line: Line;
  chosen: boolean;
  carry(): void;
}

/** One line of the palette: what it does or why it cannot be done. */
export function Option({ id, line, chosen, carry }: OptionProps) {
  const node = useRef<HTMLDivElement>(null);
  const { ability } = line;
  useEffect(() => {
    if (chosen) node.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
    <div
      ref={node}
      id={id}
      role="option"
      className="palette-line"
      aria-selected={chosen}
      aria-disabled={ability.kind === 'off'}
      data-line={line.id}
      data-sentence={line.sentence}
      tabIndex={-1}
      onClick={carry}
    >
      <span className="palette-icon" aria-hidden="true">
        {line.icon}
      </span>
      <span className="palette-words">
        <b>{line.name}</b>
        <Below line={line} />
      </span>
      <Keys keys={line.keys} />
    </div>
  );
}

function Below({ line: { ability, does, more, sentence } }: { line: Line }) {
  const W = words.actions.palette;
  if (ability.kind === 'off') {
    return (
      <small className="palette-why">
        {sentence && `${W.refused} `}
        {ability.why} {ability.rule && W.rule(ability.rule)}
      </small>
    );
  }
  if (more) return <span className="palette-more">{more}</span>;
  return does ? <small>{does}</small> : null;
}
