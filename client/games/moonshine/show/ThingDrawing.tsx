import type { JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import { JOBS } from '../../../../src/games/moonshine/data/jobs.ts';
import { Glyph, GlyphFrame } from '../map/glyphs.tsx';
import { FLAME, GILT_BRIGHT, IVORY } from '../map/palette.ts';
import { FamilyMark } from '../parts/FamilyMark.tsx';
import { Barrels, CrewChip, Squad } from '../parts/Pieces.tsx';
import { card } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { jobWords } from '../words/jobs.ts';
import { dollars } from '../words/names.ts';
import type { Thing } from './gestures.ts';
import { SIGNS } from './signs.tsx';

const CREW = { x: 31, y: 15, width: 58, height: 28 };
const BARRELS = { x: 34, y: 15, width: 66, height: 28 };
const SQUAD = { x: 20, y: 18, width: 28, height: 28 };

/** Something on its way over the table, drawn as it stands on the table. */
export function ThingDrawing({ thing }: { thing: Thing }) {
  const { view } = useTableau();
  switch (thing.kind) {
    case 'crew': {
      const family = view.players[thing.seat]?.family;
      return (
        <svg width={62} height={30} overflow="visible" className="ms-piece" aria-hidden="true">
          {family && <CrewChip slot={CREW} family={family} boss={thing.boss > 0} runners={thing.runners} />}
        </svg>
      );
    }
    case 'barrels':
      return (
        <svg width={68} height={30} overflow="visible" className="ms-piece" aria-hidden="true">
          <Barrels slot={BARRELS} moonshine={thing.moonshine} rum={thing.rum} />
        </svg>
      );
    case 'cash':
      return (
        <span className="ms-flying-cash" data-comes={thing.amount > 0}>
          {thing.amount > 0 ? '+' : '−'}
          {dollars(Math.abs(thing.amount))}
        </span>
      );
    case 'markers':
      return <Markers of={thing.seat} count={thing.count} />;
    case 'card':
      return <FlyingCard job={thing.job} />;
    default:
      return thing.sign === 'squad' ? <SquadSign /> : <Sign sign={thing.sign} />;
  }
}

function SquadSign() {
  return (
    <svg width={40} height={36} overflow="visible" className="ms-piece" aria-hidden="true">
      <Squad slot={SQUAD} />
    </svg>
  );
}

function Markers({ of, count }: { of: number; count: number }) {
  const { view } = useTableau();
  const family = view.players[of]?.family;
  return (
    <span className="ms-flying-markers">
      {family && <FamilyMark family={family} size={18} />}
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <Glyph key={i} name="influence" size={16} color={GILT_BRIGHT} />
      ))}
    </span>
  );
}

/** A Job on its way, its back up where nobody may know it. */
function FlyingCard({ job }: { job: JobId | null }) {
  const { view } = useTableau();
  if (!job) return <span className="ms-flying-card" data-back="true" />;
  return (
    <span className="ms-flying-card">
      <b>{JOBS[job].title}</b>
      <em>{jobWords(view.options, job).play}</em>
      <i>{card(view, job).respect}</i>
    </span>
  );
}

const COLOURS = { door: GILT_BRIGHT, bang: FLAME, crown: GILT_BRIGHT, safehouse: GILT_BRIGHT, cuffs: IVORY } as const;

function Sign({ sign }: { sign: keyof typeof COLOURS }) {
  return (
    <GlyphFrame size={sign === 'crown' ? 84 : 58} color={COLOURS[sign]} className={`ms-struck ms-struck-${sign}`}>
      {SIGNS[sign]}
    </GlyphFrame>
  );
}
