import { useState } from 'react';
import { words } from '../messages/index.ts';
import { takeNewVersion, useNewVersion } from './update.ts';
import './offline.css';

/** Says that a new version waits. Whoever is in the middle of a game goes on with the old one until he wants the new. */
export function NewVersion() {
  const there = useNewVersion();
  const [later, setLater] = useState(false);
  if (!there || later) return null;
  return (
    <aside className="new-version" role="status">
      <span>{words.offline.newVersion}</span>
      <button type="button" className="button small primary" onClick={takeNewVersion}>
        {words.offline.take}
      </button>
      <button type="button" className="button small quiet" onClick={() => setLater(true)}>
        {words.offline.later}
      </button>
    </aside>
  );
}
