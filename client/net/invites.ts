import { keep, recall } from './credentials.ts';

const keyOf = (matchID: string) => `backroom.invite.${matchID}`;

/** The invitation that this browser has to that table, to be sent along; nothing where it has none. */
export function inviteTo(matchID: string): { invite?: string } {
  const invite = recall(keyOf(matchID));
  return invite ? { invite } : {};
}

/** What a link to a table holds behind its #: an invitation, or the right to take over a seat. */
export interface LinkHeld {
  invite?: string;
  seat?: number;
  substitute?: string;
}

/** Reads what the page's address holds behind its #, and keeps an invitation. A page that is drawn twice reads the same. */
export function readLink(matchID: string): LinkHeld {
  const held = new URLSearchParams(location.hash.slice(1));
  const [invite, seat, substitute] = [held.get('invite'), held.get('seat'), held.get('sit')];
  if (invite) keep(keyOf(matchID), invite);
  return {
    ...(invite ? { invite } : {}),
    ...(seat && substitute ? { seat: Number(seat), substitute } : {}),
  };
}

/** Takes a link that was read out of the address: what stands there must not be passed on by whoever copies it. */
export function hideLink({ invite, substitute }: LinkHeld): void {
  if (invite || substitute) history.replaceState(history.state, '', location.pathname + location.search);
}

/** The address of a table with that behind its #. */
export function linkTo(matchID: string, held: Record<string, string>): string {
  const hash = new URLSearchParams(held).toString();
  return `${location.origin}/table/${matchID}${hash ? `#${hash}` : ''}`;
}
