import { Suspense } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import type { Report } from '../net/types.ts';

/** What the sender of a report saw, on the board itself. */
export function ReportView({ report, close }: { report: Report; close(): void }) {
  const card = gameCard(report.game);
  if (!card) return null;
  const GameBoard = card.board;
  const another = (
    <button type="button" className="button" onClick={close}>
      {words.open.another}
    </button>
  );
  const broken = (
    <div className="page">
      <p className="notice">{words.open.junk.broken}</p>
      {another}
    </div>
  );
  return (
    <Boundary instead={broken}>
      <Suspense fallback={<p className="loading">{words.net.loading}</p>}>
        <GameBoard
          view={report.view}
          seat={report.seat}
          seats={[]}
          waiting={report.waiting}
          outcome={report.outcome}
          history={report.history}
          act={async () => null}
          readOnly
          title={`${words.open.report(report.at)} (${report.matchID}, ${report.build})`}
          menu={<div className="table-menu">{another}</div>}
        />
      </Suspense>
    </Boundary>
  );
}
