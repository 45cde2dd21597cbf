import { SelectField } from '../app/SelectField.tsx';
import { words } from '../messages/index.ts';
import type { TitleCard } from '../net/types.ts';
import { LevelField } from './LevelField.tsx';
import { type Chair, type ChairKind, type TableForm, withChair } from './setTable.ts';

const KINDS: readonly ChairKind[] = ['me', 'here', 'friend', 'bot'];

interface ChairsProps {
  form: TableForm;
  setForm(form: TableForm): void;
  title: TitleCard;
  /** Who may be chosen; at a table on one device nobody comes by link. */
  kinds?: readonly ChairKind[];
}

/** Who sits where. Only one chair can be "me": choosing it frees the chair that was. */
export function Chairs({ form, setForm, title, kinds = KINDS }: ChairsProps) {
  const free = kinds.includes('friend') ? 'friend' : 'bot';
  const choose = (seat: number, kind: ChairKind) => {
    const before = form.chairs.findIndex((c) => c.kind === 'me');
    const freed = kind === 'me' && before >= 0 && before !== seat ? withChair(form, before, { kind: free }) : form;
    setForm(withChair(freed, seat, { kind }));
  };
  return (
    <fieldset className="chairs">
      <legend className="legend">{words.set.seats}</legend>
      {form.chairs.map((chair, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chair has no identity but its place
        <div className="chair" key={seat}>
          <SelectField
            label={words.set.seat(seat + 1)}
            value={chair.kind}
            onChange={(kind) => choose(seat, kind as ChairKind)}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.set.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <ChairDetail
            chair={chair}
            seat={seat}
            title={title}
            set={(change) => setForm(withChair(form, seat, change))}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface DetailProps {
  chair: Chair;
  seat: number;
  title: TitleCard;
  set(change: Partial<Chair>): void;
}

function ChairDetail({ chair, seat, title, set }: DetailProps) {
  if (chair.kind === 'here') {
    return (
      <input
        className="input"
        aria-label={words.set.hereName(seat + 1)}
        placeholder={words.set.guest(seat + 1)}
        maxLength={24}
        value={chair.name}
        onChange={(e) => set({ name: e.target.value })}
      />
    );
  }
  if (chair.kind !== 'bot') return null;
  return (
    <LevelField
      label={words.set.level(seat + 1)}
      levels={title.bots}
      value={chair.level}
      onChange={(level) => set({ level })}
    />
  );
}
