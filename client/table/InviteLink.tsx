import { useQuery } from '@tanstack/react-query';
import { CopyLink } from '../app/CopyLink.tsx';
import { words } from '../messages/index.ts';
import { linkTo } from '../net/invites.ts';
import { invitation } from '../net/rooms.ts';
import type { HeldSeat, TableCard } from '../net/types.ts';

interface InviteLinkProps {
  table: TableCard;
  held: readonly HeldSeat[];
}

/** This table's address, ready to be sent to a friend. Where only who is invited may come or watch, it holds the invitation. */
export function InviteLink({ table, held }: InviteLinkProps) {
  const [first] = held;
  const closed = table.visibility === 'private' || table.watchers === 'friends';
  const asked = useQuery({
    queryKey: ['invitation', table.matchID],
    queryFn: () => (first ? invitation(table.matchID, first) : linkTo(table.matchID, {})),
    enabled: closed && first !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const link = closed && first ? asked.data : linkTo(table.matchID, {});
  return link ? <CopyLink link={link} label={words.room.link} copy={words.room.invite} /> : null;
}
