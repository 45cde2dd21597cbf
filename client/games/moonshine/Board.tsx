import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react';
import type { Outcome } from '../../../src/engine/rules.ts';
import type { View } from '../../../src/games/moonshine/state.ts';
import { Learning } from '../../learn/Learning.tsx';
import type { Entry } from '../../net/types.ts';
import { useSettings } from '../../settings/store.ts';
import { useShow } from '../../show/useShow.ts';
import { useShowSounds } from '../../show/useShowSounds.ts';
import { useKnock } from '../../sound/useKnock.ts';
import { effective } from '../folds.ts';
import type { BoardProps } from '../types.ts';
import { book } from './book.ts';
import { useDoing } from './doing.ts';
import { Contribution } from './parts/Contribution.tsx';
import { Layout } from './parts/Layout.tsx';
import { useCounsel } from './parts/useCounsel.ts';
import { usePapers } from './parts/usePapers.ts';
import { useShape } from './parts/useShape.ts';
import { isAside, rules } from './rules.ts';
import { hasDice } from './show/beats.ts';
import { COURSE } from './show/course.ts';
import { soundsOf } from './show/sounds.ts';
import { type Tableau, TableauProvider, useNames } from './tableau.ts';
import './board.css';

const TextTable = lazy(() => import('./text/TextTable.tsx').then((m) => ({ default: m.TextTable })));

/** Moonshine Kingdom's table, for one pair of eyes. */
export function Board(props: BoardProps<View>) {
  const { view, seat, seats, waiting, outcome, history, act, locked = false, readOnly = false } = props;
  const mine = seat !== null && waiting.some((w) => w.seat === seat) && !outcome && !readOnly;
  const able = readOnly ? null : seat;
  const actions = useMemo(() => (able === null ? [] : rules.actions(view, able)), [view, able]);
  const asides = useMemo(() => (able === null ? [] : rules.asides(view, able)), [view, able]);
  const counted = useMemo(() => effective(history), [history]);
  const { textTable: text } = useSettings();
  const watched = { course: COURSE, view, history: counted, eyes: String(seat), seat, still: readOnly || text };
  const show = useShow({ ...watched, whenCalm: 'off' });
  useShowSounds({ beat: show.beat, history: counted, beatsOf: COURSE.beatsOf, soundsOf });
  useKnock(mine);
  // While dice are still to fall the next question would give their faces away.
  const hushed = show.beat !== null && [show.beat, ...show.ahead].some(hasDice);
  const decision = mine && !hushed ? (view.stack.at(-1) ?? null) : null;
  const decisionKey = keyOf(seat, view, outcome, history);
  const doing = useDoing({ view, seat: able, actions, decision, act, decisionKey });
  const counsel = useCounsel(decisionKey, props.hint ?? noHint);
  const names = useNames(view, seats);
  const shape = useShape();
  const papers = usePapers(text, shape);
  const { turnTo } = papers;
  const [picks, setPicks] = useState(false);
  const pick = (on: boolean) => {
    setPicks(on);
    if (on) turnTo('log');
  };
  const tableau: Tableau = {
    view,
    shown: show.view,
    show,
    seat,
    me: seat === null ? null : (view.players[seat] ?? null),
    seats,
    names,
    waiting,
    decision,
    actions,
    asides,
    outcome,
    history,
    counted,
    takeBack: props.takeBack ?? null,
    hint: props.hint,
    why: props.why,
    counsel,
    Moment: props.Moment ?? null,
    SeatClock: props.SeatClock,
    picking: { on: picks, set: pick },
    doing,
    papers,
    locked,
    readOnly,
  };
  const around = { title: props.title ?? '', menu: props.menu, talk: props.talk, atEnd: props.atEnd };
  return (
    <TableauProvider value={tableau}>
      <Contribution />
      <Learning book={book} options={view.options}>
        {text ? <Text {...around} /> : <Layout {...around} />}
      </Learning>
    </TableauProvider>
  );
}

/** The table as text, fetched when it is wanted. */
const Text = (props: ComponentProps<typeof Layout>) => (
  <Suspense fallback={null}>
    <TextTable {...props} />
  </Suspense>
);

const noHint = () => Promise.reject(new Error('no hints at this table'));

/** The same while the same question stands; cash and Handshakes beside it do not change it. */
function keyOf(seat: number | null, view: View, outcome: Outcome | null, history: readonly Entry[]): string {
  const last = history.findLast((e) => e.kind !== 'seat' && !isAside(e.action.do))?.number ?? 0;
  return `${seat} ${last} ${outcome ? 'over' : ''} ${JSON.stringify(view.stack.at(-1) ?? null)}`;
}
