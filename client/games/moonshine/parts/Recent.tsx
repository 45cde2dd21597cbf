import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { eventWords } from '../words/events.ts';

/** At most so many actions back. */
const ENTRIES = 8;

/** What the others have done since one's own last action; to a spectator, what happened last. */
export function Recent() {
  const { counted, history: all, names, seat, Moment, readOnly } = useTableau();
  const history = readOnly ? all.slice(-1) : counted;
  const own = seat === null ? -1 : history.findLastIndex((e) => e.seat === seat);
  const lines = history
    .slice(Math.max(own, history.length - ENTRIES, 0))
    .flatMap(({ number, events }) => numberedBy(number, events));
  if (lines.length === 0) return null;
  return (
    <section className="ms-recent" aria-label={W.recent}>
      <h3>
        {W.recent}
        {Moment && own >= 0 && (
          <Moment at={history[own]?.number ?? 0} play className="ms-since">
            {W.since}
          </Moment>
        )}
      </h3>
      <ul>
        {lines.map(({ key, event }) => (
          <li key={key}>{eventWords(event, names)}</li>
        ))}
      </ul>
    </section>
  );
}

function numberedBy<T>(number: number, events: readonly T[]) {
  return events.map((event, i) => ({ key: `${number} ${i + 1}`, event }));
}
