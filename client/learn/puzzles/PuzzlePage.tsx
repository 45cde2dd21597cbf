import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { Action, Refusal } from '../../../src/engine/rules.ts';
import { gameCard } from '../../games/index.ts';
import type { GameCard } from '../../games/types.ts';
import type { SeatCard } from '../../net/types.ts';
import { rulesPath } from '../door.tsx';
import type { Taught } from '../kit.ts';
import { Learning } from '../Learning.tsx';
import { NoLesson } from '../NoLesson.tsx';
import { markSolved } from '../progress.ts';
import { useTaught } from '../useTaught.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import { PuzzleMenu } from './PuzzleMenu.tsx';
import { answerOf, type Puzzle, type Verdict } from './puzzle.ts';
import { chanceAfter, setPuzzle } from './setPuzzle.ts';

/** One decision of that game, on its real board; every answer is explained and none is carried out. */
export function PuzzlePage() {
  const { game = '', id = '' } = useParams();
  const card = gameCard(game);
  return card?.teaches ? <PuzzleOf key={id} game={game} card={card} id={id} /> : <NoLesson />;
}

function PuzzleOf({ game, card, id }: { game: string; card: GameCard; id: string }) {
  const taught = useTaught(game);
  const puzzle = taught.kit.puzzles.find((one) => one.id === id);
  return puzzle ? <PuzzleTable game={game} card={card} taught={taught} puzzle={puzzle} /> : <NoLesson />;
}

const percent = (chance: number) => Math.round(chance * 100);

function judge({ kit, puzzleWords }: Taught, puzzle: Puzzle, state: unknown, seat: number, action: Action): Verdict {
  const words = puzzleWords[puzzle.id];
  const answer = answerOf(puzzle, action);
  if (answer) return { right: answer.right, why: words?.why[answer.name] ?? '' };
  const chance = (one: Action) => percent(chanceAfter(kit, state, seat, one));
  return { right: false, why: words?.otherwise ?? '', chances: { yours: chance(action), best: chance(puzzle.best) } };
}

interface PuzzleTableProps {
  game: string;
  card: GameCard;
  taught: Taught;
  puzzle: Puzzle;
}

function PuzzleTable({ game, card, taught, puzzle }: PuzzleTableProps) {
  const { rules } = taught.kit;
  const { state, seat } = useMemo(() => setPuzzle(taught.kit, puzzle), [taught, puzzle]);
  const view = useMemo(() => rules.view(state, seat), [rules, state, seat]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [round, setRound] = useState(0);
  const seats = useMemo(() => seatsOf(taught, state), [taught, state]);
  const said = taught.puzzleWords[puzzle.id];
  if (!said) return null;
  const GameBoard = card.board;
  const act = async (action: Action): Promise<Refusal | null> => {
    const refusal = rules.refuse(state, seat, action);
    if (refusal) return refusal;
    const found = judge(taught, puzzle, state, seat, action);
    if (found.right) markSolved(game, puzzle.id);
    setVerdict(found);
    return null;
  };
  const again = () => {
    setVerdict(null);
    setRound(round + 1);
  };
  return (
    <>
      <GameBoard
        key={round}
        view={view}
        seat={seat}
        seats={seats}
        waiting={rules.waiting(state)}
        outcome={null}
        history={[]}
        act={act}
        locked={false}
        title={said.title}
        menu={<PuzzleMenu rules={rulesPath(game)} all={`/learn/${game}/puzzles`} />}
      />
      <Learning book={card.rulebook} options={{}}>
        <PuzzleCard closed={card.rulebook} taught={taught} puzzle={puzzle} verdict={verdict} onAgain={again} />
      </Learning>
    </>
  );
}

/** Nobody is real: seats go by their names in the notation, which boards put into words. */
function seatsOf({ kit }: Taught, state: unknown): SeatCard[] {
  const { players } = kit.rules.view(state, null) as { players: readonly unknown[] };
  return players.map((_, seat) => ({ seat, kind: 'human', name: '', connected: true }));
}
