/** Bridges over the water and piers into it. */

import { BRIDGE_DRAWINGS, type BridgeDrawing, PIER_SIZE, PIERS, type Pier } from './features.ts';
import { GILT, GILT_BRIGHT, LACQUER } from './palette.ts';
import { UNSPOKEN } from './unspoken.ts';
import { WaterLabel } from './Waters.tsx';

/** How far a bridge reaches onto the land at either end. */
const LANDING = 5;

/** A suspension bridge seen from above: roadway with crossbeams, two towers, cables between them. */
function Bridge({ bridge }: { readonly bridge: BridgeDrawing }) {
  const [ax, ay] = bridge.from;
  const [bx, by] = bridge.to;
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const span = Math.hypot(bx - ax, by - ay);
  const towers = [span * 0.24, span * 0.76];
  const beams = Array.from({ length: Math.floor(span / 5) }, (_, i) => `M${2.5 + i * 5} -3V3`).join('');
  return (
    <g transform={`translate(${ax} ${ay}) rotate(${turn})`} stroke={GILT_BRIGHT} fill={LACQUER}>
      <rect x={-LANDING} y={-4.5} width={span + 2 * LANDING} height={9} strokeWidth={1.6} />
      <path d={beams} strokeWidth={1} strokeOpacity={0.55} />
      {towers.map((x) => (
        <rect key={x} x={x - 2.2} y={-8} width={4.4} height={16} fill={GILT_BRIGHT} stroke="none" />
      ))}
    </g>
  );
}

function PierDrawing({ pier }: { readonly pier: Pier }) {
  const { length, width, pitch } = PIER_SIZE;
  return (
    <g transform={`translate(${pier.at[0]} ${pier.at[1]}) rotate(${pier.out})`}>
      {[-1, 0, 1].map((k) => (
        <rect
          key={k}
          x={-1}
          y={k * pitch - width / 2}
          width={length + 1}
          height={width}
          fill={LACQUER}
          stroke={GILT}
          strokeWidth={1.4}
        />
      ))}
    </g>
  );
}

export function Crossings() {
  return (
    <g {...UNSPOKEN}>
      {PIERS.map((pier) => (
        <PierDrawing key={pier.dock} pier={pier} />
      ))}
      {BRIDGE_DRAWINGS.map((bridge) => (
        <g key={bridge.name}>
          <Bridge bridge={bridge} />
          <WaterLabel label={bridge.label} size={11.5} fill={GILT_BRIGHT} spacing={0.6} />
        </g>
      ))}
    </g>
  );
}
