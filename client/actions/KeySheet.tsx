import { createPortal } from 'react-dom';
import { words } from '../messages/index.ts';
import { change, useSettings } from '../settings/store.ts';
import { Keys } from './Keys.tsx';
import type { Part } from './switchboard.ts';
import { useParts } from './useActions.ts';
import { useModal } from './useModal.ts';
import './actions.css';

interface Section {
  title: string;
  rows: { id: string; keys: readonly string[]; does: string }[];
}

/** Every key of the page, by what it belongs to. */
export function KeySheet({ onClose }: { onClose(): void }) {
  const dialog = useModal();
  const sections = sectionsOf(useParts());
  const { letterKeys } = useSettings();
  const W = words.actions.sheet;
  return createPortal(
    <dialog ref={dialog} className="key-sheet panel" aria-labelledby="key-sheet-title" onClose={onClose}>
      <h2 id="key-sheet-title">{W.title}</h2>
      <label className="check">
        <input type="checkbox" checked={letterKeys} onChange={(e) => change({ letterKeys: e.target.checked })} />
        {W.letters}
      </label>
      <p className="hint">{W.lettersHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <section className="key-sections" tabIndex={0} aria-label={W.title}>
        {sections.map(({ title, rows }) => (
          <table key={title}>
            <caption>{title}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{W.key}</th>
                <th scope="col">{W.action}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, keys, does }) => (
                <tr key={id}>
                  <td>
                    <Keys keys={keys} />
                  </td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </section>
      <p className="dialog-foot">
        <button type="button" className="button primary" onClick={() => dialog.current?.close()}>
          {W.close}
        </button>
      </p>
    </dialog>,
    document.body,
  );
}

function sectionsOf(parts: readonly Part[]): Section[] {
  const titles: Record<string, string> = Object.assign({}, ...parts.map((part) => part.scopes ?? {}));
  const actions = parts.flatMap((part) => part.actions ?? []).filter(({ keys }) => keys.length > 0);
  const also = parts.flatMap((part) => part.alsoKeys ?? []);
  return Object.entries(titles)
    .map(([scope, title]) => ({
      title,
      rows: [
        ...actions.filter((one) => one.scope === scope).map(({ id, keys, name }) => ({ id, keys, does: name })),
        ...also.filter((one) => one.scope === scope).map(({ keys, does }) => ({ id: does, keys, does })),
      ],
    }))
    .filter(({ rows }) => rows.length > 0);
}
