import { words } from '../../messages/index.ts';
import type { Part } from '../switchboard.ts';

/** The small grammar of the palette, by example. */
export function Phrases({ parts }: { parts: readonly Part[] }) {
  const phrases = parts.flatMap((part) => part.phrases ?? []);
  if (phrases.length === 0) return null;
  return (
    <details className="palette-phrases">
      <summary>{words.actions.palette.help}</summary>
      <dl>
        {phrases.map(({ say, means }) => (
          <div key={say}>
            <dt>
              <code>{say}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
