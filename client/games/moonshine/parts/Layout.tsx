import type { ReactNode } from 'react';
import { DealStrip } from '../deals/DealStrip.tsx';
import { AsShown } from '../show/AsShown.tsx';
import { ShowStage } from '../show/ShowStage.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS } from '../words/board.ts';
import { Announcer } from './Announcer.tsx';
import { CityMap } from './CityMap.tsx';
import { Counsel } from './Counsel.tsx';
import { Desk } from './Desk.tsx';
import { EndScreen } from './EndScreen.tsx';
import { Ledgers } from './Ledgers.tsx';
import { Prompt } from './Prompt.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { TableTabs } from './TableTabs.tsx';
import { TakeBackBar } from './TakeBackBar.tsx';
import { papersOf, useShape } from './useShape.ts';

interface LayoutProps {
  title: string;
  menu: ReactNode;
  talk: ReactNode;
  atEnd: ReactNode;
}

/**
 * Where everything lies. On a tall screen the desk and the table's papers stand beside the map together; on a low one and on a
 * phone they share one place and are turned over with tabs. The prompt is always in sight.
 */
export function Layout({ title, menu, talk, atEnd }: LayoutProps) {
  const shape = useShape();
  const { outcome, show, history } = useTableau();
  const phone = shape === 'phone';
  return (
    <div className={`ms-board ${phone ? 'ms-phone' : 'ms-wide'} ms-${shape}`} data-line={history.at(-1)?.number ?? 0}>
      <SkipLinks />
      <Announcer />
      <AsShown>
        <StatusStrip title={title} menu={menu} talk={talk} />
      </AsShown>
      <main className="ms-main" id="content" tabIndex={-1} data-goal="board" aria-label={BOARD_WORDS.mapRegion}>
        <AsShown>
          <CityMap compact={phone} />
          <ShowStage />
        </AsShown>
        {outcome && !show.beat && <EndScreen>{atEnd}</EndScreen>}
      </main>
      <aside className="ms-side" aria-label={BOARD_WORDS.deskRegion}>
        {!phone && (
          <AsShown>
            <Ledgers />
          </AsShown>
        )}
        <div className="ms-head">
          <Prompt withFigures={phone} />
          <TakeBackBar />
          <Counsel />
          <DealStrip always={shape === 'tall'} />
        </div>
        {shape === 'tall' && <Desk />}
        <TableTabs names={papersOf(shape)} withLedgers={phone} />
      </aside>
    </div>
  );
}
