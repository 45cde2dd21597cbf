import { type DragEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Shell } from '../app/Shell.tsx';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { importGame } from '../net/api.ts';
import type { Report } from '../net/types.ts';
import { momentPath } from '../table/moment.tsx';
import { ReportView } from './ReportView.tsx';
import { readFile } from './readFile.ts';
import './open.css';

/** Where files are opened: a game is handed to the house and looked at as a replay, a report is shown at once. */
export function OpenPage() {
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const go = useNavigate();
  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setBusy(true);
    try {
      const opened = readFile(await file.text(), (game) => gameCard(game) !== undefined);
      if (opened.kind === 'junk') setProblem(opened.why);
      else if (opened.kind === 'report') setReport(opened.report);
      else go(momentPath(await importGame(opened.file), 0, 'all'));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  if (report) return <ReportView report={report} close={() => setReport(null)} />;
  return (
    <Shell>
      <div className="page open-file">
        <h1>{words.open.title}</h1>
        <p>{words.open.intro}</p>
        <DropPlace open={(file) => void open(file)} />
        <div role="alert">
          {problem && <p className="notice">{problem}</p>}
          {busy && <p className="hint">{words.open.reading}</p>}
        </div>
      </div>
    </Shell>
  );
}

function DropPlace({ open }: { open(file: File | undefined): void }) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    open(event.dataTransfer.files[0]);
  };
  return (
    <label
      className="drop-place"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="button">{words.open.choose}</span>
      <input
        className="sr-only"
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <span className="hint">{words.open.drop}</span>
    </label>
  );
}
