import { facts } from '../../../../src/games/moonshine/data/districts.ts';
import { type Anchors, anchorsOf, type Slot } from '../map/features.ts';
import { FLAME } from '../map/palette.ts';
import { useTableau } from '../tableau.ts';
import { CrewChip } from './Pieces.tsx';

/** The way a pinned crew came; drawn beneath the pieces. */
export function FightTrail() {
  const { view } = useTableau();
  if (!view.fight) return null;
  const anchors = anchorsOf(view.options.map);
  const home = anchors[facts(view.fight.origin).id].crew;
  const edge = atTheEdge(anchors[facts(view.fight.at).id]);
  return <path d={`M${home.x} ${home.y}L${edge.x} ${edge.y}`} stroke={FLAME} strokeWidth={2.5} strokeDasharray="3 6" />;
}

/** The pinned crew at the edge of the fought-over District, and a mark around the Occupier's. */
export function FightOnMap() {
  const { view } = useTableau();
  const { fight } = view;
  const family = fight && view.players[fight.attacker]?.family;
  if (!fight || !family) return null;
  const id = facts(fight.at).id;
  const slots = anchorsOf(view.options.map)[id];
  const { x, y, width, height } = slots.crew;
  return (
    <g data-fight={id}>
      <rect
        className="ms-alarm"
        x={x - width / 2 - 4}
        y={y - height / 2 - 4}
        width={width + 8}
        height={height + 8}
        fill="none"
        stroke={FLAME}
        strokeWidth={3}
      />
      <CrewChip slot={atTheEdge(slots)} family={family} boss={fight.boss > 0} runners={fight.runners} pinned />
    </g>
  );
}

/** Where a Squad would stand, reaching over the border: a Squad never stands where there is a fight. */
function atTheEdge({ crew, squad }: Anchors): Slot {
  return { ...crew, x: squad.x - squad.width / 2 - 4 + crew.width / 2, y: squad.y };
}
