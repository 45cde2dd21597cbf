import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '../../messages/index.ts';
import { recall } from '../../net/credentials.ts';
import { enter, MY_NAME } from '../../net/people.ts';
import { refusedWords } from '../../net/refused.ts';
import type { TalkProps } from './Talk.tsx';

const MOST_TEXT = 500;

/** Where something is said: aloud, or to one seat where the table allows it. */
export function SayForm({ session, table, mine }: Omit<TalkProps, 'talk'>) {
  const [text, setText] = useState('');
  const [to, setTo] = useState<number | null>(null);
  const say = useMutation({
    mutationFn: async () => {
      if (!mine) await enter(recall(MY_NAME) ?? words.quick.guest);
      const answer = await session.say?.(mine, text, to);
      if (answer && !answer.ok && 'error' in answer) throw new Error(refusedWords(answer.error));
    },
    onSuccess: () => setText(''),
  });
  const ears = table.seats.filter((one) => one.kind === 'human' && one.seat !== mine?.seat);
  return (
    <form
      className="talk-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !say.isPending) say.mutate();
      }}
    >
      {!mine && !table.watchersTalk && <p className="hint">{words.talk.asWatcher}</p>}
      {mine && table.whispers && ears.length > 0 && (
        <select
          className="input"
          aria-label={words.talk.to}
          value={String(to ?? '')}
          onChange={(event) => setTo(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{words.talk.all}</option>
          {ears.map((one) => (
            <option key={one.seat} value={one.seat}>
              {words.talk.whisperTo(one.name)}
            </option>
          ))}
        </select>
      )}
      <div className="talk-say">
        <input
          className="input"
          aria-label={words.talk.placeholder}
          placeholder={words.talk.placeholder}
          maxLength={MOST_TEXT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button primary" disabled={!text.trim() || say.isPending}>
          {words.talk.say}
        </button>
      </div>
      {say.isError && <p className="notice">{say.error.message}</p>}
    </form>
  );
}
