import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { askWhy } from '../net/advice.ts';
import type { Looking } from '../net/api.ts';
import type { ReplayFrame, TableDetail } from '../net/types.ts';
import { type Eyes, Moment, MomentsOf } from '../table/moment.tsx';
import { historyUpTo, nearest, type Step, stepFrom } from './course.ts';
import { type Wish, wishOf } from './keys.ts';
import { Scrubber } from './Scrubber.tsx';
import { usePlaying } from './usePlaying.ts';
import { useReel } from './useReel.ts';

interface ReplayOfProps {
  table: TableDetail;
  looking: Looking;
  /** The line to begin with; null: the first. */
  first: number | null;
  playing: boolean;
  /** Changes when a link has been followed here. */
  visit: string;
  menu: ReactNode;
}

const SETTLED_MS = 300;

/** The board as it was, with the line of time beneath it. */
export function ReplayOf({ table, looking, first, playing: begins, visit, menu }: ReplayOfProps) {
  const [wanted, setWanted] = useState(first ?? 0);
  const reel = useReel(table.matchID, looking, wanted);
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
  useAddress(at, looking.eyes);
  useFollowedLinks(visit, () => first !== null && setWanted(first));
  const frame = useDeferredValue(nearest(frames, at));
  const moments = useMemo(() => ({ matchID: table.matchID, eyes: looking.eyes }), [table.matchID, looking.eyes]);
  return (
    <MomentsOf value={moments}>
      <div className="replay" data-eyes={String(looking.eyes)}>
        {reel.error && <p className="line-down">{reel.error}</p>}
        {frame ? (
          <Then table={table} frame={frame} frames={frames} looking={looking} menu={menu} />
        ) : (
          <p className="loading">{reel.error ?? words.net.loading}</p>
        )}
        <Scrubber at={at} count={count} frames={frames} playing={playing} go={go} step={step} />
      </div>
    </MomentsOf>
  );
}

interface ThenProps {
  table: TableDetail;
  frame: ReplayFrame;
  frames: ReadonlyMap<number, ReplayFrame>;
  looking: Looking;
  menu: ReactNode;
}

/** The same board as at the table, as it stood after that line. Drawn only when it shows another: the slider must not wait. */
const Then = memo(function Then({ table, frame, frames, looking, menu }: ThenProps) {
  const card = gameCard(table.title);
  const past = useMemo(() => historyUpTo(frames, frame.number), [frames, frame.number]);
  if (!card) return null;
  const GameBoard = card.board;
  return (
    <GameBoard
      view={frame.views ? card.openView(frame.views) : frame.view}
      seat={typeof looking.eyes === 'number' ? looking.eyes : null}
      seats={table.seats}
      waiting={frame.waiting}
      outcome={frame.outcome}
      history={past}
      act={async () => null}
      {...(table.status === 'over' ? { why: (line: number) => askWhy(table.matchID, line) } : {})}
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
function useAddress(at: number, eyes: Eyes) {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', `?at=${at}&eyes=${eyes}`), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [at, eyes]);
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
