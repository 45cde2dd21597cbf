import { words } from '../messages/index.ts';

interface LevelFieldProps {
  /** What a screen reader says of it. */
  label: string;
  levels: readonly string[];
  value: string;
  onChange(level: string): void;
}

/** The choice among the house's players, with a sentence about how the chosen one plays. */
export function LevelField({ label, levels, value, onChange }: LevelFieldProps) {
  return (
    <>
      <select className="input" aria-label={label} value={value} onChange={(e) => onChange(e.target.value)}>
        {levels.map((level) => (
          <option key={level} value={level}>
            {words.levels[level]?.name ?? level}
          </option>
        ))}
      </select>
      <p className="hint level-plays">{words.levels[value]?.plays}</p>
    </>
  );
}
