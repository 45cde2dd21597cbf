import { useTableau } from '../tableau.ts';
import { ActionBar } from './ActionBar.tsx';
import { Answers } from './Answers.tsx';
import { DistrictSheet } from './DistrictSheet.tsx';
import { DraftPanel } from './DraftPanel.tsx';
import { FightPanel } from './FightPanel.tsx';
import { LatestRoll } from './LatestRoll.tsx';
import { MashChoice } from './MashChoice.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { PlayForm } from './PlayForm.tsx';
import { Prompt } from './Prompt.tsx';
import { SplitPanel } from './SplitPanel.tsx';
import { StockPanel } from './StockPanel.tsx';

/** Where things are done: what is asked, the place looked at, and the ways to answer. */
export function Desk() {
  const { doing, view } = useTableau();
  return (
    <section className="ms-desk" aria-labelledby="ms-prompt">
      <Prompt />
      <div className="ms-desk-body">
        <LatestRoll />
        {view.fight && <FightPanel fight={view.fight} />}
        {doing.draft ? <PlayForm draft={doing.draft} /> : <Question />}
        {!doing.draft && doing.selected && <DistrictSheet id={doing.selected} />}
      </div>
    </section>
  );
}

function Question() {
  const { decision } = useTableau();
  if (!decision) return null;
  switch (decision.stage) {
    case 'draft':
      return <DraftPanel />;
    case 'split':
      return <SplitPanel targets={decision.targets} />;
    case 'stock':
      return <StockPanel fired={decision.fired} />;
    case 'offer':
      return <OfferPanel />;
    case 'harbormaster':
      return <MashChoice />;
    case 'play':
      return <ActionBar />;
    default:
      return <Answers stage={decision.stage} />;
  }
}
