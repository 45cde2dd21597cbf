import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { RulesInForce } from '../app/RulesInForce.tsx';
import { gameCard } from '../games/index.ts';
import { RulesWay } from '../learn/door.tsx';
import { words } from '../messages/index.ts';
import { joinSeat, playAgain } from '../net/api.ts';
import { holdSeat } from '../net/credentials.ts';
import type { ClockDeed, HeldSeat, TableCard } from '../net/types.ts';
import { ClockMenu } from './clock/ClockMenu.tsx';
import { FileButtons } from './FileButtons.tsx';
import { InviteLink } from './InviteLink.tsx';
import { MenuActions } from './MenuActions.tsx';
import { MoveSeat } from './MoveSeat.tsx';
import { momentPath } from './moment.tsx';
import { RoomDoors } from './room/RoomDoors.tsx';
import { ScreenFields } from './ScreenFields.tsx';
import { SeatsPanel } from './seats/SeatsPanel.tsx';
import type { SeatAtScreen } from './useSeatAtScreen.ts';

interface TableMenuProps {
  table: TableCard;
  held: readonly HeldSeat[];
  screen: SeatAtScreen;
  /** Asks something of the clocks; null for who has no seat. */
  wind: ((what: ClockDeed) => void) | null;
}

/** The house's controls at a table: eyes, cover, invitation, the way out. */
export function TableMenu({ table, held, screen, wind }: TableMenuProps) {
  const card = gameCard(table.title);
  return (
    <div className="table-menu">
      <Link to="/">{words.house.back}</Link>
      {held.length === 0 && <p className="hint">{words.table.watching}</p>}
      <ScreenFields held={held} screen={screen} />
      <MenuActions />
      <RulesWay game={table.title}>{words.learn.rules}</RulesWay>
      <ClockMenu setting={table.clock ?? null} ask={wind} />
      <SeatsPanel table={table} held={held} />
      {held.map((one) => (
        <MoveSeat key={one.seat} matchID={table.matchID} held={one} />
      ))}
      <InviteLink table={table} held={held} />
      <RoomDoors table={table} held={held} />
      {table.status !== 'open' && (
        <>
          <Link data-action="house.lookBack" to={momentPath(table.matchID, 0, screen.seat ?? 'spectator')}>
            {words.files.again}
          </Link>
          <FileButtons table={table} eyes={screen.seat ?? 'spectator'} />
        </>
      )}
      {card && <RulesInForce card={card} options={table.options} full />}
      <Link to="/credits">{words.about.title}</Link>
    </div>
  );
}

/** What there is to do when a game is over. */
export function AtEnd({ table, held }: { table: TableCard; held: readonly HeldSeat[] }) {
  return (
    <>
      <PlayAgain table={table} held={held} />
      <Link className="button" to={momentPath(table.matchID, 0, 'all')}>
        {words.files.again}
      </Link>
    </>
  );
}

/** The same people, the same house rules, another game. */
function PlayAgain({ table, held: all }: { table: TableCard; held: readonly HeldSeat[] }) {
  const held = all[0];
  const go = useNavigate();
  const again = useMutation({
    mutationFn: async (held: HeldSeat) => {
      const next = await playAgain(table.title, table.matchID, held);
      for (const { seat, name } of all) holdSeat(next, await joinSeat(table.title, next, seat, name));
      return next;
    },
    onSuccess: (next) => go(`/table/${next}`),
  });
  if (!held) return null;
  return (
    <>
      <button type="button" className="button primary" disabled={again.isPending} onClick={() => again.mutate(held)}>
        {words.table.again}
      </button>
      {again.isError && <p className="notice">{again.error.message}</p>}
    </>
  );
}
