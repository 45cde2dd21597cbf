import { Link } from 'react-router';
import { Shell } from '../app/Shell.tsx';
import { words } from '../messages/index.ts';

/** Where a game has no lesson, or the house no such game or puzzle. */
export function NoLesson() {
  return (
    <Shell>
      <div className="page">
        <h1>{words.house.lost}</h1>
        <p>
          <Link to="/learn">{words.learn.title}</Link>
        </p>
      </div>
    </Shell>
  );
}
