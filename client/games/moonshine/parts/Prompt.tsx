import type { Stage } from '../../../../src/games/moonshine/state.ts';
import { SectionLink } from '../../../learn/door.tsx';
import { SectionHelp } from '../../../learn/SectionHelp.tsx';
import { respect } from '../rules.ts';
import { STAGE_SECTIONS } from '../stageSections.ts';
import { type Tableau, useTableau } from '../tableau.ts';
import { STAGE_WORDS } from '../words/actions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { HintButton } from './Counsel.tsx';
import { FamilyMark } from './FamilyMark.tsx';
import { Figures } from './Ledgers.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';
import { Warning } from './Warning.tsx';

/** Whose decision it is and what it is, spoken as it changes; and why the last attempt was refused. */
export function Prompt({ withFigures = false }: { withFigures?: boolean }) {
  const tableau = useTableau();
  const { decision, doing, me, locked, show } = tableau;
  const heading = useFocusWhenLost(doing.key);
  return (
    <div className="ms-prompt" data-mine={decision !== null} data-stage={tableau.waiting[0]?.stage}>
      <h2 id="ms-prompt" ref={heading} tabIndex={-1} data-goal="question" aria-live="polite">
        {locked ? W.locked : promptOf(tableau)}
      </h2>
      <HintButton />
      {decision && <SectionHelp id={STAGE_SECTIONS[decision.stage]} />}
      {withFigures ? <OwnFigures /> : decision?.stage === 'play' && me && <p>{W.ledgerLeft(me.ledger)}</p>}
      {decision && show.again && (
        <button type="button" className="button quiet small ms-again" data-testid="again" onClick={show.again}>
          {W.show.again}
        </button>
      )}
      <Warning key={JSON.stringify(doing.warning?.action)} />
      <p role="alert" className="ms-problem">
        {doing.problem}
        {doing.problem && doing.problemRule && (
          <>
            {' '}
            <SectionLink id={doing.problemRule}>{W.rule(doing.problemRule)}</SectionLink>
          </>
        )}
      </p>
    </div>
  );
}

function promptOf({ outcome, decision, waiting, names, show }: Tableau): string {
  if (show.beat && !decision) return W.show.watch;
  if (outcome) return W.over;
  if (decision) return STAGE_WORDS[decision.stage].yours;
  const first = waiting[0];
  return first ? STAGE_WORDS[first.stage as Stage].theirs(names.seat(first.seat)) : W.waitingFor;
}

/** One's own Ledger in one line, for the phone. */
function OwnFigures() {
  const { seat, me, view } = useTableau();
  if (seat === null || !me) return null;
  return (
    <div className="ms-own">
      <FamilyMark family={me.family} size={22} />
      <Figures of={seat} />
      <span className="ms-respect">
        <span className="sr-only">{W.respect} </span>
        {respect(view, seat)}
      </span>
    </div>
  );
}
