import { useMutation } from '@tanstack/react-query';
import { words } from '../messages/index.ts';
import type { TableCard } from '../net/types.ts';
import { useHeldSeats } from '../net/useTable.ts';
import { saveGame, saveReport } from './files.ts';
import type { Eyes } from './moment.tsx';

interface FileButtonsProps {
  table: TableCard;
  eyes: Eyes;
  /** After which line a report is made, asked when it is; the last one without. */
  at?: () => number;
}

/** What can be taken home: the game as a file, and a report of what is on the screen. */
export function FileButtons({ table, eyes, at }: FileButtonsProps) {
  const held = useHeldSeats(table.matchID);
  const game = useMutation({ mutationFn: () => saveGame(table.matchID, held, eyes) });
  const report = useMutation({ mutationFn: () => saveReport(table.matchID, held, eyes, at?.()) });
  const problem = game.error ?? report.error;
  return (
    <div className="file-buttons">
      <button type="button" className="button small" disabled={game.isPending} onClick={() => game.mutate()}>
        {words.files.save}
      </button>
      <button
        type="button"
        className="button small"
        disabled={report.isPending}
        aria-describedby="report-hint"
        onClick={() => report.mutate()}
      >
        {words.files.report}
      </button>
      <small id="report-hint" className="hint">
        {words.files.reportHint}
      </small>
      {problem && <p className="notice">{problem.message}</p>}
    </div>
  );
}
