import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type House } from '../../../server/app.ts';
import { type Line, readLines, readPosition } from '../../../server/storage/journal.ts';
import { type Match, readTable, type SeatRow, updateMatch } from '../../../server/storage/matches.ts';
import { openStorage } from '../../../server/storage/storage.ts';
import type { Game } from '../../../src/engine/boardgameio.ts';
import type { Policy } from '../../../src/engine/policy.ts';
import type { Croupier } from '../../../src/engine/rules.ts';
import type { Title } from '../../../src/engine/title.ts';
import { TITLES } from '../../../src/games/index.ts';
import type { State } from '../../../src/games/moonshine/state.ts';
import { commitment } from '../../../src/proof/secretDice.ts';
import { builtClient } from './client.ts';

/** The real server with the built client, on a database file and a port of its own. */
export interface RealHouse {
  readonly house: House;
  url: string;
  /** Closes the house and opens it anew, on the same address and what is stored. */
  restart(): Promise<void>;
  /** The next match that begins does so in this position of the notation, and not with the game's own setup. */
  prepare(position: object): void;
  /** Whether its bots deal on the side. At first not: what is laid out stays so, and the same dice make the same game. */
  letDeal(deals: boolean): void;
  /** From now on its bots of the level `priorities` answer as that policy does. */
  coach(policy: Policy): void;
  /** Gives a table that has not begun these dice, so that the same answers make the same game. */
  deal(matchID: string, seed: string): Promise<void>;
  /** The whole truth about a match, as stored: State and number of actions. */
  stored(matchID: string): Promise<{ number: number; state: State }>;
  /** Its lines, those before number `from` left out. */
  journal(matchID: string, from?: number): Promise<Line[]>;
  match(matchID: string): Promise<Match>;
  seats(matchID: string): Promise<SeatRow[]>;
  close(): Promise<void>;
}

/** Opens a house with the limits of the real one, whose bots pause for `botDelayMs` before they act. */
export async function openHouse(botDelayMs = 5): Promise<RealHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-e2e-'));
  const database = `sqlite:${join(folder, 'house.sqlite')}`;
  let storage = await openStorage(database);
  const prepared: object[] = [];
  let hushed = true;
  let coached: Policy | null = null;
  const prepare = (title: Title) =>
    hushing(
      preparing(
        coaching(title, () => coached),
        () => prepared.shift(),
      ),
      () => hushed,
    );
  const titles = Object.fromEntries(Object.entries(TITLES).map(([id, title]) => [id, prepare(title)]));
  const clientDir = await builtClient();
  let house = createServer({ titles, storage, clientDir, botDelayMs });
  const port = await house.listen(0, '127.0.0.1');
  const table = async (matchID: string) => {
    const found = await readTable(storage.db, matchID);
    if (!found) throw new Error('there is no such match');
    return found;
  };
  return {
    get house() {
      return house;
    },
    url: `http://127.0.0.1:${port}`,
    async restart() {
      await house.close();
      storage = await openStorage(database);
      house = createServer({ titles, storage, clientDir, botDelayMs });
      await house.listen(port, '127.0.0.1');
    },
    prepare: (position) => void prepared.push(position),
    letDeal(deals) {
      hushed = !deals;
    },
    coach(policy) {
      coached = policy;
    },
    deal: (matchID, seed) => updateMatch(storage.db, matchID, { seed, commitment: commitment(seed) }),
    async stored(matchID) {
      const at = await readPosition(storage.db, matchID);
      if (!at) throw new Error('that match has not begun');
      return { number: at.number, state: at.state.G as State };
    },
    journal: (matchID, from = 0) => readLines(storage.db, matchID, from, 10_000),
    match: async (matchID) => (await table(matchID)).match,
    seats: async (matchID) => (await table(matchID)).seats,
    async close() {
      await house.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The game, except that a match begins in the position that `next` gives, if it gives one. */
function preparing(title: Title, next: () => object | undefined): Title {
  const boardgame = (croupier?: Croupier): Game => {
    const game = title.boardgame(croupier) as Game;
    return {
      ...game,
      setup: (context, setupData) => {
        const position = next();
        return position && croupier ? read(title, position, croupier, setupData) : game.setup?.(context, setupData);
      },
    };
  };
  return { ...title, boardgame: boardgame as Title['boardgame'] };
}

/** The game, except that nothing stirs its players on the side while `hushed` says so. */
function hushing(title: Title, hushed: () => boolean): Title {
  const { dealings } = title;
  if (!dealings) return title;
  return { ...title, dealings: { ...dealings, stirs: (view, seat) => !hushed() && dealings.stirs(view, seat) } };
}

/** The game, except that its plain player does as it is told while somebody tells it. */
function coaching(title: Title, coach: () => Policy | null): Title {
  const { priorities } = title.policies;
  if (!priorities) return title;
  const told: Policy = (view, seat, dice) => (coach() ?? priorities)(view, seat, dice);
  return { ...title, policies: { ...title.policies, priorities: told } };
}

function read(title: Title, position: object, croupier: Croupier, setupData: unknown): unknown {
  const wish = (setupData as { options?: object } | undefined)?.options ?? {};
  const options = title.rules.options(wish);
  if (!options.ok) throw new Error(options.message);
  const result = title.notation.read(position, options.options, croupier);
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result.value;
}
