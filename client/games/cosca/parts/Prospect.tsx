import type { Place } from '../../../../src/games/cosca/data/places.ts';
import { promiseOf, shares, yieldWords } from '../plan/promise.ts';
import { PlaceSign } from '../signs/PlaceSign.tsx';
import { useTableau } from '../tableau.ts';
import { FORM_WORDS as W } from '../words/board.ts';
import { list, mobster, PLACE_WORDS } from '../words/names.ts';

/** What a setting of the dice does: whose conditions it meets, and what the places bring. */
export function Prospect({ faces }: { faces: readonly (Place | null)[] }) {
  const { shown, me } = useTableau();
  const set = faces.filter((face) => face !== null);
  if (!me) return null;
  const { meets, later } = promiseOf(shown, set);
  const sure = set.length === faces.length ? meets : meets.filter((id) => id !== 'johnBrown' && id !== 'scarlett');
  return (
    <dl className="cs-promise" aria-label={W.preview}>
      <dt>{W.meets}</dt>
      <dd data-testid="meets">{list(sure.map(mobster)) || W.meetsNobody}</dd>
      {later.length > 0 && (
        <>
          <dt>{W.maybe}</dt>
          <dd>{list(later.map(mobster))}</dd>
        </>
      )}
      <dt>{W.gives}</dt>
      <dd>
        {set.length === 0 && W.givesNothing}
        <ul>
          {shares(set).map(({ place, n }) =>
            n > 0 ? (
              <li key={place}>
                <PlaceSign place={place} size={15} color="var(--gilt)" />
                <span className="sr-only">{PLACE_WORDS[place].name}: </span>
                {yieldWords(shown, me, place, n)}
              </li>
            ) : null,
          )}
        </ul>
      </dd>
    </dl>
  );
}
