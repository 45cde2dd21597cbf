import { ofClock } from '../../seatLine.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { eventWords } from '../words/events.ts';
import { logItems } from './logItems.ts';

/** So many of the last things are kept to be read out. */
const LAST = 20;

/** What happens, for whoever hears the table: each new line is read out once. The log to be looked at says it for the eyes. */
export function Announcer() {
  const { counted, names } = useTableau();
  const lines = logItems(counted.slice(-LAST)).flatMap((item) => (item.kind === 'line' ? [item] : []));
  return (
    <div className="sr-only" role="log" aria-live="polite" aria-relevant="additions" aria-label={W.recent}>
      {lines.map(({ key, event, byClock }) => (
        <p key={key}>{ofClock(eventWords(event, names), byClock)}</p>
      ))}
    </div>
  );
}
