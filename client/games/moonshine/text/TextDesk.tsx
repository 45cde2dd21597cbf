import { PLAYS } from '../actions/plays.ts';
import { DealStrip } from '../deals/DealStrip.tsx';
import { prospectOfFight } from '../odds/cases.ts';
import { OddsTable } from '../odds/OddsTable.tsx';
import { Counsel } from '../parts/Counsel.tsx';
import { Context, Question } from '../parts/Desk.tsx';
import { FightPanel } from '../parts/FightPanel.tsx';
import { LatestRoll } from '../parts/LatestRoll.tsx';
import { PlayButton } from '../parts/PlayButton.tsx';
import { Prompt } from '../parts/Prompt.tsx';
import { TakeBackBar } from '../parts/TakeBackBar.tsx';
import type { Spec } from '../plays/specs.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS } from '../words/board.ts';
import { TextForm } from './TextForm.tsx';

/** What is asked, what it rests on, and a form or a button for every answer. */
export function TextDesk() {
  const { view, decision, doing } = useTableau();
  const odds = prospectOfFight(view);
  return (
    <section className="ms-text-part ms-desk" id="ms-paper-desk" tabIndex={-1} aria-labelledby="ms-prompt">
      <Prompt withFigures={false} />
      <TakeBackBar />
      <Counsel />
      <DealStrip always={false} />
      <LatestRoll />
      {view.fight && <FightPanel fight={view.fight} />}
      {decision && <Context decision={decision} />}
      {doing.draft ? <TextForm key={doing.draft.do} draft={doing.draft} /> : <Ways />}
      {odds && <OddsTable prospect={odds} />}
    </section>
  );
}

function Ways() {
  const { decision } = useTableau();
  return decision?.stage === 'play' ? <Plays /> : <Question />;
}

const GROUPS: readonly Spec['group'][] = ['muscle', 'business', 'power', 'rest'];

/** Every Play of one's family, with what it does or the reason why it cannot be made now. */
function Plays() {
  const { me } = useTableau();
  return GROUPS.map((group) => (
    <section key={group} aria-labelledby={`ms-text-${group}`}>
      <h3 id={`ms-text-${group}`}>{BOARD_WORDS.groups[group]}</h3>
      <div className="ms-text-plays">
        {PLAYS.filter(({ spec }) => spec.group === group && (!spec.family || spec.family === me?.family)).map(
          (play) => (
            <Play key={play.id} play={play} />
          ),
        )}
      </div>
    </section>
  ));
}

function Play({ play }: { play: (typeof PLAYS)[number] }) {
  const { name, does } = play.words(useTableau());
  return (
    <PlayButton action={play} label={name} cost={play.spec.cost}>
      {does}
    </PlayButton>
  );
}
