import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { City } from './City.tsx';
import { Desk } from './Desk.tsx';
import { Log } from './Log.tsx';
import { Screens } from './Screens.tsx';

type Paper = keyof typeof W.tabs;

const ON_PHONE: readonly Paper[] = ['desk', 'families', 'city', 'log'];

const SHEETS: Record<Paper, () => ReactNode> = {
  desk: () => <Desk />,
  families: () => <Screens />,
  city: () => <City />,
  log: () => <Log />,
};

/** The log beside the table; on a phone desk, families, city and log share one place. A question turns the desk up. */
export function Papers({ phone }: { phone: boolean }) {
  const { stage, asked, show, view } = useTableau();
  const [top, turnTo] = useState<Paper>('desk');
  const question = asked || show.beat ? `${view.day} ${stage} ${view.at} ${show.beat ? 'show' : ''}` : null;
  useEffect(() => {
    if (question) turnTo('desk');
  }, [question]);
  if (!phone) return <Log />;
  return (
    <Tabs.Root className="cs-tabs" value={top} onValueChange={(name) => turnTo(name as Paper)}>
      <Tabs.List className="cs-tab-list" aria-label={W.tabsLabel}>
        {ON_PHONE.map((name) => (
          <Tabs.Trigger key={name} value={name} asChild onClick={() => turnTo(name)}>
            <div className="cs-tab">{W.tabs[name]}</div>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {ON_PHONE.map((name) => (
        <Tabs.Content key={name} value={name} className="cs-tab-panel">
          {SHEETS[name]()}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
