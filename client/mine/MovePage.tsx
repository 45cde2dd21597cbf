import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { words } from '../messages/index.ts';
import { openMove } from '../net/people.ts';

/** What stands behind the address's #, which is taken out of it at once. */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token) history.replaceState(history.state, '', location.pathname);
  return token;
}

/** Where a link to another device leads. It is good once, so it is opened by a press and not by looking at the page. */
export function MovePage() {
  const [token] = useState(takeToken);
  const move = useMutation({ mutationFn: () => openMove(token) });
  const moved = move.data;
  return (
    <div className="page mine">
      <h1>{words.move.title}</h1>
      <div className="panel">
        {moved ? (
          <>
            <p>{moved.kind === 'person' ? words.move.done(moved.me.name) : words.move.doneSeat(moved.name)}</p>
            <p className="move-go">
              <Link className="button primary" to={moved.kind === 'person' ? '/history' : `/table/${moved.matchID}`}>
                {moved.kind === 'person' ? words.mine.history : words.mine.go}
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>{words.move.ask}</p>
            <p className="move-go">
              <button
                type="button"
                className="button primary"
                disabled={!token || move.isPending}
                onClick={() => move.mutate()}
              >
                {words.move.accept}
              </button>
            </p>
          </>
        )}
        {move.isError && <p className="notice">{move.error.message}</p>}
      </div>
    </div>
  );
}
