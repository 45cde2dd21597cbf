import { useMutation } from '@tanstack/react-query';
import { CopyLink } from '../app/CopyLink.tsx';
import { words } from '../messages/index.ts';
import { moveLink } from '../net/people.ts';

/** A link that brings everything one holds to another device, made when it is asked for. */
export function MoveEverything() {
  const link = useMutation({ mutationFn: () => moveLink() });
  return (
    <section className="mine-move panel">
      <h2>{words.move.title}</h2>
      <p className="hint">{words.move.intro}</p>
      {link.data ? (
        <CopyLink link={link.data} label={words.move.link} />
      ) : (
        <button type="button" className="button" disabled={link.isPending} onClick={() => link.mutate()}>
          {words.move.everything}
        </button>
      )}
      {link.isError && <p className="notice">{link.error.message}</p>}
    </section>
  );
}
