import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import type { Advice } from '../net/advice.ts';
import type { ReplayFrame, TableCard } from '../net/types.ts';
import { type Eyes, Moment, MomentsOf } from '../table/moment.tsx';
import { historyUpTo, nearest, type Step, stepFrom } from './course.ts';
import { type Wish, wishOf } from './keys.ts';
import type { Fetch } from './reel.ts';
import { Scrubber } from './Scrubber.tsx';
import { usePlaying } from './usePlaying.ts';
import { useReel } from './useReel.ts';

interface ReplayOfProps {
  table: TableCard;
  eyes: Eyes;
  /** Its lines through those eyes; the same function as long as they are the same. */
  fetch: Fetch;
  /** Where a line of it is looked at. */
  path(at: number, play: boolean): string;
  /** What the house thinks of a line; absent where it is not asked. */
  why?: ((line: number) => Promise<Advice>) | undefined;
  /** The line to begin with; null: the first. */
  first: number | null;
  playing: boolean;
  /** Changes when a link has been followed here. */
  visit: string;
  menu: ReactNode;
}

const SETTLED_MS = 300;

/** The board as it was, with the line of time beneath it. */
export function ReplayOf(props: ReplayOfProps) {
  const { table, eyes, fetch, path, why, first, playing: begins, visit, menu } = props;
  const [wanted, setWanted] = useState(first ?? 0);
  const reel = useReel(fetch, wanted);
  const { frames } = reel;
  const count = reel.count ?? 0;
  const at = reel.count === null ? wanted : Math.min(wanted, count);
  const go = (to: number) => setWanted(Math.max(0, Math.min(count, to)));
  const step = (kind: Step, direction: 1 | -1) => go(stepFrom(frames, at, count, kind, direction));
  const playing = usePlaying(() => {
    if (reel.count === null || !frames.has(at)) return reel.error === null;
    step('action', 1);
    return stepFrom(frames, at, count, 'action', 1) > at;
  }, begins);
  useKeys((wish) => {
    if (wish === 'play') playing.setOn(!playing.on);
    else if (wish === 'first' || wish === 'last') go(wish === 'first' ? 0 : count);
    else step(wish.step, wish.direction);
  });
  useAddress(path(at, false));
  useFollowedLinks(visit, () => first !== null && setWanted(first));
  const frame = useDeferredValue(nearest(frames, at));
  const moments = useMemo(() => ({ path }), [path]);
  return (
    <MomentsOf value={moments}>
      <div className="replay" data-eyes={String(eyes)}>
        {reel.error && <p className="line-down">{reel.error}</p>}
        {frame ? (
          <Then table={table} frame={frame} frames={frames} eyes={eyes} why={why} menu={menu} />
        ) : (
          <p className="loading">{reel.error ?? words.net.loading}</p>
        )}
        <Scrubber at={at} count={count} frames={frames} playing={playing} go={go} step={step} />
      </div>
    </MomentsOf>
  );
}

interface ThenProps {
  table: TableCard;
  frame: ReplayFrame;
  frames: ReadonlyMap<number, ReplayFrame>;
  eyes: Eyes;
  why: ReplayOfProps['why'];
  menu: ReactNode;
}

/** The same board as at the table, as it stood after that line. Drawn only when it shows another: the slider must not wait. */
const Then = memo(function Then({ table, frame, frames, eyes, why, menu }: ThenProps) {
  const card = gameCard(table.title);
  const past = useMemo(() => historyUpTo(frames, frame.number), [frames, frame.number]);
  if (!card) return null;
  const GameBoard = card.board;
  return (
    <GameBoard
      view={frame.views ? card.openView(frame.views) : frame.view}
      seat={typeof eyes === 'number' ? eyes : null}
      seats={table.seats}
      waiting={frame.waiting}
      outcome={frame.outcome}
      history={past}
      act={async () => null}
      {...(why ? { why } : {})}
      readOnly
      Moment={Moment}
      title={words.replay.title(table.name)}
      menu={menu}
    />
  );
});

/** A link in the log leads to another line of the same page: it is followed when it has been pressed. */
function useFollowedLinks(visit: string, follow: () => void) {
  const [followed, setFollowed] = useState(visit);
  if (followed === visit) return;
  setFollowed(visit);
  follow();
}

/** Keeps the address that of the line on show, without telling the router, which would draw the page anew at every step. */
function useAddress(address: string) {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', address), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [address]);
}

function useKeys(carry: (wish: Wish) => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const wish = wishOf(event);
      if (!wish) return;
      event.preventDefault();
      carry(wish);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
