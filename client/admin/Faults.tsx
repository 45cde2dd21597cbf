import { pageLanguage } from '../messages/language.ts';
import type { Overview } from './api.ts';
import { office } from './words/index.ts';

const { words } = office.spoken();

/** A moment as this page's language writes it. */
export function moment(at: number): string {
  return new Date(at).toLocaleString(pageLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** What went wrong lately, in the log's own words. */
export function Faults({ faults }: { faults: Overview['faults'] }) {
  return (
    <section className="panel" aria-labelledby="office-faults">
      <h2 id="office-faults">{words.faults(faults.count)}</h2>
      {faults.latest.length > 0 && (
        <ol className="office-faults">
          {faults.latest.map((fault) => (
            <li key={`${fault.at} ${fault.what} ${fault.error}`}>
              <time dateTime={new Date(fault.at).toISOString()}>{moment(fault.at)}</time>
              <span>
                {fault.what} {fault.matchID && <code>{fault.matchID}</code>}
              </span>
              <code>{fault.error}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
