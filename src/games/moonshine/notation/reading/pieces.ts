/** Pieces and Squads of a position, set on the board. */
import { BOROUGH_OF, DISTRICT_IDS, type DistrictId, MAINLAND } from '../../data/districts.ts';
import { RUNNERS } from '../../data/tables.ts';
import { PINNED, type Player, type State, SUPPLY } from '../../state.ts';
import type { DistrictWords } from '../schema.ts';
import { type SeatOf, seatAt, Wrong } from './gate.ts';

export function placeDistrict(s: State, id: DistrictId, words: DistrictWords, seatOf: SeatOf): void {
  const at = DISTRICT_IDS.indexOf(id);
  const path = `$.districts.${id}`;
  const d = s.districts[at];
  const pieces = words.boss + words.runners + (words.safehouse ? 1 : 0);
  if (!d) return;
  d.moonshine = words.moonshine;
  d.rum = words.rum;
  if (words.squad) placeSquad(s, at, path, pieces + words.moonshine + words.rum);
  if (pieces > 0 && !words.mob) throw new Wrong(`${path}.mob`, 'pieces without a mob');
  if (pieces === 0 || !words.mob) return;
  d.mob = seatAt(seatOf, words.mob, `${path}.mob`);
  d.runners = words.runners;
  const p = s.players[d.mob];
  if (p) placePieces(p, at, words, path);
}

function placePieces(p: Player, at: number, words: DistrictWords, path: string): void {
  if (words.boss && p.boss !== SUPPLY) throw new Wrong(`${path}.boss`, `${p.family} have one Boss`);
  if (words.safehouse && p.safehouse !== SUPPLY) throw new Wrong(`${path}.safehouse`, `${p.family} have one Safehouse`);
  if (words.boss) p.boss = at;
  if (words.safehouse) p.safehouse = at;
  p.supply -= words.runners;
  if (p.supply < 0) throw new Wrong(`${path}.runners`, `${p.family} have ${RUNNERS} Runners`);
}

function placeSquad(s: State, at: number, path: string, others: number): void {
  const borough = BOROUGH_OF[at] as number;
  if (others > 0) throw new Wrong(`${path}.squad`, 'a Squad’s District holds no piece and no barrel');
  if (borough >= MAINLAND) throw new Wrong(`${path}.squad`, 'Staten Island has no Squad');
  if (s.squads[borough] !== SUPPLY) throw new Wrong(`${path}.squad`, 'one Squad in each Borough');
  s.squads[borough] = at;
}

/** The pinned crew belongs to the fight, not to a District. */
export function readPinned(s: State): void {
  const { fight } = s;
  const p = fight && s.players[fight.attacker];
  if (!fight || !p) return;
  if (fight.boss && p.boss !== SUPPLY) throw new Wrong('$.pending.fight.boss', `${p.family} have one Boss`);
  if (fight.boss) p.boss = PINNED;
  p.supply -= fight.runners;
  if (p.supply < 0) throw new Wrong('$.pending.fight.runners', `${p.family} have ${RUNNERS} Runners`);
}
