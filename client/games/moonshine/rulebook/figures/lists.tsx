import {
  BOROUGHS,
  BRIDGES,
  DISTRICTS,
  type DistrictFacts,
  facts,
  MAINLAND,
  MAPS,
  type StartRole,
} from '../../../../../src/games/moonshine/data/districts.ts';
import { FAMILIES } from '../../../../../src/games/moonshine/data/families.ts';
import { DECKS, JOB_IDS } from '../../../../../src/games/moonshine/data/jobs.ts';
import { DEFAULTS, OPTIONS, type Options } from '../../../../../src/games/moonshine/options.ts';
import { FamilyMark } from '../../parts/FamilyMark.tsx';
import { ANSWERS, HUSTLE } from '../../plays/specs.ts';
import { jobWords } from '../../words/jobs.ts';
import { actionWords } from '../../words/later.ts';
import { BOROUGH_WORDS, FAMILY_WORDS, KIND_WORDS } from '../../words/names.ts';
import { OPTION_WORDS } from '../../words/options.ts';
import { FactTable } from './frames.tsx';
import type { Labels } from './words.ts';

interface ListProps {
  labels: Labels;
  /** The rules of the table the book is read at. */
  options: Options;
}

/** Every Play that is open to all, with its price. */
export function Plays({ labels, options }: ListProps) {
  const plays = HUSTLE.filter(({ family }) => !family);
  return (
    <FactTable
      caption={labels.playsCaption}
      head={[labels.play, labels.cost, labels.does]}
      rows={plays.map((spec) => {
        const { name, does } = actionWords(options, spec.do);
        return [name, spec.cost, does];
      })}
    />
  );
}

/** The families with their traits and tricks. */
export function Families({ labels, options }: ListProps) {
  const tricksOf = (family: string) =>
    [...HUSTLE, ...ANSWERS]
      .filter((spec) => spec.family === family)
      .map((spec) => ({ spec, words: actionWords(options, spec.do) }));
  return (
    <FactTable
      caption={labels.familiesCaption}
      head={[labels.family, labels.trait, labels.tricks]}
      rows={FAMILIES.map((family) => [
        <span key="name" className="rule-family">
          <FamilyMark family={family} size={26} /> {FAMILY_WORDS[family].name}
        </span>,
        FAMILY_WORDS[family].gift,
        <ul key="tricks">
          {tricksOf(family).map(({ spec, words }) => (
            <li key={spec.do}>
              <strong>{words.name}</strong> ({spec.cost}): {words.does}
            </li>
          ))}
        </ul>,
      ])}
    />
  );
}

const HOME_ROLES: readonly StartRole[] = ['ward', 'speakeasy', 'dock'];

/** Where a mob of each home Borough begins. */
export function Starts({ labels, options }: ListProps) {
  const startOf = (borough: string, role: StartRole) =>
    DISTRICTS.find((d) => d.borough === borough && d.start[options.starting_turf] === role)?.name ?? '';
  return (
    <FactTable
      caption={labels.startsCaption}
      head={[labels.borough, KIND_WORDS.ward, KIND_WORDS.speakeasy, KIND_WORDS.dock]}
      rows={BOROUGHS.slice(0, MAINLAND).map((borough) => [
        BOROUGH_WORDS[borough],
        ...HOME_ROLES.map((role) => startOf(borough, role)),
      ])}
    />
  );
}

/** All Districts by Borough, with what they border on. */
export function Districts({ labels, options }: ListProps) {
  const bridged = (a: DistrictFacts, b: DistrictFacts) =>
    BRIDGES.some(({ joins }) => joins.includes(a.id) && joins.includes(b.id));
  const neighbours = (d: DistrictFacts, at: number) =>
    (MAPS[options.map].land[at] ?? [])
      .map((n) => facts(n))
      .map((n) => `${n.name}${bridged(d, n) ? '*' : ''}`)
      .join(', ');
  return (
    <FactTable
      caption={labels.districtsCaption}
      head={[labels.district, labels.borough, labels.kind, labels.still, labels.pressure, labels.neighbours]}
      rows={DISTRICTS.map((d, at) => [
        d.name,
        BOROUGH_WORDS[d.borough],
        d.sign ? `${KIND_WORDS[d.kind]}: ${d.sign}` : KIND_WORDS[d.kind],
        d.still,
        d.pressure,
        neighbours(d, at),
      ])}
    />
  );
}

/** All Jobs of the table's deck. */
export function Jobs({ labels, options }: ListProps) {
  return (
    <FactTable
      caption={labels.jobsCaption}
      head={[labels.job, labels.respect, labels.stake, labels.deed]}
      rows={JOB_IDS.map((id) => {
        const { title, respect, stake } = DECKS[options.job_deck][id];
        const { play, deed } = jobWords(options, id);
        return [title, respect, '◆'.repeat(stake), `${play}. ${deed}`];
      })}
    />
  );
}

/** Every option with what is printed and what a table may choose instead. */
export function OptionsList({ labels }: { labels: Labels }) {
  const names = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];
  return (
    <FactTable
      caption={labels.optionsCaption}
      head={[labels.option, labels.printed, labels.instead]}
      rows={names.map((name) => {
        const { label, values } = OPTION_WORDS[name];
        const others = OPTIONS[name].filter((value) => value !== DEFAULTS[name]);
        const said = (value: string | boolean) => values[String(value)] ?? String(value);
        return [label, said(DEFAULTS[name]), others.map(said).join('; ')];
      })}
    />
  );
}
