import type { Action, GameEvent, Outcome, Seat, Waiting } from '../src/engine/rules.ts';
import type { Offer } from '../src/engine/takingBack.ts';
import { type Clock, clockOf } from './clocks/clock.ts';
import type { Ask, Clocks } from './clocks/rows.ts';
import { isByClock } from './clocks/turn.ts';
import type { SeatClock } from './clocks/wind.ts';
import { foldedBy } from './memory/folds.ts';
import { offerTo, type Standing } from './memory/standing.ts';
import { isRated } from './people/ratings.ts';
import { isSeatLine } from './seats/line.ts';
import { hostOf } from './seats/permission.ts';
import { voteOf, votersOn } from './seats/votes.ts';
import type { Line } from './storage/journal.ts';
import type { Match, SeatRow, Table } from './storage/matches.ts';
import type { Served } from './titles.ts';

/** What one viewer sees after one action. `seat` null: what everybody may see. */
export interface Frame {
  matchID: string;
  number: number;
  seat: Seat | null;
  view: unknown;
  waiting: Waiting[];
  outcome: Outcome | null;
  entries: Entry[];
  /** What the seat may take back by itself; nothing for a spectator. */
  takeBack: Offer;
  /** What the table is asked for: `seat` wants to go back to after line `to`, and `waits` have not answered. */
  question: { seat: Seat; to: number; waits: Seat[] } | null;
  /** Absent where the table has no clock. */
  clocks?: ClocksFrame;
}

/** The table's clocks at the moment of sending, `now` by the server's own clock. Times in milliseconds. */
export interface ClocksFrame {
  now: number;
  paused: boolean;
  /** Where it is a secret who has answered, of others that may still be waited for only the seat is told. */
  seats: (SeatClock | Pick<SeatClock, 'seat'>)[];
  /** What the table is asked about its clocks, with the answers so far by seat. */
  asked: Ask | null;
}

/** One line of the journal, as one viewer may read it. Number 0 is the setup: no seat, `{ do: 'setup' }`. */
export interface Entry {
  number: number;
  seat: Seat | null;
  /** Another seat's sealed action is `{ do: 'sealed' }` of no seat: who it was is said by the events, where all may know. */
  action: Action;
  events: GameEvent[];
  at: number;
  /**
   * `takeBack`: the line takes back, to after line `to`; its action is `{ do: 'takeBack', to, by }`. `seat`: somebody else holds
   * the seat from here on; its action is a SeatChange.
   */
  kind?: 'takeBack' | 'seat';
  to?: number;
  /** A later line has taken this one back. */
  folded?: true;
  /** The clock did it, for a seat that did not. */
  by?: 'clock';
}

/** Who looks: the seats that share the screen; none for a spectator. */
export type Viewer = readonly Seat[];

export interface SeatCard {
  seat: Seat;
  kind: 'open' | 'human' | 'bot';
  name: string;
  bot?: string;
  connected: boolean;
  /** He has said that he is ready. */
  ready?: true;
  /** A bot plays in the place of the person of that name. */
  standIn?: true;
  /** The open seat is kept for somebody who knows it. */
  kept?: true;
  /** His rating when he sat down, and after a rated match. */
  rating?: number;
  ratingAfter?: number;
}

/** A table as the lobby shows it. */
export interface TableCard {
  matchID: string;
  title: string;
  name: string;
  createdAt: number;
  status: Match['status'];
  seats: SeatCard[];
  /** Only those that differ from the game's defaults. */
  options: Record<string, unknown>;
  /** Whether everybody may watch. */
  spectators: boolean;
  /** Null: none. */
  clock: Clock | null;
  watchers: 'all' | 'friends' | 'none';
  visibility: 'public' | 'unlisted' | 'private';
  /** Everybody says that he is ready before it begins. */
  readyFirst: boolean;
  whispers: boolean;
  /** The seats hear what watchers say. */
  watchersTalk: boolean;
  /** The end will be rated, as things are. */
  rated: boolean;
  /** The seat of whoever sets the table's terms. */
  host: Seat | null;
  vote: { motion: 'kick' | 'bot'; seat: Seat; by: Seat; yes: Seat[]; waits: Seat[] } | null;
  /** The rematch's id, once somebody has asked for one. */
  next: string | null;
}

/** boardgame.io's lobby description of a match. */
export interface StockMatch {
  matchID: string;
  gameName: string;
  players: StockPlayer[];
  setupData: Record<string, unknown>;
  unlisted: boolean;
  createdAt: number;
  updatedAt: number;
  gameover?: unknown;
  nextMatchID?: string;
}

export interface StockPlayer {
  id: number;
  name?: string;
  isConnected?: boolean;
}

export function frameOf(
  served: Served,
  matchID: string,
  standing: Standing,
  seat: Seat | null,
  lines: readonly Line[],
): Frame {
  const { rules } = served.title;
  const { position, question, clocks } = standing;
  const { G } = position.state;
  const view = rules.view(G, seat);
  // Asked of the view: who has answered may be a secret too.
  const waiting = rules.waiting(view);
  return {
    matchID,
    number: position.number,
    seat,
    view,
    waiting,
    outcome: rules.outcome(G),
    entries: lines.map((line) => entryOf(served, line, seat === null ? [] : [seat])),
    takeBack: offerTo(standing, seat),
    question: question && { seat: question.seat, to: question.to, waits: question.waits },
    ...(clocks ? { clocks: clocksFor(served, clocks, waiting, seat) } : {}),
  };
}

