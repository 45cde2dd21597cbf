import { fightValue } from '../../../../src/games/cosca/data/tables.ts';
import { contenders } from '../rules.ts';
import { FamilyMark } from '../signs/Mark.tsx';
import { useTableau } from '../tableau.ts';
import { FORM_WORDS as W } from '../words/board.ts';
import { mobster } from '../words/names.ts';
import { SealButton } from './SealButton.tsx';
import { Stepper } from './Stepper.tsx';

/** A bid of money and weapons in the fight for a mobster, against what the others could bid at most. */
export function BidForm() {
  const { shown, seat, me, names, doing } = useTableau();
  const m = shown.row[shown.at];
  if (!me || !m || seat === null) return null;
  const { money, weapons } = doing.draft;
  const rivals = contenders(shown, m).filter((other) => other !== seat);
  return (
    <div className="cs-form" data-form="fight">
      <h3>{W.fightFor(mobster(m.id))}</h3>
      <ul className="cs-rivals" aria-label={W.rivals}>
        {rivals.map((other) => {
          const p = shown.players[other];
          return p ? (
            <li key={other}>
              <FamilyMark family={p.family} size={22} /> {W.rivalMost(names.seat(other), fightValue(p))}
            </li>
          ) : null;
        })}
      </ul>
      <Stepper label={W.bidMoney} value={money} most={me.money} onChange={(n) => doing.change({ money: n })} />
      <Stepper label={W.bidWeapons} value={weapons} most={me.weapons} onChange={(n) => doing.change({ weapons: n })} />
      <p className="cs-worth" aria-live="polite">
        {W.worth(fightValue({ money, weapons }))}
      </p>
      <SealButton stage="fight" action={{ do: 'fight', money, weapons }} />
    </div>
  );
}
