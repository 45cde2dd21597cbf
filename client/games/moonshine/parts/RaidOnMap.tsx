import { type DistrictId, facts } from '../../../../src/games/moonshine/data/districts.ts';
import { anchorsOf } from '../map/features.ts';
import { districtPath } from '../map/geometry.ts';
import { GlyphFrame } from '../map/glyphs.tsx';
import { FLAME, LACQUER, SQUAD } from '../map/palette.ts';
import { SIGNS } from '../show/signs.tsx';
import { useTableau } from '../tableau.ts';
import { useRaidAhead } from './useRaidAhead.ts';

/** The doors that the Squads would kick in if the Play in hand were made, and their ways there; or the one they are at now. */
export function RaidOnMap() {
  const { view } = useTableau();
  const ahead = useRaidAhead();
  const now = view.stack.at(-1);
  if (now?.stage === 'run') return <RaidedDoor at={facts(now.at).id} />;
  return ahead?.doors.map((door) => (
    <g key={door.at}>
      {door.from && <SquadWay from={door.from} to={door.at} />}
      <RaidedDoor at={door.at} />
    </g>
  ));
}

/** A District under a kicked-in door, its outline in flame. */
function RaidedDoor({ at }: { at: DistrictId }) {
  const { map } = useTableau().view.options;
  const { still } = anchorsOf(map)[at];
  return (
    <g data-door={at} className="ms-raided">
      <path
        d={districtPath(at, map)}
        fill={FLAME}
        fillOpacity={0.1}
        stroke={FLAME}
        strokeWidth={4}
        className="ms-alarm"
      />
      <circle cx={still.x} cy={still.y} r={24} fill={LACQUER} stroke={FLAME} strokeWidth={2} />
      <GlyphFrame size={34} x={still.x - 17} y={still.y - 17} color={FLAME}>
        {SIGNS.door}
      </GlyphFrame>
    </g>
  );
}

function SquadWay({ from, to }: { from: DistrictId; to: DistrictId }) {
  const anchors = anchorsOf(useTableau().view.options.map);
  const [a, b] = [anchors[from].squad, anchors[to].still];
  const line = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  return (
    <g fill="none" data-squad-way={`${from} ${to}`}>
      <path d={line} stroke={LACQUER} strokeWidth={8} />
      <path d={line} stroke={SQUAD} strokeWidth={3.5} strokeDasharray="3 6" strokeLinecap="round" />
    </g>
  );
}
