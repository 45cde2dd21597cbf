import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { eventWords } from '../words/events.ts';

const ENTRIES = 4;

/** What the others have just done, while one waits for them. */
export function Recent() {
  const { history, names } = useTableau();
  const lines = history.slice(-ENTRIES).flatMap(({ number, events }) => numberedBy(number, events));
  if (lines.length === 0) return null;
  return (
    <section className="ms-recent" aria-label={W.recent}>
      <h3>{W.recent}</h3>
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
