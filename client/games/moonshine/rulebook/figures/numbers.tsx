import { BRIBE_PRICES, killsFrom, muscle, THREAT_CAP } from '../../../../../src/games/moonshine/data/tables.ts';
import { Die } from '../../map/glyphs.tsx';
import { dollars } from '../../words/names.ts';
import { FactTable } from './frames.tsx';
import type { Labels } from './words.ts';

/** Crew sizes with the same number of dice, e.g. "3–4"; the last is open. */
function crews(labels: Labels): (readonly [string, number])[] {
  const most = muscle(Number.MAX_SAFE_INTEGER);
  return Array.from({ length: most }, (_, i) => {
    const from = 2 * i + 1;
    return [i + 1 === most ? labels.more(from) : `${from}–${from + 1}`, muscle(from)] as const;
  });
}

/** What a crew of each size is worth (section 9.2). */
export function Muscle({ labels }: { labels: Labels }) {
  const columns = crews(labels);
  return (
    <FactTable
      caption={labels.muscleCaption}
      head={[labels.mobsters, ...columns.map(([size]) => size)]}
      rows={[[labels.muscle, ...columns.map(([, dice]) => dice)]]}
    />
  );
}

const FACES = [1, 2, 3, 4, 5, 6];

/** What kills at each Threat, in dice (section 9.2). */
export function Threat({ labels }: { labels: Labels }) {
  const levels = Array.from({ length: THREAT_CAP }, (_, i) => i + 1);
  return (
    <FactTable
      caption={labels.threatCaption}
      head={[labels.threat, labels.kills]}
      rows={levels.map((level) => [level, <Killing key={level} from={killsFrom(level)} />])}
    />
  );
}

function Killing({ from }: { from: number }) {
  return (
    <span className="rule-dice">
      <span className="sr-only">{`${from}–6`}</span>
      {FACES.map((face) => (
        <Die
          key={face}
          value={face}
          size={24}
          color={face >= from ? '#d35a4c' : '#3a3531'}
          ink={face >= from ? '#fff' : '#8f8676'}
        />
      ))}
    </span>
  );
}

const STILLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Still numbers and their Pressure; `pressureOf` reads the map's data. */
export function Pressure({ labels, pressureOf }: { labels: Labels; pressureOf(still: number): number }) {
  return (
    <FactTable
      caption={labels.pressureCaption}
      head={[labels.still, ...STILLS.map(String)]}
      rows={[[labels.pressure, ...STILLS.map(pressureOf)]]}
    />
  );
}

/** The prices of the markers that can be bought (section 7.5). */
export function Bribes({ labels }: { labels: Labels }) {
  const prices = Object.entries(BRIBE_PRICES);
  return (
    <FactTable
      caption={labels.bribesCaption}
      head={[labels.marker, ...prices.map(([owned]) => labels.nth(Number(owned) + 1))]}
      rows={[[labels.price, ...prices.map(([, price]) => dollars(price))]]}
    />
  );
}
