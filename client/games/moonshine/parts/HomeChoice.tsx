import { BOROUGHS, type Borough, facts, OF_BOROUGH } from '../../../../src/games/moonshine/data/districts.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import { pressProps } from '../actions/press.ts';
import { useTableau } from '../tableau.ts';
import { ACTION_WORDS } from '../words/actions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { BOROUGH_WORDS, list } from '../words/names.ts';

/** Which free mainland Borough is home, each with the Districts one would start in (section 4, step 3). */
export function HomeChoice() {
  const tableau = useTableau();
  const { view, actions } = tableau;
  return (
    <div className="ms-answers">
      <p className="hint">{ACTION_WORDS.pickHome.does}</p>
      {actions.map((action) => (
        <div key={String(action.borough)} className="ms-way">
          <button
            type="button"
            className="button"
            data-borough={action.borough as Borough}
            {...pressProps(tableau, `moonshine.pickHome.${action.borough}`)}
          >
            {BOROUGH_WORDS[action.borough as Borough]}
          </button>
          <p className="ms-why">{W.startsAt(list(turf(view, action.borough as Borough)))}</p>
        </div>
      ))}
    </div>
  );
}

/** The Districts where a mob of that Borough starts, its Ward first. */
function turf(view: View, borough: Borough): string[] {
  const all = OF_BOROUGH[BOROUGHS.indexOf(borough)] ?? [];
  return all.flatMap((at) => {
    const role = facts(at).start[view.options.starting_turf];
    return role === null || role === 'squad' ? [] : [facts(at).name];
  });
}
