import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { KeptTables } from './KeptTables.tsx';
import { writeRecord } from './kept.ts';
import { LocalForm } from './LocalForm.tsx';
import '../lobby/lobby.css';
import './local.css';

/** What is played on this device alone: the tables kept here, and a form for another. */
export function LocalPage() {
  return (
    <div className="page lobby local">
      <div className="local-head">
        <h1>{words.local.title}</h1>
        <p>{words.local.intro}</p>
        <p className="hint">{words.local.honest}</p>
      </div>
      <LocalForm />
      <section className="tables" aria-labelledby="kept-tables">
        <div className="tables-head">
          <h2 id="kept-tables">{words.local.games}</h2>
          <OpenFile />
        </div>
        <KeptTables />
        <p>
          <Link to="/">{words.house.back}</Link>
        </p>
      </section>
    </div>
  );
}

/** Takes in a game file, to be played on here. */
function OpenFile() {
  const [problem, setProblem] = useState<string | null>(null);
  const go = useNavigate();
  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      const [{ readFile }, { recordOf }] = await Promise.all([import('../open/readFile.ts'), import('./file.ts')]);
      const opened = readFile(await file.text(), (game) => gameCard(game) !== undefined);
      if (opened.kind !== 'game') throw new Error(opened.kind === 'junk' ? opened.why : words.open.junk.kind);
      const record = recordOf(opened.file);
      writeRecord(record);
      go(`/local/${record.id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="local-open">
      <label className="button quiet small">
        {words.local.open}
        <input
          className="sr-only"
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <div role="alert">{problem && <p className="notice">{problem}</p>}</div>
    </div>
  );
}
