import { words } from '../messages/index.ts';

const SIGNS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** Keys as they are printed on a keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, i) => (
    <span key={key} className="keys">
      {i > 0 && <small> {words.actions.sheet.or} </small>}
      <kbd>{SIGNS[key] ?? capital(key)}</kbd>
    </span>
  ));
}

const capital = (key: string) => (key.length === 1 ? key.toUpperCase() : key);
