import { useMutation } from '@tanstack/react-query';
import { CopyLink } from '../app/CopyLink.tsx';
import { words } from '../messages/index.ts';
import { moveLink } from '../net/people.ts';
import type { HeldSeat } from '../net/types.ts';

/** A link that takes this seat to another device, made when it is asked for. */
export function MoveSeat({ matchID, held }: { matchID: string; held: HeldSeat }) {
  const link = useMutation({ mutationFn: () => moveLink({ matchID, ...held }) });
  if (!link.data) {
    return (
      <button type="button" className="button quiet" disabled={link.isPending} onClick={() => link.mutate()}>
        {words.move.seat}
        {link.isError && <small className="notice">{link.error.message}</small>}
      </button>
    );
  }
  return (
    <div className="move-seat">
      <CopyLink link={link.data} label={words.move.link} />
      <small className="hint">{words.move.only}</small>
    </div>
  );
}
