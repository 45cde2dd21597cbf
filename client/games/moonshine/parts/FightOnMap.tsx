import { facts } from '../../../../src/games/moonshine/data/districts.ts';
import { ANCHORS, type Slot } from '../map/features.ts';
import { FLAME } from '../map/palette.ts';
import { useTableau } from '../tableau.ts';
import { CrewChip } from './Pieces.tsx';

/** How far from the Occupier's crew the pinned crew stands, in board units. */
const APART = 46;

/** The pinned crew at the edge of the fought-over District, and the way it came. */
export function FightOnMap() {
  const { view } = useTableau();
  const { fight } = view;
  const family = fight && view.players[fight.attacker]?.family;
  if (!fight || !family) return null;
  const there = ANCHORS[facts(fight.at).id].crew;
  const home = ANCHORS[facts(fight.origin).id].crew;
  const edge = towards(there, home);
  return (
    <g data-fight={facts(fight.at).id}>
      <path d={`M${home.x} ${home.y}L${edge.x} ${edge.y}`} stroke={FLAME} strokeWidth={2.5} strokeDasharray="3 6" />
      <circle cx={there.x} cy={there.y} r={40} fill="none" stroke={FLAME} strokeWidth={2} className="ms-alarm" />
      <CrewChip slot={edge} family={family} boss={fight.boss > 0} runners={fight.runners} pinned />
    </g>
  );
}

/** The slot moved a little way from the Occupier towards where the crew came from. */
function towards(there: Slot, home: Slot): Slot {
  const far = Math.hypot(home.x - there.x, home.y - there.y) || 1;
  const dx = ((home.x - there.x) / far) * (APART + 14);
  const dy = ((home.y - there.y) / far) * APART;
  return { ...there, x: there.x + dx, y: there.y + dy };
}
