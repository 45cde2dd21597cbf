import type { Overview } from './api.ts';
import { office } from './words/index.ts';

const { words } = office.spoken();

/** The house in figures, the ones that are looked at first in front. */
export function Figures({ overview }: { overview: Overview }) {
  const { matches, sockets, watched, queued, pulse, actions, build } = overview;
  const figures: [string, string | number][] = [
    [words.running, matches.running ?? 0],
    [words.open, matches.open ?? 0],
    [words.over, matches.over ?? 0],
    [words.closed, matches.closed ?? 0],
    [words.sockets, sockets],
    [words.watched, watched],
    [words.queued, queued],
    [words.heap, words.mb(pulse.heap)],
  ];
  const outcomes = Object.entries(actions).sort(([, a], [, b]) => b - a);
  return (
    <section className="panel" aria-labelledby="office-figures">
      <h2 id="office-figures">{words.figures}</h2>
      <dl className="office-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="office-lines">
        <dt>{words.gap}</dt>
        <dd>{words.gapValue(pulse.gapMaxMs, pulse.gapP99Ms)}</dd>
        <dt>{words.actions}</dt>
        <dd>
          {outcomes.length === 0
            ? words.noActions
            : outcomes.map(([outcome, count]) => (
                <span key={outcome} className="office-outcome">
                  {outcome} <b>{count}</b>
                </span>
              ))}
        </dd>
        <dt>{words.up}</dt>
        <dd>
          {words.since(pulse.upMs)}, {words.build} {build}
        </dd>
      </dl>
    </section>
  );
}
