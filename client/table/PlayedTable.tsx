import { type ReactNode, useMemo } from 'react';
import type { Action, Refusal, Seat } from '../../src/engine/rules.ts';
import { useContribution } from '../actions/useActions.ts';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { type Advice, askHint } from '../net/advice.ts';
import type { TableSession } from '../net/session.ts';
import type { Snapshot } from '../net/snapshot.ts';
import type { ClockDeed, HeldSeat, TableCard } from '../net/types.ts';
import { usePush } from '../push/usePush.ts';
import { AboveBoard } from './AboveBoard.tsx';
import { ClockStrip } from './clock/ClockStrip.tsx';
import { ClocksContext, useClocksHere } from './clock/clocks.ts';
import { SeatClock } from './clock/SeatClock.tsx';
import { HandOver } from './HandOver.tsx';
import { type Eyes, localMomentPath, Moment, MomentsOf, momentPath } from './moment.tsx';
import { Notices } from './seats/Notices.tsx';
import { AtEnd, TableMenu } from './TableMenu.tsx';
import { refusalOf, takeBackOf, takerOf } from './takeBack.ts';
import { Talk } from './talk/Talk.tsx';
import { type SeatAtScreen, useSeatAtScreen } from './useSeatAtScreen.ts';
import { useTurnTitle } from './useTurnTitle.ts';

interface PlayedTableProps {
  session: TableSession;
  now: Snapshot;
  table: TableCard;
  held: readonly HeldSeat[];
  /** In place of what only the server can give: a table on this device has its own menu. */
  own?: { menu(screen: SeatAtScreen): ReactNode; atEnd: ReactNode; hint?(seat: Seat): Promise<Advice> };
}

/** Where a bot plays nothing is rated, and the house gives hints. */
function hintsOf({ matchID, seats }: TableCard, mine: HeldSeat | null): (() => Promise<Advice>) | undefined {
  return mine && seats.some(({ kind }) => kind === 'bot') ? () => askHint(matchID, mine) : undefined;
}

/** The game itself, seen through the eyes of the seat at the screen. */
export function PlayedTable({ session, now, table, held, own }: PlayedTableProps) {
  const waiting = [...now.frames.values()][0]?.waiting ?? [];
  const screen = useSeatAtScreen(table.matchID, held, waiting);
  const frame = now.frames.get(screen.seat) ?? now.frames.get(null) ?? [...now.frames.values()][0];
  const card = gameCard(table.title);
  const eyes: Eyes = frame?.seat ?? 'spectator';
  const local = own !== undefined;
  const { matchID } = table;
  const moments = useMemo(() => {
    const path = (at: number, play: boolean) =>
      local ? localMomentPath(matchID, at, play) : momentPath(matchID, at, eyes, play);
    return { path };
  }, [matchID, eyes, local]);
  useContribution('table', { hands: { past: moments.path(0, false) } });
  const clocks = useClocksHere(frame?.clocks, table.seats);
  usePush(table.matchID, held);
  useTurnTitle(frame?.outcome === null && waiting.some((one) => held.some((h) => h.seat === one.seat)));
  if (!frame || !card) return null;
  const GameBoard = card.board;
  const nameOf = (seat: Seat) => table.seats.find((s) => s.seat === seat)?.name ?? '';
  const mine = held.find((h) => h.seat === frame.seat) ?? null;
  const taker = mine && takerOf(held, mine, now.frames);
  const takeBack = taker && takeBackOf(session, now.frames.get(taker.seat) ?? frame, taker, held);
  const hint = own ? own.hint : hintsOf(table, mine);
  const wind = (what: ClockDeed) => void (mine && session.clock?.(mine, what));
  const act = async (action: Action): Promise<Refusal | null> => {
    if (!mine) throw new Error(words.table.watching);
    return refusalOf(await session.act(mine, action));
  };
  return (
    <MomentsOf value={moments}>
      <ClocksContext value={clocks}>
        {now.status !== 'live' && (
          <p className="line-down" role="status">
            {now.status === 'lost' ? words.net.lost : words.net.connecting}
          </p>
        )}
        <AboveBoard
          notices={
            <>
              <ClockStrip seat={mine?.seat ?? null} nameOf={nameOf} ask={wind} />
              {own === undefined && <Notices table={table} held={held} />}
            </>
          }
        >
          {screen.passTo !== null ? (
            <HandOver
              name={nameOf(screen.passTo)}
              onReady={(never) => {
                if (never) screen.setCover(false);
                screen.confirm();
              }}
            />
          ) : (
            <GameBoard
              view={frame.view}
              seat={frame.seat}
              seats={table.seats}
              waiting={frame.waiting}
              outcome={frame.outcome}
              history={now.history}
              act={act}
              {...(takeBack ? { takeBack } : {})}
              {...(hint && mine ? { hint: () => hint(mine.seat) } : {})}
              Moment={Moment}
              SeatClock={SeatClock}
              locked={now.status !== 'live'}
              title={table.name}
              talk={<Talk session={session} table={table} talk={now.talk ?? []} mine={mine} />}
              menu={
                own ? (
                  own.menu(screen)
                ) : (
                  <TableMenu table={table} held={held} screen={screen} wind={mine ? wind : null} />
                )
              }
              atEnd={own ? own.atEnd : <AtEnd table={table} held={held} />}
            />
          )}
        </AboveBoard>
      </ClocksContext>
    </MomentsOf>
  );
}
