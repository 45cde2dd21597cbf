import type { Seat } from '../../../../src/engine/rules.ts';
import { DISTRICTS } from '../../../../src/games/moonshine/data/districts.ts';
import { muscle } from '../../../../src/games/moonshine/data/tables.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import { pressProps } from '../actions/press.ts';
import { Die } from '../map/glyphs.tsx';
import { mobsters, squadAt } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { list } from '../words/names.ts';

/** The pool, each die with the brew it makes and the Stills it fires. Dice that are alike are offered once. */
export function DraftPanel() {
  const tableau = useTableau();
  const { view, seat } = tableau;
  if (seat === null) return null;
  const dice = [...new Set(view.pool)].sort((a, b) => a - b);
  return (
    <div className="ms-dice">
      {dice.map((die) => {
        const fired = firedBy(view, seat, view.mash + die);
        const many = view.pool.filter((d) => d === die).length;
        return (
          <button
            key={die}
            type="button"
            className="button ms-die"
            data-die={die}
            data-fires={fired.length > 0}
            {...pressProps(tableau, `moonshine.draft.${die}`)}
          >
            <Die value={die} size={38} color="#d35a4c" ink="#fff" />
            {many > 1 && <small>×{many}</small>}
            <span className="ms-brew">
              <span className="sr-only">{W.dieBrews(die, view.mash + die)}, </span>
              <b aria-hidden="true">{view.mash + die}</b>
              <small className="ms-fires">{fired.length ? W.fires(list(fired)) : W.firesNone}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Names of that seat's Stills with that number, with the barrels each would make (section 6.1). */
function firedBy(view: View, seat: Seat, number: number): string[] {
  return DISTRICTS.flatMap((facts, at) => {
    const crew = mobsters(view, at);
    const fires = facts.still === number && view.districts[at]?.mob === seat && crew > 0 && !squadAt(view, at);
    return fires ? [`${facts.name} (+${muscle(crew)})`] : [];
  });
}