function clocksFor({ title }: Served, clocks: Clocks, waiting: readonly Waiting[], seat: Seat | null): ClocksFrame {
  const hidden = new Set(title.sealed ? waiting.map((one) => one.seat).filter((other) => other !== seat) : []);
  const seats = clocks.seats.map((one) => (hidden.has(one.seat) ? { seat: one.seat } : one));
  return { now: Date.now(), ...clocks, seats };
}

/** The lines as that viewer may read them, with those marked that were taken back later on. */
export function historyOf(served: Served, lines: readonly Line[], viewer: Viewer): Entry[] {
  const folded = foldedBy(lines.flatMap(({ number, to }) => (to === null ? [] : [{ number, to }])));
  return lines.map((line) => {
    const entry = entryOf(served, line, viewer);
    return folded(line.number) && !isSeatLine(line) ? { ...entry, folded: true } : entry;
  });
}

/**
 * The line without what the viewer may not know. When several seats share a screen, only what each of them may know is left:
 * a player who hands the screen over must not find his neighbour's secrets in the log.
 */
export function entryOf(served: Served, line: Line, viewer: Viewer): Entry {
  const hides = line.to === null && served.title.sealed?.includes(line.action.do);
  const sealed = hides && !everyOne(viewer, (one) => one === line.seat);
  const told = line.told.filter(({ to }) => !to || everyOne(viewer, (one) => to.includes(one)));
  const { by, ...entry } = wholeEntryOf({ ...line, told });
  if (sealed) return { ...entry, seat: null, action: { do: 'sealed' } };
  return by ? { ...entry, by } : entry;
}

/** The line with everything. */
export function wholeEntryOf(line: Line): Entry {
  const { number, seat, action, told, at, to } = line;
  const by = isByClock(line) ? { by: 'clock' as const } : {};
  const entry = { number, seat, action, events: told.map(({ event }) => event), at, ...by };
  if (isSeatLine(line)) return { ...entry, kind: 'seat' };
  return to === null ? entry : { ...entry, kind: 'takeBack', to };
}

function everyOne(viewer: Viewer, may: (seat: Seat) => boolean): boolean {
  return viewer.length > 0 && viewer.every(may);
}

/** `connected` lists the seats that somebody watches from. */
export function cardOf(served: Served, table: Table, connected: ReadonlySet<Seat>): TableCard {
  const { match, seats } = table;
  return {
    matchID: match.id,
    title: match.title,
    name: match.name,
    createdAt: match.created_at,
    status: match.status,
    seats: seats.map((row) => seatCard(row, connected)),
    options: chosen(served, JSON.parse(match.options)),
    spectators: match.spectators === 1,
    clock: clockOf(match),
    watchers: match.spectators === 2 ? 'friends' : match.spectators === 1 ? 'all' : 'none',
    visibility: match.private === 1 ? 'private' : match.unlisted === 1 ? 'unlisted' : 'public',
    readyFirst: match.ready_first === 1,
    whispers: match.whispers === 1,
    watchersTalk: match.watchers_talk === 1,
    rated: match.status === 'open' ? isRated(seats) : match.rated === 1,
    host: hostOf(table)?.seat ?? null,
    vote: voteCard(table),
    next: match.next_match,
  };
}

function voteCard(table: Table): TableCard['vote'] {
  const vote = voteOf(table);
  if (!vote) return null;
  const { motion, seat, by, yes, no } = vote;
  const voters = votersOn(table, seat).map((row) => row.seat);
  return { motion, seat, by, yes, waits: voters.filter((one) => !yes.includes(one) && !no.includes(one)) };
}

function seatCard(row: SeatRow, connected: ReadonlySet<Seat>): SeatCard {
  const { seat, kind, name, level, ready, credential, person, rating, rating_after: after } = row;
  return {
    seat,
    kind,
    name,
    ...(kind === 'bot' && level !== null ? { bot: level } : {}),
    connected: kind === 'bot' || (kind === 'human' && connected.has(seat)),
    ...(kind === 'human' && ready === 1 ? { ready: true as const } : {}),
    ...(kind === 'bot' && credential !== null ? { standIn: true as const } : {}),
    ...(kind === 'open' && person !== null ? { kept: true as const } : {}),
    ...(kind === 'human' && rating !== null ? { rating } : {}),
    ...(kind === 'human' && after !== null ? { ratingAfter: after } : {}),
  };
}

function chosen(served: Served, options: Record<string, unknown>): Record<string, unknown> {
  const usual = served.title.optionValues;
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => usual[name]?.[0] !== value));
}

export function stockMatchOf(served: Served, table: Table, connected: ReadonlySet<Seat>): StockMatch {
  const { match, seats } = table;
  const bots = seats.filter((row) => row.kind === 'bot').map((row) => [row.seat, row.level]);
  return {
    matchID: match.id,
    gameName: match.title,
    players: stockPlayers(table, connected),
    setupData: {
      name: match.name,
      options: chosen(served, JSON.parse(match.options)),
      bots: Object.fromEntries(bots),
      spectators: match.spectators === 1,
      visibility: match.unlisted === 1 ? 'unlisted' : 'public',
      clock: clockOf(match) ?? { mode: 'none' },
    },
    unlisted: match.unlisted === 1,
    createdAt: match.created_at,
    updatedAt: match.updated_at,
    ...(match.outcome === null ? {} : { gameover: JSON.parse(match.outcome) }),
    ...(match.next_match === null ? {} : { nextMatchID: match.next_match }),
  };
}

/** boardgame.io knows a free seat by its having no name. */
export function stockPlayers(table: Table, connected: ReadonlySet<Seat>): StockPlayer[] {
  return table.seats.map((row) => {
    const { kind, name, connected: isConnected } = seatCard(row, connected);
    return kind === 'open' ? { id: row.seat } : { id: row.seat, name, isConnected };
  });
}
