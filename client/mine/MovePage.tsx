import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { words } from '../messages/index.ts';
import { openMove } from '../net/people.ts';

/** What stands behind the address's #, which is taken out of it as soon as it is here. */
function useToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (token) history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return token;
}

/** Where a link to another device leads. It is good once, so it is opened by a press and not by looking at the page. */
export function MovePage() {
  const token = useToken();
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
