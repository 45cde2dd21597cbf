import type { ReactNode } from 'react';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { City } from './City.tsx';
import { Desk } from './Desk.tsx';
import { EndScreen } from './EndScreen.tsx';
import { Papers } from './Papers.tsx';
import { Prompt } from './Prompt.tsx';
import { Row } from './Row.tsx';
import { Screens } from './Screens.tsx';
import { Strip } from './Strip.tsx';
import { useShape } from './useShape.ts';

interface LayoutProps {
  title: string;
  menu: ReactNode;
  talk: ReactNode;
  atEnd: ReactNode;
}

/** Where everything lies: the table beside the desk; on a phone the row above, and the desk with its papers at the thumb. */
export function Layout({ title, menu, talk, atEnd }: LayoutProps) {
  const { outcome, show } = useTableau();
  const phone = useShape() === 'phone';
  return (
    <div className={`cs-board ${phone ? 'cs-phone' : 'cs-wide'}`}>
      <Strip title={title} menu={menu} talk={talk} />
      <main className="cs-main" id="content" aria-label={W.tableRegion}>
        {!phone && <City />}
        <Row />
        <Screens brief={phone} />
        {outcome && !show.beat && <EndScreen>{atEnd}</EndScreen>}
      </main>
      <aside className="cs-side" aria-label={W.deskRegion}>
        <Prompt />
        {!phone && <Desk />}
        <Papers phone={phone} />
      </aside>
    </div>
  );
}
