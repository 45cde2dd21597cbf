import type { ClosedBook } from '../rulebook/types.ts';
import { useRulebook } from '../rulebook/useRulebook.ts';
import { TermCard } from './TermCard.tsx';
import type { OpenCard } from './useTermCards.ts';

/** The card of a term of that book, once it is open. */
export function CardOf({ closed, card, onClose }: { closed: ClosedBook; card: OpenCard; onClose(): void }) {
  const { book } = useRulebook(closed);
  return <TermCard card={card} book={book} onClose={onClose} />;
}
