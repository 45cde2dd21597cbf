import { useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components';
import { words } from '../../messages/index.ts';
import { SectionLink } from '../door.tsx';
import type { Book } from '../rulebook/book.ts';
import type { OpenCard } from './useTermCards.ts';

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
    if (deep) inside.current?.querySelector('a')?.focus();
  }, [deep]);
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
      onOpenChange={(open) => !open && onClose()}
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
