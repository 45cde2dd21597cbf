import { useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { RulesDoorProvider, rulesPath } from './door.tsx';
import { BookView } from './rulebook/BookView.tsx';
import type { ClosedBook } from './rulebook/types.ts';
import { CardOf } from './terms/CardOf.tsx';
import { useTermCards } from './terms/useTermCards.ts';
import './learn.css';

/** Where the contents find room beside the text. */
const WIDE = '(min-width: 980px)';

/** A game's rulebook as a page of its own; the section in the address is turned up. */
export function RulesPage() {
  const { game = '' } = useParams();
  const card = gameCard(game);
  if (!card) {
    return (
      <div className="page">
        <h1>{words.house.lost}</h1>
      </div>
    );
  }
  return <RulesOf closed={card.rulebook} name={card.name} />;
}

function RulesOf({ closed, name }: { closed: ClosedBook; name: string }) {
  const { game } = closed;
  const { hash, key } = useLocation();
  const go = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const { card, close } = useTermCards(root);
  const door = useMemo(() => {
    const open = (section?: string) => {
      close();
      go(rulesPath(game, section));
    };
    return { game, open };
  }, [game, go, close]);
  const [wide] = useState(() => window.matchMedia(WIDE).matches);
  const turned = { section: decodeURIComponent(hash.slice(1)) || null, time: timeOf(key) };
  return (
    <RulesDoorProvider value={door}>
      <div className="page rules-page" ref={root}>
        <h1>{words.learn.rulesOf(name)}</h1>
        <BookView closed={closed} options={null} turned={turned} contents={wide} />
      </div>
      {card && <CardOf closed={closed} card={card} onClose={close} />}
    </RulesDoorProvider>
  );
}

/** A number that differs from one visit of an address to the next. */
function timeOf(key: string): number {
  return [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}
