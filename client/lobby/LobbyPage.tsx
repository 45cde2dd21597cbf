import { useState } from 'react';
import { Link } from 'react-router';
import { words } from '../messages/index.ts';
import { recall } from '../net/credentials.ts';
import { MY_NAME } from '../net/people.ts';
import { MyTables } from './MyTables.tsx';
import { QuickPlay } from './QuickPlay.tsx';
import { SetTable } from './SetTable.tsx';
import { Sunburst } from './Sunburst.tsx';
import { TableList } from './TableList.tsx';
import './lobby.css';

/** The way in: one click to a game against bots, one's own tables, those to join or watch, and a form to set one. */
export function LobbyPage() {
  const [myName, setMyName] = useState(recall(MY_NAME) ?? '');
  return (
    <>
      <div className="marquee">
        <Sunburst />
        <h1>{words.house.name}</h1>
        <p>{words.house.tagline}</p>
        <QuickPlay name={myName} setName={setMyName} />
        <p className="new-here">
          <Link to="/learn">{words.learn.newHere}</Link> {words.learn.invite}
        </p>
      </div>
      <div className="page lobby">
        <div className="lobby-tables">
          <MyTables />
          <TableList />
          <p className="local-door">
            <Link className="button" to="/local">
              {words.local.door}
            </Link>
            <span className="hint">{words.local.doorHint}</span>
          </p>
        </div>
        <SetTable myName={myName} />
      </div>
    </>
  );
}
