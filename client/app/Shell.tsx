import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { ActionButton } from '../actions/ActionButton.tsx';
import { words } from '../messages/index.ts';
import { LanguageSwitch } from '../settings/LanguageSwitch.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';

/** The frame of every page but the board: masthead, content, footer. */
export function Shell({ children }: { children?: ReactNode }) {
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {words.house.skip}
      </a>
      <header className="masthead">
        <Link className="brand" to="/">
          {words.house.name}
        </Link>
        <nav aria-label={words.house.name}>
          <Link data-action="house.lobby" to="/">
            {words.house.lobby}
          </Link>
          <Link to="/history">{words.mine.history}</Link>
          <Link data-action="house.learn" to="/learn">
            {words.learn.title}
          </Link>
          <Link data-action="house.openFile" to="/open">
            {words.house.open}
          </Link>
          <Link data-action="house.about" to="/credits">
            {words.house.about}
          </Link>
          <ActionButton id="house.palette" className="masthead-button">
            <span aria-hidden="true">⌕</span>
          </ActionButton>
          <SettingsButton className="masthead-button" />
        </nav>
        <LanguageSwitch />
      </header>
      <main id="content">{children ?? <Outlet />}</main>
      <footer className="footer">{words.about.p1}</footer>
    </div>
  );
}
