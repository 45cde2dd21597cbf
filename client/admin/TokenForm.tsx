import { type FormEvent, useState } from 'react';
import type { Complaint } from './api.ts';
import { office } from './words/index.ts';

const { words } = office.spoken();

/** The locked door of the back office. */
export function TokenForm(props: { complaint: Complaint | null; waiting: boolean; onToken: (token: string) => void }) {
  const { complaint, waiting, onToken } = props;
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onToken(text.trim());
  };
  return (
    <div className="page office">
      <form className="panel office-door" onSubmit={submit}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <label className="field">
          <span>{words.token}</span>
          <input
            className="input"
            type="password"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className="office-complaint" role="status">
          {complaint ? words[complaint] : ''}
        </p>
        <button type="submit" className="button primary" disabled={waiting}>
          {words.enter}
        </button>
      </form>
    </div>
  );
}
