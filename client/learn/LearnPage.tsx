import { Link } from 'react-router';
import { gameCards } from '../games/index.ts';
import type { GameCard } from '../games/types.ts';
import { words } from '../messages/index.ts';
import { rulesPath } from './door.tsx';
import { lessonLeft, solved } from './progress.ts';
import './learn.css';

/** Where somebody begins who has never sat at these tables. */
export function LearnPage() {
  return (
    <div className="page learn-page">
      <h1>{words.learn.newHere}</h1>
      <p>{words.learn.intro}</p>
      {gameCards().map(([game, card]) => (
        <section key={game} className="panel learn-game" aria-labelledby={`learn-${game}`}>
          <h2 id={`learn-${game}`}>{card.name}</h2>
          {card.teaches && <Ways game={game} />}
          <RulesOf game={game} card={card} />
        </section>
      ))}
    </div>
  );
}

function RulesOf({ game, card }: { game: string; card: GameCard }) {
  return (
    <article>
      <h3>{words.learn.rules}</h3>
      <p className="hint">{words.learn.rulesOf(card.name)}</p>
      <Link className="button" to={rulesPath(game)}>
        {words.learn.readRules}
      </Link>
    </article>
  );
}

function Ways({ game }: { game: string }) {
  const left = lessonLeft(game);
  const many = solved(game).length;
  return (
    <>
      <article>
        <h3>{words.learn.lesson}</h3>
        <p className="hint">{words.learn.lessonSays}</p>
        <Link className="button primary" data-testid="lesson" to={`/learn/${game}`}>
          {left && left.beat > 0 ? words.learn.goOn : words.learn.begin}
        </Link>
      </article>
      <article>
        <h3>{words.learn.puzzles}</h3>
        <p className="hint">
          {words.learn.puzzlesSay} {many > 0 && `${words.learn.solved}: ${many}.`}
        </p>
        <Link className="button" to={`/learn/${game}/puzzles`}>
          {words.learn.puzzles}
        </Link>
      </article>
    </>
  );
}
