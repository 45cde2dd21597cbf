import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS } from '../words/board.ts';
import { CityMap } from './CityMap.tsx';
import { Desk } from './Desk.tsx';
import { EndScreen } from './EndScreen.tsx';
import { Jobs } from './Jobs.tsx';
import { Ledgers } from './Ledgers.tsx';
import { Log } from './Log.tsx';
import { PlayersTab } from './PlayersTab.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { usePhone } from './usePhone.ts';

/** Where everything lies: map beside desk on a large screen; map, then desk and tabs under the thumb on a phone. */
export function Layout({ title, menu }: { title: string; menu: ReactNode }) {
  const phone = usePhone();
  const { outcome } = useTableau();
  return (
    <div className={`ms-board ${phone ? 'ms-phone' : 'ms-wide'}`}>
      <StatusStrip title={title} menu={menu} />
      <main className="ms-main" id="content" aria-label={BOARD_WORDS.mapRegion}>
        <CityMap compact={phone} />
        {outcome && <EndScreen />}
      </main>
      {phone ? <PhoneSide /> : <WideSide />}
    </div>
  );
}

function WideSide() {
  return (
    <aside className="ms-side" aria-label={BOARD_WORDS.deskRegion}>
      <Ledgers />
      <Desk />
      <Tabs className="ms-tabs">
        <TabNames names={['jobs', 'log', 'players']} />
        <TabPanel id="jobs" className="ms-tab-panel">
          <Jobs />
        </TabPanel>
        <TabPanel id="log" className="ms-tab-panel">
          <Log />
        </TabPanel>
        <TabPanel id="players" className="ms-tab-panel">
          <PlayersTab />
        </TabPanel>
      </Tabs>
    </aside>
  );
}

function PhoneSide() {
  return (
    <Tabs className="ms-side ms-tabs ms-thumb">
      <TabPanel id="desk" className="ms-tab-panel" shouldForceMount>
        <Desk />
      </TabPanel>
      <TabPanel id="players" className="ms-tab-panel">
        <Ledgers />
        <PlayersTab />
      </TabPanel>
      <TabPanel id="jobs" className="ms-tab-panel">
        <Jobs />
      </TabPanel>
      <TabPanel id="log" className="ms-tab-panel">
        <Log />
      </TabPanel>
      <TabNames names={['desk', 'players', 'jobs', 'log']} />
    </Tabs>
  );
}

function TabNames({ names }: { names: (keyof typeof BOARD_WORDS.tabs)[] }) {
  return (
    <TabList className="ms-tab-list" aria-label={BOARD_WORDS.tabsLabel}>
      {names.map((name) => (
        <Tab key={name} id={name} className="ms-tab">
          {BOARD_WORDS.tabs[name]}
        </Tab>
      ))}
    </TabList>
  );
}
