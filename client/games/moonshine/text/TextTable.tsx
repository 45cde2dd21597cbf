import type { ReactNode } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useMenu } from '../../../actions/useMenu.ts';
import { DealsTab } from '../deals/DealsTab.tsx';
import { EndScreen } from '../parts/EndScreen.tsx';
import { Jobs } from '../parts/Jobs.tsx';
import { Log } from '../parts/Log.tsx';
import { PlayersTab } from '../parts/PlayersTab.tsx';
import { SkipLinks } from '../parts/SkipLinks.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS } from '../words/board.ts';
import { TEXT_WORDS as W } from '../words/text.ts';
import { Districts } from './Districts.tsx';
import { State } from './State.tsx';
import { TextDesk } from './TextDesk.tsx';
import './text.css';

interface TextTableProps {
  title: string;
  menu: ReactNode;
  atEnd: ReactNode;
}

/** The whole table without a picture: the same words, the same actions, headings and tables in place of the map. */
export function TextTable({ title, menu, atEnd }: TextTableProps) {
  const { view, outcome, history } = useTableau();
  return (
    <div className="ms-board ms-text" data-line={history.at(-1)?.number ?? 0}>
      <SkipLinks />
      <header className="ms-text-head">
        {menu && <Menu>{menu}</Menu>}
        <h1>
          {title} <small data-testid="day">{BOARD_WORDS.day(view.day)}</small>
        </h1>
        <ActionButton id="house.palette" className="button small" />
        <ActionButton id="house.textTable" className="button small" pressed />
      </header>
      <main className="ms-text-main" id="content">
        {outcome && <EndScreen>{atEnd}</EndScreen>}
        <TextDesk />
        <section className="ms-text-part" aria-labelledby="ms-text-state">
          <h2 id="ms-text-state">{W.state}</h2>
          <State />
        </section>
        <Districts />
        <span id="ms-papers" tabIndex={-1} />
        <Part paper="players" title={W.players}>
          <PlayersTab />
        </Part>
        <Part paper="jobs" title={W.jobs}>
          <Jobs />
        </Part>
        <Part paper="deals" title={W.deals}>
          <DealsTab />
        </Part>
        <Part paper="log" title={W.log}>
          <Log />
        </Part>
      </main>
    </div>
  );
}

function Menu({ children }: { children: ReactNode }) {
  const details = useMenu(true);
  return (
    <details className="ms-menu" ref={details}>
      <summary className="button small" data-action="house.menu">
        {BOARD_WORDS.menu}
      </summary>
      <div className="ms-menu-body panel">{children}</div>
    </details>
  );
}

function Part({ paper, title, children }: { paper: string; title: string; children: ReactNode }) {
  return (
    <section className="ms-text-part" aria-labelledby={`ms-paper-${paper}`}>
      <h2 id={`ms-paper-${paper}`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
