import { words } from '../../../messages/index.ts';

/** The ways past everything, first in the order of Tab. */
export function SkipLinks() {
  return (
    <nav className="skip-links" aria-label={words.house.skip}>
      <a className="skip" href="#ms-prompt">
        {words.actions.skip.question}
      </a>
      <a className="skip" href="#content">
        {words.actions.skip.board}
      </a>
      <a className="skip" href="#ms-papers">
        {words.actions.skip.papers}
      </a>
    </nav>
  );
}
