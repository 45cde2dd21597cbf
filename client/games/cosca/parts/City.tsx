import { PLACES, type Place } from '../../../../src/games/cosca/data/places.ts';
import { diceAreOpen, isLastDay, isRaceDay } from '../rules.ts';
import { FamilyMark } from '../signs/Mark.tsx';
import { PlaceSign } from '../signs/PlaceSign.tsx';
import { FAMILY_COLOUR } from '../signs/palette.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { PLACE_WORDS } from '../words/names.ts';

/** The six places in the order in which they are worked through, with the dice that lie there. */
export function City() {
  return (
    <ol className="cs-city" aria-label={W.city}>
      {PLACES.map((place) => (
        <PlaceTile key={place} place={place} />
      ))}
    </ol>
  );
}

function PlaceTile({ place }: { place: Place }) {
  const { shown } = useTableau();
  const closed = (place === 'racetrack' && !isRaceDay(shown)) || (place === 'villa' && isLastDay(shown));
  return (
    <li className="cs-place" data-place={place} data-now={shown.step === place} data-closed={closed}>
      <PlaceSign place={place} size={30} />
      <div>
        <h2>{PLACE_WORDS[place].name}</h2>
        <p>{closed ? W.closed : PLACE_WORDS[place].does}</p>
      </div>
      {diceAreOpen(shown) && <DiceThere place={place} />}
    </li>
  );
}

function DiceThere({ place }: { place: Place }) {
  const { shown, names } = useTableau();
  const index = PLACES.indexOf(place);
  return (
    <ul className="cs-there">
      {shown.players.map((p, seat) => {
        const n = p.shown?.[index] ?? 0;
        return n > 0 ? (
          <li key={p.family} style={{ color: FAMILY_COLOUR[p.family] }}>
            <FamilyMark family={p.family} size={18} />
            <span aria-hidden="true">{n}</span>
            <span className="sr-only">{W.diceThere(names.seat(seat), n)}</span>
          </li>
        ) : null;
      })}
    </ul>
  );
}
