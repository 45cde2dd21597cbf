import { facts } from '../../../../src/games/moonshine/data/districts.ts';
import type { Decision } from '../../../../src/games/moonshine/state.ts';
import { PromiseQuestion } from '../deals/PromiseQuestion.tsx';
import { prospectOfFight } from '../odds/cases.ts';
import { OddsBrief, OddsTable } from '../odds/OddsTable.tsx';
import { AsShown } from '../show/AsShown.tsx';
import { useTableau } from '../tableau.ts';
import { CONTEXT_WORDS } from '../words/actions.ts';
import { list } from '../words/names.ts';
import { ActionBar } from './ActionBar.tsx';
import { Answers } from './Answers.tsx';
import { DistrictSheet } from './DistrictSheet.tsx';
import { DraftPanel } from './DraftPanel.tsx';
import { FightPanel } from './FightPanel.tsx';
import { HomeChoice } from './HomeChoice.tsx';
import { LatestRoll } from './LatestRoll.tsx';
import { MashChoice } from './MashChoice.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { PlayForm } from './PlayForm.tsx';
import { Recent } from './Recent.tsx';
import { StockPanel } from './StockPanel.tsx';
import { useShape } from './useShape.ts';

/** Where things are done: what is asked, the place looked at, and the ways to answer. */
export function Desk() {
  const { decision, doing, view } = useTableau();
  const odds = prospectOfFight(view);
  // Under the thumb the answers of a fight come before what they rest on.
  const thumb = useShape() === 'phone' && view.fight !== null && doing.draft === null;
  return (
    <section className="ms-desk" aria-labelledby="ms-prompt">
      {thumb && <Question />}
      <AsShown>
        <LatestRoll />
      </AsShown>
      {view.fight && <FightPanel fight={view.fight} />}
      {odds && <OddsBrief prospect={odds} />}
      {!doing.draft && doing.selected && <DistrictSheet id={doing.selected} />}
      {decision && <Context decision={decision} />}
      {doing.draft ? <PlayForm key={doing.draft.do} draft={doing.draft} /> : !thumb && <Question />}
      {odds && <OddsTable prospect={odds} />}
      {!doing.draft && !view.fight && (
        <AsShown>
          <Recent />
        </AsShown>
      )}
    </section>
  );
}

/** What a question out of the ordinary is about. */
export function Context({ decision }: { decision: Decision }) {
  if (decision.stage === 'run') return <p>{CONTEXT_WORDS.run(facts(decision.at).name)}</p>;
  if (decision.stage === 'claim') return <p>{CONTEXT_WORDS.claim(facts(decision.at).name)}</p>;
  if (decision.stage === 'split') return <p>{CONTEXT_WORDS.split(list(decision.fired.map((at) => facts(at).name)))}</p>;
  return decision.stage === 'loot' ? <p>{CONTEXT_WORDS.loot(decision.hits)}</p> : null;
}

/** The ways to answer the question at hand. */
export function Question() {
  const { decision } = useTableau();
  if (!decision) return null;
  switch (decision.stage) {
    case 'home':
      return <HomeChoice />;
    case 'draft':
      return <DraftPanel />;
    case 'stock':
      return <StockPanel fired={decision.fired} />;
    case 'offer':
      return <OfferPanel />;
    case 'harbormaster':
      return <MashChoice />;
    case 'play':
      return <ActionBar />;
    case 'judge':
    case 'answer':
    case 'ballot':
      return <PromiseQuestion question={decision} />;
    default:
      return <Answers stage={decision.stage} />;
  }
}
