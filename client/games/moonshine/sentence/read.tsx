import type { Action } from '../../../../src/engine/rules.ts';
import { JOBS, type JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import type { Reading } from '../../../actions/switchboard.ts';
import { abilityOf, judged } from '../actions/gameAction.tsx';
import { PlayPreview } from '../parts/PlayPreview.tsx';
import { specOf } from '../plays/specs.ts';
import { type Tableau, TableauProvider } from '../tableau.ts';
import type { ActionName } from '../words/actions.ts';
import { actionWords } from '../words/later.ts';
import { BOROUGH_WORDS, cargo, dollars, FAMILY_WORDS, place } from '../words/names.ts';
import { SENTENCE_WORDS as W } from '../words/sentence.ts';
import { type Hearer, understand } from './understand.ts';

/** Reads a sentence typed into the palette: what it would do, or why the rules refuse it. */
export function readSentence(t: Tableau, text: string): Reading {
  if (t.seat === null || t.readOnly || t.outcome) return { kind: 'none' };
  const understood = understand(text, hearerOf(t, t.seat));
  if (!understood) return { kind: 'none' };
  if (!understood.ok) return { kind: 'unclear', says: understood.says };
  const { action } = understood;
  const more = specOf(action.do) && (
    <TableauProvider value={t}>
      <PlayPreview action={action} among />
    </TableauProvider>
  );
  const ability = abilityOf(t, judged(t, action));
  return { kind: 'clear', says: saysOf(t, action), more, ability, run: () => t.doing.send(action) };
}

function hearerOf(t: Tableau, seat: number): Hearer {
  const people = t.view.players.map(({ family }, i) => [family, [t.names.seat(i), FAMILY_WORDS[family].short]]);
  return { view: t.view, seat, may: [...t.actions, ...t.asides], people: Object.fromEntries(people) };
}

/** The action in a few words, as it has been understood. */
export function saysOf({ view }: Pick<Tableau, 'view'>, action: Action): string {
  const { name } = actionWords(view.options, action.do as ActionName);
  return W.says(name, restOf(action));
}

const num = (value: unknown) => (typeof value === 'number' ? value : 0);

function restOf(action: Action): string {
  const load = {
    boss: num(action.boss),
    runners: num(action.runners),
    moonshine: num(action.moonshine),
    rum: num(action.rum),
  };
  const parts = [
    cargo(load),
    action.barrels ? cargo({ moonshine: num(action.barrels) }) : '',
    action.amount ? dollars(num(action.amount)) : '',
    typeof action.job === 'string' ? (JOBS[action.job as JobId]?.title ?? action.job) : '',
    action.borough ? BOROUGH_WORDS[action.borough as keyof typeof BOROUGH_WORDS] : '',
    ...(['die', 'face', 'deal'] as const).map((field) => (action[field] === undefined ? '' : String(action[field]))),
    action.marker === undefined ? '' : String(num(action.marker) + 1),
    ...(['from', 'to', 'at'] as const).map((field) =>
      typeof action[field] === 'string' ? W.fromTo[field](nameOf(action[field])) : '',
    ),
  ];
  return parts.filter(Boolean).join(' ');
}

/** A District, or the family that is given cash. */
function nameOf(id: string): string {
  return id in FAMILY_WORDS ? FAMILY_WORDS[id as keyof typeof FAMILY_WORDS].short : place(id);
}
