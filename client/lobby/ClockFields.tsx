import { SelectField } from '../app/SelectField.tsx';
import { words } from '../messages/index.ts';
import type { ClockSetting } from '../net/types.ts';
import { CLOCKS, nameOfClock } from '../table/clock/setting.ts';
import '../table/clock/clock.css';

const W = words.clock;
const NIGHT = { from: 22, to: 8 };

interface ClockFieldsProps {
  clock: ClockSetting | null;
  setClock(clock: ClockSetting | null): void;
}

/** By which clock a table plays: none among friends, a bank of minutes, or hours for each decision. */
export function ClockFields({ clock, setClock }: ClockFieldsProps) {
  return (
    <div className="clock-fields">
      <SelectField
        label={W.title}
        value={nameOfClock(clock) ?? 'none'}
        onChange={(name) => setClock(CLOCKS[name] ?? null)}
      >
        {Object.keys(CLOCKS).map((name) => (
          <option key={name} value={name}>
            {W.kinds[name as keyof typeof W.kinds]}
          </option>
        ))}
      </SelectField>
      {clock?.mode === 'correspondence' && (
        <label className="check">
          <input
            type="checkbox"
            checked={clock.quiet !== null}
            onChange={(e) => setClock({ ...clock, quiet: e.target.checked ? { ...NIGHT, zone: zoneHere() } : null })}
          />
          {W.quiet(NIGHT.from, NIGHT.to)}
        </label>
      )}
      {clock && (
        <label className="check">
          <input
            type="checkbox"
            checked={clock.absent === 'bot'}
            onChange={(e) => setClock({ ...clock, absent: e.target.checked ? 'bot' : 'idle' })}
          />
          {W.botTakesOver}
        </label>
      )}
    </div>
  );
}

function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
