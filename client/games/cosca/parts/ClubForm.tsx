import type { MobsterId } from '../../../../src/games/cosca/data/mobsters.ts';
import { CLUB } from '../../../../src/games/cosca/data/places.ts';
import { loyalTo } from '../rules.ts';
import { Sign } from '../signs/Sign.tsx';
import { useTableau } from '../tableau.ts';
import { FORM_WORDS as W } from '../words/board.ts';
import { conditionWords, mobster } from '../words/names.ts';
import { SealButton } from './SealButton.tsx';

/** Whom to buy a drink: any of the own mobsters who has none, as many as there are dice and money. */
export function ClubForm() {
  const { shown, seat, me, doing } = useTableau();
  if (!me || seat === null) return null;
  const { mobsters } = doing.draft;
  const limit = Math.min(me.shown?.[CLUB] ?? 0, me.money);
  const thirsty = loyalTo(shown, seat).filter((m) => !m.drink);
  const toggle = (id: MobsterId) =>
    doing.change({ mobsters: mobsters.includes(id) ? mobsters.filter((one) => one !== id) : [...mobsters, id] });
  return (
    <div className="cs-form" data-form="club">
      <p>{W.guests(mobsters.length, limit)}</p>
      <ul className="cs-guests">
        {thirsty.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className="button"
              data-guest={id}
              aria-pressed={mobsters.includes(id)}
              disabled={!mobsters.includes(id) && mobsters.length >= limit}
              onClick={() => toggle(id)}
            >
              <Sign name="drink" size={18} />
              <b>{mobster(id)}</b>
              <small>{conditionWords(id)}</small>
            </button>
          </li>
        ))}
      </ul>
      <SealButton stage="club" action={{ do: 'club', mobsters }} />
    </div>
  );
}
