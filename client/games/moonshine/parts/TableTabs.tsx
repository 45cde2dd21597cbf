import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { waitingHere } from '../deals/DealStrip.tsx';
import { DealsTab } from '../deals/DealsTab.tsx';
import { AsShown } from '../show/AsShown.tsx';
import { type Paper, useTableau } from '../tableau.ts';
import { BOARD_WORDS } from '../words/board.ts';
import { DEAL_WORDS } from '../words/deals.ts';
import { Desk } from './Desk.tsx';
import { Jobs } from './Jobs.tsx';
import { Ledgers } from './Ledgers.tsx';
import { Log } from './Log.tsx';
import { PlayersTab } from './PlayersTab.tsx';
import { useTopPaper } from './usePapers.ts';

const PAPERS: Record<Paper, () => ReactNode> = {
  desk: () => <Desk />,
  jobs: () => (
    <AsShown>
      <Jobs />
    </AsShown>
  ),
  log: () => <Log />,
  players: () => <PlayersTab />,
  deals: () => <DealsTab />,
};

/** Papers of the table, one on top at a time. A question put to this seat turns the desk up. */
export function TableTabs({ names, withLedgers = false }: { names: readonly Paper[]; withLedgers?: boolean }) {
  const tableau = useTableau();
  const { decision, doing, papers } = tableau;
  const { turnTo } = papers;
  const turned = useTopPaper();
  const top = turned && names.includes(turned) ? turned : (names[0] ?? 'jobs');
  // A press is answered at once; what stands on a paper may take a slow device some pictures of the screen.
  const written = useDeferredValue(top);
  const question = decision ? doing.key : null;
  const touched = doing.selected ?? doing.draft?.do ?? null;
  useEffect(() => {
    if ((question || touched) && names.includes('desk')) turnTo('desk');
  }, [question, touched, names, turnTo]);
  const label = (name: Paper) =>
    name === 'deals' ? DEAL_WORDS.tab(tableau.view.deals.length) : BOARD_WORDS.tabs[name];
  return (
    <Tabs.Root id="ms-papers" className="ms-tabs" value={top} onValueChange={(name) => turnTo(name as Paper)}>
      <Tabs.List className="ms-tab-list" aria-label={BOARD_WORDS.tabsLabel}>
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name} asChild onClick={() => turnTo(name)}>
            <div
              className="ms-tab"
              data-action={name === 'log' ? 'house.log' : `moonshine.papers.${name}`}
              data-waits={name === 'deals' && waitingHere(tableau) > 0}
            >
              {label(name)}
            </div>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Content key={name} value={name} className="ms-tab-panel">
          {name === written && name === 'players' && withLedgers && (
            <AsShown>
              <Ledgers />
            </AsShown>
          )}
          {name === written && PAPERS[name]()}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
