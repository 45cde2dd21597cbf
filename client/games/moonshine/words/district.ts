import { facts } from '../../../../src/games/moonshine/data/districts.ts';
import { NOBODY, type View } from '../../../../src/games/moonshine/state.ts';
import { hasSafehouse, squadAt } from '../rules.ts';
import { BOARD_WORDS as W } from './board.ts';
import { cargoParts, KIND_WORDS, list, type Names } from './names.ts';

/** Who and what is in a District, in one sentence. */
export function piecesWords(view: View, at: number, names: Names): string {
  const d = view.districts[at];
  if (!d) return '';
  if (squadAt(view, at)) return `${W.squad}.`;
  const load = cargoParts({ moonshine: d.moonshine, rum: d.rum });
  const barrels = list(load);
  if (d.mob === NOBODY)
    return barrels ? `${W.nobodys}; ${W.looseBarrels}: ${barrels}.` : `${names.later ? W.empty : W.nobodys}.`;
  const boss = view.players[d.mob]?.boss === at ? 1 : 0;
  const house = hasSafehouse(view, at) ? [W.safehouse] : [];
  const parts = [...cargoParts({ boss, runners: d.runners }), ...house, ...load];
  return `${W.controlledBy(names.seat(d.mob))}: ${list(parts)}.`;
}

/** A District as a screen reader should say it on the map. */
export function districtWords(view: View, at: number, names: Names): string {
  const f = facts(at);
  return `${f.name}, ${KIND_WORDS[f.kind]}, ${W.still(f.still, f.pressure)}. ${piecesWords(view, at, names)}`;
}
