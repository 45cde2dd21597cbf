import { Link, useParams } from 'react-router';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { NoLesson } from './NoLesson.tsx';
import { solved } from './progress.ts';
import { useTaught } from './useTaught.ts';
import './learn.css';

/** The decisions of a game, and which of them were solved on this device. */
export function PuzzleList() {
  const { game = '' } = useParams();
  return gameCard(game)?.teaches ? <ListOf game={game} /> : <NoLesson />;
}

function ListOf({ game }: { game: string }) {
  const { kit, puzzleWords } = useTaught(game);
  const done = solved(game);
  return (
    <div className="page">
      <h1>{words.learn.puzzles}</h1>
      <p className="hint">
        {words.learn.puzzlesSay}{' '}
        {words.learn.solvedOf(kit.puzzles.filter(({ id }) => done.includes(id)).length, kit.puzzles.length)}.
      </p>
      <ol className="puzzle-list">
        {kit.puzzles.map(({ id }, i) => (
          <li key={id}>
            <Link className="panel" to={`/learn/${game}/puzzles/${id}`} data-solved={done.includes(id)}>
              <span className="puzzle-number">{i + 1}</span>
              <span>{puzzleWords[id]?.title}</span>
              {done.includes(id) && <small className="puzzle-solved">✓ {words.learn.solved}</small>}
            </Link>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/learn">{words.learn.title}</Link>
      </p>
    </div>
  );
}
