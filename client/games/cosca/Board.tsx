import { useMemo } from 'react';
import type { View } from '../../../src/games/cosca/state.ts';
import { Learning } from '../../learn/Learning.tsx';
import { useShow } from '../../show/useShow.ts';
import { useKnock } from '../../sound/useKnock.ts';
import { effective } from '../folds.ts';
import type { BoardProps } from '../types.ts';
import { book } from './book.ts';
import { useDoing } from './doing.ts';
import { Layout } from './parts/Layout.tsx';
import { asked, stageOf } from './rules.ts';
import { COURSE } from './show/course.ts';
import { namesOf, type Tableau, TableauProvider } from './tableau.ts';
import './board.css';

/** COSCA's table, for one pair of eyes. */
export function Board(props: BoardProps<View>) {
  const { view, seat, seats, waiting, outcome, act, locked = false, readOnly = false } = props;
  const able = readOnly ? null : seat;
  const history = useMemo(() => effective(props.history), [props.history]);
  const names = useMemo(() => namesOf(view, seats), [view, seats]);
  const input = { course: COURSE, view, history, eyes: String(seat), seat, still: readOnly };
  const show = useShow({ ...input, whenCalm: 'byHand' });
  const shown = show.beat ? { ...show.view, mine: null, ready: view.players.map(() => false) } : show.view;
  const isAsked = able !== null && !outcome && asked(view).includes(able);
  useKnock(isAsked);
  const doing = useDoing(view, able, keyOf(view, able), act);
  const tableau: Tableau = {
    view,
    shown,
    show,
    seat,
    me: seat === null ? null : (shown.players[seat] ?? null),
    seats,
    names,
    waiting,
    stage: outcome ? null : stageOf(view),
    asked: isAsked,
    sealed: able === null ? null : view.mine,
    outcome,
    history,
    seatLines: props.history.filter((entry) => entry.kind === 'seat'),
    takeBack: props.takeBack ?? null,
    Moment: props.Moment ?? null,
    SeatClock: props.SeatClock,
    doing,
    locked,
  };
  return (
    <TableauProvider value={tableau}>
      <Learning book={book} options={view.options}>
        <Layout title={props.title ?? ''} menu={props.menu} talk={props.talk} atEnd={props.atEnd} />
      </Learning>
    </TableauProvider>
  );
}

/** The same while the same question stands. */
function keyOf({ day, step, at }: View, seat: number | null): string {
  return `${seat} ${day} ${step} ${at}`;
}
