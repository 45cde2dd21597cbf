import { words } from '../messages/index.ts';

interface OptionListProps {
  options: Record<string, string | boolean>;
  say: Record<string, { label: string; values: Record<string, string> }>;
}

/** What this table plays otherwise than printed. */
export function OptionList({ options, say }: OptionListProps) {
  const changed = Object.entries(options);
  if (changed.length === 0) return <p className="hint">{words.room.standard}</p>;
  return (
    <div className="option-list">
      <p className="legend">{words.room.rules}</p>
      <ul>
        {changed.map(([name, value]) => (
          <li key={name}>
            {say[name]?.label ?? name}: {say[name]?.values[String(value)] ?? String(value)}
          </li>
        ))}
      </ul>
    </div>
  );
}
