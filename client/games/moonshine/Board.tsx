import { useMemo } from 'react';
import type { Outcome, Waiting } from '../../../src/engine/rules.ts';
import type { View } from '../../../src/games/moonshine/state.ts';
import type { Entry } from '../../net/types.ts';
import type { BoardProps } from '../types.ts';
import { useDoing } from './doing.ts';
import { Layout } from './parts/Layout.tsx';
import { rules } from './rules.ts';
import { namesOf, type Tableau, TableauProvider } from './tableau.ts';
import './board.css';

/** Moonshine Kingdom's table, for one pair of eyes. */
export function Board(props: BoardProps<View>) {
  const { view, seat, seats, waiting, outcome, history, act, locked = false } = props;
  const mine = seat !== null && waiting.some((w) => w.seat === seat) && !outcome;
  const decision = mine ? (view.stack.at(-1) ?? null) : null;
  const actions = useMemo(() => (seat === null ? [] : rules.actions(view, seat)), [view, seat]);
  const decisionKey = keyOf(seat, waiting, outcome, history);
  const doing = useDoing({ view, seat, actions, decision, act, decisionKey });
  const names = useMemo(() => namesOf(view, seats), [view, seats]);
  const tableau: Tableau = {
    view,
    seat,
    me: seat === null ? null : (view.players[seat] ?? null),
    seats,
    names,
    waiting,
    decision,
    actions,
    outcome,
    history,
    doing,
    locked,
  };
  return (
    <TableauProvider value={tableau}>
      <Layout title={props.title ?? ''} menu={props.menu} atEnd={props.atEnd} />
    </TableauProvider>
  );
}

/** The same while the same question stands; gifts of cash beside it do not change it. */
function keyOf(
  seat: number | null,
  waiting: readonly Waiting[],
  outcome: Outcome | null,
  history: readonly Entry[],
): string {
  const last = history.findLast((e) => e.action.do !== 'giveCash')?.number ?? 0;
  return `${seat} ${last} ${outcome ? 'over' : ''} ${waiting.map((w) => `${w.seat}${w.stage}`).join()}`;
}
