import { useRulebook } from '../rulebook/useRulebook.ts';
import { TermCard } from './TermCard.tsx';
import type { OpenCard } from './useTermCards.ts';

/** The card of a term of that game, once its rulebook is there. */
export function CardOf({ game, card, onClose }: { game: string; card: OpenCard; onClose(): void }) {
  const { book } = useRulebook(game);
  return <TermCard card={card} book={book} onClose={onClose} />;
}
