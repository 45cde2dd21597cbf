import { SelectField } from '../app/SelectField.tsx';
import { words } from '../messages/index.ts';
import type { TableCard, Visibility } from '../net/types.ts';

type Watchers = NonNullable<TableCard['watchers']>;

const VISIBILITIES: readonly Visibility[] = ['public', 'unlisted', 'private'];
const WATCHERS: readonly Watchers[] = ['all', 'friends', 'none'];

/** What the house calls who may watch. */
const spectatorsFor = (watchers: Watchers): boolean | 'friends' =>
  watchers === 'friends' ? 'friends' : watchers === 'all';

/** The same, the other way round. */
export const watchersFor = (spectators: boolean | 'friends'): Watchers =>
  spectators === 'friends' ? 'friends' : spectators ? 'all' : 'none';

interface DoorFieldsProps {
  visibility: Visibility;
  watchers: Watchers;
  set(change: { visibility: Visibility } | { spectators: boolean | 'friends' }): void;
}

/** Who finds the table, and who may watch. */
export function DoorFields({ visibility, watchers, set }: DoorFieldsProps) {
  return (
    <>
      <SelectField
        label={words.doors.visibility}
        value={visibility}
        onChange={(value) => set({ visibility: value as Visibility })}
      >
        {VISIBILITIES.map((one) => (
          <option key={one} value={one}>
            {words.doors.visible[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.doors.watchers}
        value={watchers}
        onChange={(value) => set({ spectators: spectatorsFor(value as Watchers) })}
      >
        {WATCHERS.map((one) => (
          <option key={one} value={one}>
            {words.doors.watching[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
