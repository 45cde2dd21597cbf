import type { GlyphName } from '../../map/glyphs.tsx';

export interface TextTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Flow {
  caption: string;
  steps: readonly (readonly [GlyphName, string])[];
}

export interface Signs {
  caption: string;
  signs: readonly (readonly [GlyphName, string])[];
}

/** All words of the rulebook's figures. */
export interface FigureWords {
  tables: Record<'states' | 'heat' | 'afterVolley' | 'ends' | 'brands' | 'kinds', TextTable>;
  flows: Record<'wayToTheCrown' | 'influence' | 'day' | 'fight', Flow>;
  signs: Record<'crown' | 'perPlayer' | 'shared', Signs>;
  labels: Labels;
}

type Label =
  | 'still'
  | 'pressure'
  | 'pressureCaption'
  | 'mobsters'
  | 'muscle'
  | 'muscleCaption'
  | 'threat'
  | 'kills'
  | 'threatCaption'
  | 'play'
  | 'cost'
  | 'does'
  | 'playsCaption'
  | 'marker'
  | 'price'
  | 'bribesCaption'
  | 'family'
  | 'trait'
  | 'tricks'
  | 'familiesCaption'
  | 'borough'
  | 'startsCaption'
  | 'district'
  | 'kind'
  | 'neighbours'
  | 'districtsCaption'
  | 'job'
  | 'respect'
  | 'stake'
  | 'deed'
  | 'jobsCaption'
  | 'option'
  | 'printed'
  | 'instead'
  | 'optionsCaption'
  | 'connectionCaption'
  | 'border'
  | 'bridge'
  | 'water'
  | 'raidCaption'
  | 'raidReach'
  | 'raidTarget'
  | 'raidRuns'
  | 'mark';

export type Labels = Record<Label, string> & { more(n: number): string; nth(n: number): string };
