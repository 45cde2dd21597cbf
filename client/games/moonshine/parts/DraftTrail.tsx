import { facts, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { anchorsOf } from '../map/features.ts';
import { GILT_BRIGHT, LACQUER } from '../map/palette.ts';
import { useTableau } from '../tableau.ts';

/** The way of the Move in hand, from where to where. */
export function DraftTrail() {
  const { view, doing } = useTableau();
  const { draft } = doing;
  const from = indexOf(String(draft?.from));
  const to = indexOf(String(draft?.to));
  if (from < 0 || to < 0) return null;
  const anchors = anchorsOf(view.options.map);
  const a = anchors[facts(from).id].still;
  const b = anchors[facts(to).id].still;
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const tip = [b.x - dx * 24, b.y - dy * 24] as const;
  const wing = (side: number) => `${tip[0] - dx * 16 - side * dy * 9} ${tip[1] - dy * 16 + side * dx * 9}`;
  const line = `M${a.x + dx * 24} ${a.y + dy * 24}L${tip[0] - dx * 10} ${tip[1] - dy * 10}`;
  return (
    <g fill="none" data-trail="">
      <path d={line} stroke={LACQUER} strokeWidth={9} />
      <path d={line} stroke={GILT_BRIGHT} strokeWidth={4} strokeDasharray="9 5" />
      <path d={`M${tip[0]} ${tip[1]}L${wing(1)}L${wing(-1)}Z`} fill={GILT_BRIGHT} stroke={LACQUER} strokeWidth={1.5} />
    </g>
  );
}
