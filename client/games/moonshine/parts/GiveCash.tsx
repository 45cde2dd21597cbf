import { useState } from 'react';
import { CASH_UNIT } from '../../../../src/games/moonshine/data/tables.ts';
import { SelectField } from '../../../app/SelectField.tsx';
import { rules } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { refusalWords } from '../words/refusals.ts';
import { Confirmed } from './Confirmed.tsx';
import { Stepper } from './Stepper.tsx';

/** Money from hand to hand, at any time; the button is the confirmation and says what it does. */
export function GiveCash() {
  const { view, seat, names, doing, locked } = useTableau();
  const [amount, setAmount] = useState(CASH_UNIT);
  const [chosen, setChosen] = useState<number | null>(null);
  const me = seat === null ? undefined : view.players[seat];
  if (seat === null || !me) return null;
  const others = view.players.map((_, i) => i).filter((i) => i !== seat);
  const to = chosen ?? others[0] ?? 0;
  const action = { do: 'giveCash', to: view.players[to]?.family, amount };
  const refusal = rules.refuse(view, seat, action);
  return (
    <details className="ms-give">
      <summary data-action="moonshine.giveCash">{W.give}</summary>
      <SelectField label={W.giveTo} value={String(to)} onChange={(seat) => setChosen(Number(seat))}>
        {others.map((other) => (
          <option key={other} value={other}>
            {names.seat(other)}
          </option>
        ))}
      </SelectField>
      <Stepper label={W.amounts.amount} value={amount} most={me.cash} step={CASH_UNIT} onChange={setAmount} />
      <Confirmed
        label={W.giveGo(amount, names.seat(to))}
        question={W.giveSure(amount, names.seat(to))}
        disabled={refusal !== null || locked || doing.busy}
        onConfirm={() => doing.send(action)}
      />
      {refusal && <p className="hint">{refusalWords(refusal)}</p>}
    </details>
  );
}
