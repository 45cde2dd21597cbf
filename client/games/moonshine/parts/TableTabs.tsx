import { type ReactNode, useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS } from '../words/board.ts';
import { Desk } from './Desk.tsx';
import { Jobs } from './Jobs.tsx';
import { Ledgers } from './Ledgers.tsx';
import { Log } from './Log.tsx';
import { PlayersTab } from './PlayersTab.tsx';

type Name = keyof typeof BOARD_WORDS.tabs;

const PAPERS: Record<Name, () => ReactNode> = {
  desk: () => <Desk />,
  jobs: () => <Jobs />,
  log: () => <Log />,
  players: () => <PlayersTab />,
};

/** Papers of the table, one on top at a time. A question put to this seat turns the desk up. */
export function TableTabs({ names, withLedgers = false }: { names: readonly Name[]; withLedgers?: boolean }) {
  const { decision, history, doing } = useTableau();
  const [top, setTop] = useState<Name>(names[0] ?? 'jobs');
  const question = decision ? `${decision.stage} ${history.length}` : null;
  const touched = doing.selected ?? doing.draft?.do ?? null;
  useEffect(() => {
    if ((question || touched) && names.includes('desk')) setTop('desk');
  }, [question, touched, names]);
  return (
    <Tabs className="ms-tabs" selectedKey={top} onSelectionChange={(key) => setTop(key as Name)}>
      <TabList className="ms-tab-list" aria-label={BOARD_WORDS.tabsLabel}>
        {names.map((name) => (
          <Tab key={name} id={name} className="ms-tab">
            {BOARD_WORDS.tabs[name]}
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} id={name} className="ms-tab-panel">
          {name === 'players' && withLedgers && <Ledgers />}
          {PAPERS[name]()}
        </TabPanel>
      ))}
    </Tabs>
  );
}
