import { words } from '../messages/index.ts';

const SIGNS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

const isArrow = (key: string) => key.startsWith('Arrow');

/** Keys as they are printed on a keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, i) => (
    <span key={key} className="keys">
      {i > 0 && (isArrow(key) ? ' ' : <small> {words.actions.sheet.or} </small>)}
      <kbd>{SIGNS[key] ?? printed(key)}</kbd>
    </span>
  ));
}

/** Each key of a combination by its name in the page's language. */
function printed(key: string): string {
  if (key.length === 1) return key.toUpperCase();
  const names: Record<string, string> = words.actions.sheet.names;
  return key.replace(/\w{2,}/g, (name) => names[name] ?? name);
}
