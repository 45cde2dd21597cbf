/** How the game's options play: the same bots on the same seeds under each preset, counted by seat, family, home and start. */
import type { Policy } from '../engine/policy.ts';
import type { Title } from '../engine/title.ts';
import { type Limits, playGame } from './game.ts';
import { homeOf } from './home.ts';
import { type Share, sharesBy } from './shares.ts';
import { count, type Spread, spread } from './statistics.ts';

export interface BalancePlan {
  title: Title;
  seats: number;
  bot: { name: string; policy: Policy };
  seed: string;
  limits: Limits;
}

/** One game between equals, and who of them won. */
export interface EqualsGame {
  game: number;
  end: string;
  days: number;
  failed: boolean;
  players: { seat: string; family: string; home: string | null; won: boolean }[];
}

export interface Balance {
  preset: string;
  games: number;
  ends: Record<string, number>;
  days: Spread;
  bySeat: Record<string, Share>;
  byFamily: Record<string, Share>;
  byHome: Record<string, Share>;
  failures: number;
}

/** Equals play equals: whatever is far from one game in so many seats is the game's own doing. */
export function playEquals(
  { title, seats, bot, seed, limits }: BalancePlan,
  options: object,
  game: number,
): EqualsGame {
  const bots = Array.from({ length: seats }, () => bot);
  const { end, days, failure, winner, state } = playGame(title, bots, `${seed}/${game}`, limits, options);
  const players = bots.map((_, seat) => ({
    seat: String(seat),
    family: title.notation.seatName(state, seat),
    home: homeOf(title, state, seat),
    won: winner === seat,
  }));
  return { game, end, days, failed: failure !== null, players };
}

export function balanceOf(preset: string, games: readonly EqualsGame[]): Balance {
  const players = games.flatMap((game) => game.players);
  const by = (key: (player: EqualsGame['players'][number]) => string | null) =>
    sharesBy(players, key, ({ won }) => won);
  const ends: Record<string, number> = {};
  for (const { end } of games) count(ends, end);
  return {
    preset,
    games: games.length,
    ends,
    days: spread(games.map(({ days }) => days)),
    bySeat: by(({ seat }) => seat),
    byFamily: by(({ family }) => family),
    byHome: by(({ home }) => home),
    failures: games.filter(({ failed }) => failed).length,
  };
}
