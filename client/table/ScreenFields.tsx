import { SelectField } from '../app/SelectField.tsx';
import { words } from '../messages/index.ts';
import type { HeldSeat } from '../net/types.ts';
import type { SeatAtScreen } from './useSeatAtScreen.ts';

interface ScreenFieldsProps {
  held: readonly Pick<HeldSeat, 'seat' | 'name'>[];
  screen: SeatAtScreen;
}

/** Where several sit at one screen: whose eyes look, and whether the board is covered in between. */
export function ScreenFields({ held, screen }: ScreenFieldsProps) {
  if (held.length < 2) return null;
  return (
    <>
      <SelectField
        label={words.hand.eyes}
        value={String(screen.seat ?? '')}
        onChange={(seat) => screen.lookAs(Number(seat))}
      >
        {held.map((h) => (
          <option key={h.seat} value={h.seat}>
            {h.name}
          </option>
        ))}
      </SelectField>
      <label className="check">
        <input type="checkbox" checked={screen.cover} onChange={(e) => screen.setCover(e.target.checked)} />
        {words.hand.setting}
      </label>
    </>
  );
}
