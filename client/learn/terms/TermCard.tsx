import { useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components';
import { words } from '../../messages/index.ts';
import { SectionLink } from '../door.tsx';
import type { Book } from '../rulebook/book.ts';
import type { OpenCard } from './useTermCards.ts';

const SETTLES_MS = 150;

interface TermCardProps {
  card: OpenCard;
  book: Book;
  onClose(): void;
}

/** What a word of the game means, beside where it stands, with the way to its section. */
export function TermCard({ card, book, onClose }: TermCardProps) {
  const trigger = useRef(card.beside);
  trigger.current = card.beside;
  const inside = useRef<HTMLDivElement>(null);
  const term = book.terms[card.term];
  const { deep } = card;
  useEffect(() => {
    if (deep) inside.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [deep]);
  const shown = useRef(0);
  useEffect(() => {
    shown.current = card.term ? performance.now() : 0;
  }, [card.term]);
  /** The page may still be scrolling when a word on it is pressed; that must not take the card away again. */
  const leave = () => performance.now() - shown.current > SETTLES_MS && onClose();
  if (!term) return null;
  return (
    <Popover
      key={card.term}
      className="term-card"
      triggerRef={trigger}
      isOpen
      isNonModal
      placement="top"
      offset={6}
      onOpenChange={(open) => !open && leave()}
    >
      <div
        ref={inside}
        role={deep ? 'dialog' : 'tooltip'}
        {...(deep ? { 'aria-label': term.name } : {})}
        onPointerLeave={() => !deep && onClose()}
      >
        <strong>{term.name}</strong>
        <p>{term.says}</p>
        <SectionLink id={term.section}>{words.learn.inTheRules(term.section)}</SectionLink>
      </div>
    </Popover>
  );
}
