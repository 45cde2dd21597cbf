import type { ReactNode } from 'react';
import { MOBSTER_IDS, MOBSTERS } from '../../../../src/games/cosca/data/mobsters.ts';
import { PLACES } from '../../../../src/games/cosca/data/places.ts';
import type { Rulebook } from '../../../learn/rulebook/types.ts';
import { Face } from '../signs/Mark.tsx';
import { conditionWords, DAY_WORDS, PLACE_WORDS } from '../words/names.ts';
import { written } from './written.ts';

export { written };

type Labels = ReturnType<typeof written.spoken>['LABELS'];

function Places({ labels }: { labels: Labels }) {
  return (
    <figure className="rule-figure">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.place}</th>
            <th scope="col">{labels.does}</th>
          </tr>
        </thead>
        <tbody>
          {PLACES.map((place) => (
            <tr key={place}>
              <th scope="row">
                <span className="rule-family">
                  <Face place={place} size={26} /> {PLACE_WORDS[place].name}
                </span>
              </th>
              <td>{PLACE_WORDS[place].does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Mobsters({ labels }: { labels: Labels }) {
  return (
    <figure className="rule-figure">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.mobster}</th>
            <th scope="col">{labels.asks}</th>
            <th scope="col">{labels.works}</th>
          </tr>
        </thead>
        <tbody>
          {MOBSTER_IDS.map((id) => (
            <tr key={id}>
              <th scope="row">{MOBSTERS[id].name}</th>
              <td>{conditionWords(id)}</td>
              <td>{MOBSTERS[id].days.map((day) => DAY_WORDS[day].short).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const FIGURES: Readonly<Record<string, (labels: Labels) => ReactNode>> = {
  places: (labels) => <Places labels={labels} />,
  mobsters: (labels) => <Mobsters labels={labels} />,
};

const mobsterWords = () => MOBSTER_IDS.map((id) => `${MOBSTERS[id].name} ${conditionWords(id)}`).join(' ');

/** COSCA's rulebook in the language that was fetched. */
export function rulebook(): Rulebook {
  const { BOOK, LABELS } = written.spoken();
  return {
    book: BOOK,
    figures: Object.keys(FIGURES),
    draw: (name) => FIGURES[name]?.(LABELS) ?? null,
    wordsOf: (name) => (name === 'mobsters' ? mobsterWords() : ''),
  };
}
