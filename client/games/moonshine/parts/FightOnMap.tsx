import { facts } from '../../../../src/games/moonshine/data/districts.ts';
import { type Anchors, anchorsOf, type Slot } from '../map/features.ts';
import { FLAME } from '../map/palette.ts';
import { hasSafehouse } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { CrewChip } from './Pieces.tsx';

/** The way a pinned crew came; drawn beneath the pieces. */
export function FightTrail() {
  const { view } = useTableau();
  if (!view.fight) return null;
  const anchors = anchorsOf(view.options.map);
  const home = anchors[facts(view.fight.origin).id].crew;
  const edge = pinnedAt(anchors[facts(view.fight.at).id], hasSafehouse(view, view.fight.at));
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
      <CrewChip
        slot={pinnedAt(slots, hasSafehouse(view, fight.at))}
        family={family}
        boss={fight.boss > 0}
        runners={fight.runners}
        pinned
      />
    </g>
  );
}

/**
 * In the places of a Safehouse and a Squad: a Squad never stands where there is a fight. Beside a Safehouse it stands upright in
 * the place of the Squad alone, inside the border.
 */
function pinnedAt({ crew, squad, safehouse }: Anchors, guarded: boolean): Slot {
  if (guarded) return { x: squad.x, y: squad.y - 7, width: squad.width, height: 42 };
  return { ...crew, x: safehouse.x - safehouse.width / 2 + crew.width / 2, y: squad.y };
}
