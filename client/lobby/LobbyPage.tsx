import { Link } from 'react-router';
import { words } from '../messages/index.ts';
import { SetTable } from './SetTable.tsx';
import { Sunburst } from './Sunburst.tsx';
import { TableList } from './TableList.tsx';
import './lobby.css';

/** The way in: tables to join or watch, and a form to set one. */
export function LobbyPage() {
  return (
    <>
      <div className="marquee">
        <Sunburst />
        <h1>{words.house.name}</h1>
        <p>{words.house.tagline}</p>
        <p className="new-here">
          <Link to="/learn">{words.learn.newHere}</Link> {words.learn.invite}
        </p>
      </div>
      <div className="page lobby">
        <SetTable />
        <div>
          <TableList />
          <p className="local-door">
            <Link className="button" to="/local">
              {words.local.door}
            </Link>
            <span className="hint">{words.local.doorHint}</span>
          </p>
        </div>
      </div>
    </>
  );
}
