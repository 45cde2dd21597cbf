import type { ReactNode } from 'react';
import { DISTRICTS } from '../../../../../src/games/moonshine/data/districts.ts';
import { JOBS } from '../../../../../src/games/moonshine/data/jobs.ts';
import { DEFAULTS, type Options } from '../../../../../src/games/moonshine/options.ts';
import type { OptionChoice } from '../../../options.ts';
import { JOB_WORDS } from '../../words/jobs.ts';
import { Connection, RaidDrawing } from './drawings.tsx';
import { FlowOf, PlainTable, SignsOf } from './frames.tsx';
import { Districts, Families, Jobs, OptionsList, Plays, Starts } from './lists.tsx';
import { Bribes, Muscle, Pressure, Threat } from './numbers.tsx';
import type { FigureWords } from './words.ts';

type Draw = (words: FigureWords, options: Options) => ReactNode;

const pressureOf = (still: number) => DISTRICTS.find((d) => d.still === still)?.pressure ?? 0;

const table =
  (name: keyof FigureWords['tables']): Draw =>
  (words) => <PlainTable table={words.tables[name]} />;
const flow =
  (name: keyof FigureWords['flows']): Draw =>
  (words) => <FlowOf flow={words.flows[name]} />;
const signs =
  (name: keyof FigureWords['signs']): Draw =>
  (words) => <SignsOf signs={words.signs[name]} />;

/** Every figure of the book, by name. */
export const FIGURES: Readonly<Record<string, Draw>> = {
  states: table('states'),
  heat: table('heat'),
  afterVolley: table('afterVolley'),
  ends: table('ends'),
  brands: table('brands'),
  kinds: table('kinds'),
  wayToTheCrown: flow('wayToTheCrown'),
  influence: flow('influence'),
  day: flow('day'),
  fight: flow('fight'),
  crown: signs('crown'),
  perPlayer: signs('perPlayer'),
  shared: signs('shared'),
  pressure: ({ labels }) => <Pressure labels={labels} pressureOf={pressureOf} />,
  muscle: ({ labels }) => <Muscle labels={labels} />,
  threat: ({ labels }) => <Threat labels={labels} />,
  bribes: ({ labels }) => <Bribes labels={labels} />,
  plays: ({ labels }, options) => <Plays labels={labels} options={options} />,
  families: ({ labels }, options) => <Families labels={labels} options={options} />,
  starts: ({ labels }, options) => <Starts labels={labels} options={options} />,
  districts: ({ labels }, options) => <Districts labels={labels} options={options} />,
  jobs: ({ labels }, options) => <Jobs labels={labels} options={options} />,
  options: ({ labels }) => <OptionsList labels={labels} />,
  connection: ({ labels }) => <Connection labels={labels} />,
  raid: ({ labels }) => <RaidDrawing labels={labels} />,
};

/** Complete options from a table's choices. */
export const completed = (options: OptionChoice | null): Options => ({ ...DEFAULTS, ...options }) as Options;

/** What a figure says, for the search. */
export function wordsOf(name: string, words: FigureWords): string {
  if (name === 'districts') return DISTRICTS.map((d) => `${d.name} ${d.sign ?? ''}`).join(' ');
  if (name === 'jobs')
    return Object.entries(JOBS)
      .map(([id, job]) => `${job.title} ${JOB_WORDS[id as keyof typeof JOBS].deed}`)
      .join(' ');
  const found = (words.tables as Record<string, { rows: readonly (readonly string[])[] }>)[name];
  return found ? found.rows.flat().join(' ') : '';
}
