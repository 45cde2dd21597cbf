import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Seat } from '../../../src/engine/rules.ts';
import { words } from '../../messages/index.ts';
import type { TableSession } from '../../net/session.ts';
import type { HeldSeat, Said, TableCard } from '../../net/types.ts';
import { heardBy, unreadOf, useMuted, useRead } from './heard.ts';
import { SayForm } from './SayForm.tsx';
import { Sayings } from './Sayings.tsx';
import './talk.css';

export interface TalkProps {
  session: TableSession;
  table: TableCard;
  talk: readonly Said[];
  /** The seat that looks, and speaks; null: somebody who watches. */
  mine: HeldSeat | null;
}

/** What people say at the table: a button that counts what is unread, and a drawer. It is no part of the game. */
export function Talk({ session, table, talk, mine }: TalkProps) {
  const [open, setOpen] = useState(false);
  const { muted, toggle } = useMuted(table.matchID);
  const { read, setRead } = useRead(table.matchID);
  const eyes = mine?.seat ?? null;
  const heard = heardBy(talk, eyes, muted);
  const last = talk.at(-1)?.number ?? 0;
  const unread = open ? 0 : unreadOf(heard, eyes, read);
  useEffect(() => {
    if (open && last > read) setRead(last);
  });
  if (!session.say) return null;
  return (
    <>
      <button
        type="button"
        className="button small talk-button"
        aria-expanded={open}
        data-unread={unread}
        onClick={() => setOpen(!open)}
      >
        {words.talk.title}
        {unread > 0 && (
          <span className="talk-count">
            {unread}
            <span className="sr-only"> {words.talk.unread(unread)}</span>
          </span>
        )}
      </button>
      {open &&
        createPortal(
          <TalkDrawer onClose={() => setOpen(false)}>
            <Sayings heard={heard} table={table} eyes={eyes} muted={muted} toggle={toggle} />
            <SayForm session={session} table={table} mine={mine} />
          </TalkDrawer>,
          document.body,
        )}
    </>
  );
}

function TalkDrawer({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => drawer.current?.querySelector('input')?.focus(), []);
  return (
    <aside
      className="talk panel"
      aria-label={words.talk.title}
      ref={drawer}
      onKeyDown={(event) => {
        // The board's keys are not for what is typed here.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2>{words.talk.title}</h2>
        <button type="button" className="button quiet small" onClick={onClose}>
          {words.talk.close}
        </button>
      </header>
      {children}
    </aside>
  );
}

/** The name of the seat. */
export function nameIn(table: TableCard, seat: Seat | null): string {
  return table.seats.find((one) => one.seat === seat)?.name ?? '';
}
