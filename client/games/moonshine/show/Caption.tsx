import type { Roll } from '../../../../src/games/moonshine/events.ts';
import { TumblingDie } from '../../../show/TumblingDie.tsx';
import { Die } from '../map/glyphs.tsx';
import { FamilyMark } from '../parts/FamilyMark.tsx';
import { JobCard } from '../parts/JobCard.tsx';
import { numbered } from '../parts/numbered.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { eventWords } from '../words/events.ts';
import type { Beat } from './beats.ts';
import type { Acted, Shown } from './shown.ts';

type Told = Exclude<Shown, Acted>;

/** What is happening, in a sentence, with its dice or its card, and the way out. */
export function Caption({ beat }: { beat: Beat }) {
  const { show, names } = useTableau();
  const told = beat.events.filter((event): event is Told => event.type !== 'acted');
  return (
    <section className="ms-caption" data-show="" data-testid="show" aria-label={W.show.region}>
      <div className="ms-caption-scene">
        {told.map((event) => (
          <Scene key={event.type} event={event} />
        ))}
      </div>
      {told.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays in its order
        <p key={i} data-later={!show.landed && rolls(event)}>
          {eventWords(event, names)}
        </p>
      ))}
      <p className="ms-caption-foot">
        {show.byHand && (
          <button type="button" className="button primary small" onClick={show.next}>
            {W.show.next}
          </button>
        )}
        <button type="button" className="button small" data-testid="skip" onClick={show.skip}>
          {W.show.skip}
        </button>
        <span className="hint">{W.show.step(show.number, show.of)}</span>
      </p>
    </section>
  );
}

/** Dice and cards of what happens; most things need none. */
function Scene({ event }: { event: Told }) {
  switch (event.type) {
    case 'poolRolled':
      return <Dice faces={event.pool} paint={POOL} />;
    case 'mashRolled':
      return <Dice faces={[event.face]} paint={MASH} />;
    case 'blowback':
      return <Dice faces={[event.die]} paint={POOL} />;
    case 'ambushed':
      return <Shots of={event.seat} roll={event.roll} />;
    case 'volley':
      return (
        <>
          <Shots of={event.seat} roll={event.roll} />
          <Shots of={event.rival} roll={event.returned} />
        </>
      );
    case 'jobDealt':
    case 'jobTaken':
    case 'jobDone':
      return (
        <div className="ms-turned" data-done={event.type === 'jobDone'}>
          <JobCard job={event.job} />
        </div>
      );
    default:
      return null;
  }
}

/** Its sentence says what the dice show. */
function rolls({ type }: Told): boolean {
  return type === 'volley' || type === 'ambushed' || type === 'poolRolled' || type === 'mashRolled';
}

interface Paint {
  color: string;
  ink: string;
}

const POOL: Paint = { color: '#d35a4c', ink: '#fff' };
const MASH: Paint = { color: 'var(--gilt-bright)', ink: '#0d0c0f' };
const KILLS: Paint = MASH;
const MISSES: Paint = { color: '#6a5f4d', ink: '#efe4cc' };

/** The dice of one side; those that kill are gilt once they lie. */
function Shots({ of, roll }: { of: number; roll: Roll }) {
  const { show, view } = useTableau();
  const family = view.players[of]?.family;
  const paint = (face: number) => (!show.landed || face >= roll.killsFrom ? KILLS : MISSES);
  return (
    <div className="ms-caption-shots">
      {family && <FamilyMark family={family} size={26} />}
      <FallingDice faces={roll.dice} paint={paint} />
    </div>
  );
}

function Dice({ faces, paint }: { faces: readonly number[]; paint: Paint }) {
  return <FallingDice faces={faces} paint={() => paint} />;
}

const APART_MS = 60;

function FallingDice({ faces, paint }: { faces: readonly number[]; paint(face: number): Paint }) {
  const { show } = useTableau();
  return (
    <span className="ms-falling" aria-hidden="true">
      {numbered(faces).map(({ n, item: face }) => (
        <TumblingDie
          key={n}
          value={face}
          ms={show.going}
          wait={show.going > 0 ? n * APART_MS : 0}
          size={40}
          face={(value) => <Die value={value} size={40} {...paint(face)} />}
        />
      ))}
    </span>
  );
}
