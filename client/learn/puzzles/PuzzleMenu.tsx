import { Link } from 'react-router';
import { words } from '../../messages/index.ts';

/** The ways out of a puzzle, in the board's menu. */
export function PuzzleMenu({ rules, all }: { rules: string; all: string }) {
  return (
    <div className="table-menu">
      <Link to={all}>{words.learn.allPuzzles}</Link>
      <Link to={rules}>{words.learn.readRules}</Link>
      <Link to="/">{words.house.back}</Link>
    </div>
  );
}
