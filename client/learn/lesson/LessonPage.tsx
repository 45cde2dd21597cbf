import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'react-router';
import type { Action, Refusal } from '../../../src/engine/rules.ts';
import { gameCard } from '../../games/index.ts';
import type { GameCard } from '../../games/types.ts';
import { words } from '../../messages/index.ts';
import { rulesPath } from '../door.tsx';
import { Learning } from '../Learning.tsx';
import { NoLesson } from '../NoLesson.tsx';
import { leaveLesson, lessonLeft } from '../progress.ts';
import { useRulebook } from '../rulebook/useRulebook.ts';
import { useTaught } from '../useTaught.ts';
import { Coach } from './Coach.tsx';
import type { Lesson } from './lesson.ts';
import { PointAt } from './PointAt.tsx';
import { openRun, type Run } from './run.ts';

const PACE_MS = 900;

/** A guided first Day of that game on its real board. */
export function LessonPage() {
  const { game = '' } = useParams();
  const card = gameCard(game);
  return card?.teaches ? <LessonOf game={game} card={card} /> : <NoLesson />;
}

function LessonOf({ game, card }: { game: string; card: GameCard }) {
  const { lesson } = useTaught(game);
  const { run, restart } = useRun(lesson);
  return run ? (
    <LessonTable card={card} lesson={lesson} run={run} restart={restart} />
  ) : (
    <p className="loading">{words.net.loading}</p>
  );
}

/** The run that was left, or a new one. */
function useRun(lesson: Lesson) {
  const [run, setRun] = useState<Run | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round opens a run of its own
  useEffect(() => {
    let opened: Run | null = null;
    let gone = false;
    const save = (progress: Parameters<typeof leaveLesson>[1]) => leaveLesson(lesson.game, progress);
    openRun({ lesson, saved: lessonLeft(lesson.game), save, pace: PACE_MS }).then((run) => {
      if (gone) return run.close();
      opened = run;
      setRun(run);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [lesson, round]);
  const restart = useCallback(() => {
    leaveLesson(lesson.game, null);
    setRound((n) => n + 1);
  }, [lesson]);
  return { run, restart };
}

interface LessonTableProps {
  card: GameCard;
  lesson: Lesson;
  run: Run;
  restart(): void;
}

function LessonTable({ card, lesson, run, restart }: LessonTableProps) {
  const { beat, table } = useSyncExternalStore(run.subscribe, run.shown, run.shown);
  const { book } = useRulebook(card.rulebook);
  const frame = table.frames.get(lesson.seat);
  const here = lesson.beats[beat];
  const act = useCallback(
    async (action: Action): Promise<Refusal | null> => {
      const attempt = await run.act(action);
      if (attempt.kind === 'other') throw new Error(attempt.wrong);
      return attempt.kind === 'refused' ? attempt.refusal : null;
    },
    [run],
  );
  if (!frame || !here || !table.table) return null;
  const GameBoard = card.board;
  return (
    <>
      <GameBoard
        view={frame.view}
        seat={lesson.seat}
        seats={table.table.seats}
        waiting={frame.waiting}
        outcome={frame.outcome}
        history={table.history}
        act={act}
        title={words.learn.lesson}
        menu={<LessonMenu game={lesson.game} />}
      />
      {here.at && <PointAt at={here.at} />}
      <Learning book={card.rulebook} options={{}}>
        <Coach
          beat={here}
          number={beat + 1}
          of={lesson.beats.length}
          said={lesson.words[here.words]}
          book={book}
          onNext={run.next}
          onShow={() => void run.show()}
          onRestart={restart}
          atEnd={<AtEnd game={lesson.game} />}
        />
      </Learning>
    </>
  );
}

function LessonMenu({ game }: { game: string }) {
  return (
    <div className="table-menu">
      <Link to="/learn">{words.learn.leave}</Link>
      <Link to={rulesPath(game)}>{words.learn.readRules}</Link>
      <Link to="/">{words.house.back}</Link>
    </div>
  );
}

function AtEnd({ game }: { game: string }) {
  return (
    <>
      <Link className="button primary" to={`/learn/${game}/puzzles`}>
        {words.learn.puzzles}
      </Link>
      <Link className="button" to={rulesPath(game)}>
        {words.learn.readRules}
      </Link>
      <Link className="button" to="/">
        {words.house.back}
      </Link>
    </>
  );
}
