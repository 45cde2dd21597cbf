import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { createTable, joinSeat, titles } from '../net/api.ts';
import { holdSeat } from '../net/credentials.ts';
import { enter } from '../net/people.ts';
import type { TitleCard } from '../net/types.ts';
import { blankForm, orderOf } from './setTable.ts';

/** A table for one against bots, as the game's form would set it without a change; nobody else finds it. */
async function sitDown(title: TitleCard, name: string): Promise<string> {
  await enter(name);
  const matchID = await createTable({ ...orderOf(blankForm(title, name), title), visibility: 'unlisted' });
  holdSeat(matchID, await joinSeat(title.id, matchID, 0, name));
  return matchID;
}

/** One's name, and one press for each game: a seat at a table of bots. */
export function QuickPlay({ name, setName }: { name: string; setName(name: string): void }) {
  const known = useQuery({ queryKey: ['titles'], queryFn: titles });
  const go = useNavigate();
  const play = useMutation({
    mutationFn: (title: TitleCard) => sitDown(title, name.trim() || words.quick.guest),
    onSuccess: (matchID) => go(`/table/${matchID}`),
  });
  return (
    <section className="quick" aria-label={words.quick.title}>
      <label className="field quick-name">
        <span>{words.set.yourName}</span>
        <input
          className="input"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          placeholder={words.set.yourNamePlaceholder}
          onChange={(e) => setName(e.target.value)}
        />
      </label>
      {known.data?.map((title) => (
        <button
          key={title.id}
          type="button"
          className="button primary quick-play"
          data-quick={title.id}
          disabled={play.isPending}
          onClick={() => play.mutate(title)}
        >
          <span>{words.quick.play(gameCard(title.id)?.name ?? title.name)}</span>
          <small>{words.quick.against(Math.max(...title.seats) - 1)}</small>
        </button>
      ))}
      {play.isError && <p className="notice">{play.error.message}</p>}
    </section>
  );
}
