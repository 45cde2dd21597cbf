import type { Seat } from '../../../../src/engine/rules.ts';
import { SectionHelp } from '../../../learn/SectionHelp.tsx';
import { STAGE_SECTIONS } from '../stageSections.ts';
import { type Tableau, useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { list } from '../words/names.ts';
import { STAGE_WORDS } from '../words/stages.ts';
import { TakeBack } from './TakeBack.tsx';

/** What is asked of whom, spoken as it changes; and why the last attempt was refused. */
export function Prompt() {
  const tableau = useTableau();
  const { doing, asked, sealed, stage, show } = tableau;
  const mine = asked && !show.beat && (!sealed || doing.reopened);
  return (
    <div className="cs-prompt" data-mine={mine} data-stage={show.beat ? 'show' : (stage ?? 'over')}>
      <h2 id="cs-prompt" aria-live="polite">
        {promptOf(tableau)}
      </h2>
      {mine && stage && <SectionHelp id={STAGE_SECTIONS[stage]} />}
      {mine && stage && <p>{STAGE_WORDS[stage].hint}</p>}
      <p role="alert" className="cs-problem">
        {doing.problem}
      </p>
      <TakeBack />
    </div>
  );
}

function promptOf({ locked, show, outcome, asked, sealed, stage, waiting, names, seat, doing }: Tableau): string {
  if (locked) return W.locked;
  if (show.beat) return show.beat.title;
  if (outcome) return W.over;
  if (!stage) return W.watching;
  if (asked && (!sealed || doing.reopened)) return STAGE_WORDS[stage].yours;
  if (asked) return W.sealedTitle;
  return STAGE_WORDS[stage].theirs(list(others(waiting, seat).map(names.seat)));
}

/** The seats that the table waits for, but for this one. */
export function others(waiting: Tableau['waiting'], seat: Seat | null): Seat[] {
  return waiting.map((one) => one.seat).filter((one) => one !== seat);
}
