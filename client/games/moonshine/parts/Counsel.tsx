import { useState } from 'react';
import type { Advice } from '../../../net/advice.ts';
import { useTableau } from '../tableau.ts';
import { reasonWords, thoughtWords, ADVICE_WORDS as W } from '../words/advice.ts';

/** What the house would do, for whoever asks; and, looking back, what it thinks of the move on show. */
export function Counsel() {
  const { decision, history, hint, why, readOnly, seats, names, outcome } = useTableau();
  const last = history.at(-1);
  if (hint && decision && !outcome) {
    return <Question key={last?.number ?? 0} label={W.hint} ask={hint} say={W.would} toDo />;
  }
  const by = last?.seat ?? null;
  if (!why || !readOnly || !last || by === null || last.kind === 'takeBack') return null;
  const bot = seats.find(({ seat }) => seat === by)?.kind === 'bot';
  const label = (bot ? W.why : W.judge)(names.seat(by));
  return <Question key={last.number} label={label} ask={() => why(last.number)} say={W.did} />;
}

interface QuestionProps {
  label: string;
  ask(): Promise<Advice>;
  /** What is said of the action. */
  say(deed: string): string;
  /** The action can be carried out from here. */
  toDo?: boolean;
}

type Asked =
  | { kind: 'no' }
  | { kind: 'thinking' }
  | { kind: 'advice'; advice: Advice }
  | { kind: 'failed'; why: string };

function Question({ label, ask, say, toDo = false }: QuestionProps) {
  const { locked, doing } = useTableau();
  const [asked, setAsked] = useState<Asked>({ kind: 'no' });
  const begin = () => {
    setAsked({ kind: 'thinking' });
    ask().then(
      (advice) => setAsked({ kind: 'advice', advice }),
      (error: unknown) => setAsked({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
    );
  };
  if (asked.kind === 'advice') {
    const { action } = asked.advice;
    return (
      <section className="ms-counsel" aria-live="polite" data-code={asked.advice.reason.code}>
        <p>
          <b>{say(thoughtWords(action))}</b> {reasonWords(asked.advice)}
        </p>
        {toDo && (
          <button
            type="button"
            className="button small"
            disabled={locked || doing.busy}
            onClick={() => doing.send(action)}
          >
            {W.doIt}
          </button>
        )}
        <button type="button" className="button quiet small" onClick={() => setAsked({ kind: 'no' })}>
          {W.away}
        </button>
      </section>
    );
  }
  return (
    <p className="ms-counsel" aria-live="polite">
      <button
        type="button"
        className="button quiet small"
        disabled={locked || asked.kind === 'thinking'}
        onClick={begin}
      >
        {asked.kind === 'thinking' ? W.thinking : label}
      </button>
      {asked.kind === 'failed' && <small>{asked.why}</small>}
    </p>
  );
}
