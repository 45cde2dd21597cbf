import { type KeyboardEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { words } from '../../messages/index.ts';
import { useParts } from '../useActions.ts';
import { useModal } from '../useModal.ts';
import { type Line, linesOf, readingOf } from './lines.ts';
import { Option } from './Option.tsx';
import { Phrases } from './Phrases.tsx';
import '../actions.css';

/** Finds anything that can be done on the page, and takes whole sentences of the game. */
export function Palette({ onClose }: { onClose(): void }) {
  const dialog = useModal();
  const list = useId();
  const parts = useParts();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const reading = readingOf(parts, query);
  const lines = linesOf(parts, query, reading);
  const at = Math.min(chosen, lines.length - 1);
  const W = words.actions.palette;
  const carry = (line: Line | undefined) => {
    if (line?.ability.kind !== 'ready') return;
    dialog.current?.close();
    line.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moved(event.key, at, lines.length);
    if (to !== null) setChosen(to);
    else if (event.key === 'Enter') carry(lines[at]);
    else return;
    event.preventDefault();
  };
  return createPortal(
    <dialog ref={dialog} className="palette panel" aria-label={words.actions.names.palette.name} onClose={onClose}>
      <label className="palette-ask">
        <span className="legend">{W.label}</span>
        <input
          className="input"
          role="combobox"
          aria-expanded={lines.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={lines[at] ? `${list}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(e) => {
            setQuery(e.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <p className="hint palette-keys">{W.hint}</p>
      {reading.kind === 'unclear' && (
        <p className="notice" role="status">
          {reading.says}
        </p>
      )}
      <div className="palette-list" role="listbox" id={list} aria-label={words.actions.names.palette.name}>
        {lines.map((line, i) => (
          <Option key={line.id} id={`${list}-${i}`} line={line} chosen={i === at} carry={() => carry(line)} />
        ))}
      </div>
      {lines.length === 0 && reading.kind !== 'unclear' && <p className="hint">{W.none}</p>}
      <p role="status" className="sr-only">
        {W.results(lines.length)}
      </p>
      <Phrases parts={parts} />
    </dialog>,
    document.body,
  );
}

/** Where that key leads in a list of so many lines; null when it leads nowhere. */
function moved(key: string, at: number, many: number): number | null {
  if (many === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % many;
  if (key === 'ArrowUp') return (at - 1 + many) % many;
  if (key === 'PageDown') return Math.min(many - 1, at + 8);
  return key === 'PageUp' ? Math.max(0, at - 8) : null;
}
