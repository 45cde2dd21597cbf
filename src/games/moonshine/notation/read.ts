/** A position of the notation read into a State: one gate, after which nothing is checked again. */
import type { ZodError } from 'zod';
import type { Read } from '../../../engine/notation.ts';
import type { Croupier } from '../../../engine/rules.ts';
import { BOROUGHS, type DistrictId } from '../data/districts.ts';
import { FAMILIES, type Family } from '../data/families.ts';
import { INFLUENCE_CEILING } from '../data/tables.ts';
import { type Options, readOptions } from '../options.ts';
import { rollPool } from '../rules/brew.ts';
import { proceed } from '../rules/day.ts';
import { emptyTable, newPlayer } from '../rules/setup.ts';
import { NOBODY, type Phase, type Player, type State } from '../state.ts';
import { misfit } from './pending.ts';
import { askWhoseTurn, readPending } from './reading/asked.ts';
import { seatAt, seats, Wrong } from './reading/gate.ts';
import { readHandshakes } from './reading/handshakes.ts';
import { readCards } from './reading/jobs.ts';
import { placeDistrict } from './reading/pieces.ts';
import { tally } from './reading/tally.ts';
import { type PlayerWords, type Position, positionSchema } from './schema.ts';

const AFTER_SHADOWS: readonly Phase[] = ['hustle', 'raid', 'sunset'];

/** Reads a position; on a State that needs no answer (a pool not rolled, a Blowback due) the game goes on to its next decision. */
export function readPosition(position: unknown, options: Options, croupier: Croupier): Read<State> {
  const parsed = positionSchema.safeParse(position);
  if (!parsed.success) return { ok: false, error: firstIssue(parsed.error) };
  try {
    const s = build(parsed.data, options);
    if (s.phase === 'shadows' && parsed.data.pool === undefined) rollPool(s, croupier);
    proceed(s, croupier);
    return { ok: true, value: s };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, error: { path: error.path, message: error.message } };
    throw error;
  }
}

function firstIssue(error: ZodError): { path: string; message: string } {
  const issue = error.issues[0];
  const path = (issue?.path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return { path: `$${path}`, message: issue?.message ?? 'not a position' };
}

function build(p: Position, options: Options): State {
  const families = (Object.keys(p.players) as Family[]).filter((f) => FAMILIES.includes(f));
  if (families.length < 3) throw new Wrong('$.players', 'three or four families play');
  const fit = readOptions(options, families.length);
  if (!fit.ok) throw new Wrong('$.players', fit.message);
  const seatOf = seats(families);
  const s = emptyTable(
    options,
    families.map((f) => readPlayer(f, p.players[f] as PlayerWords, options)),
  );
  s.day = p.day;
  s.phase = p.phase;
  s.mash = p.mash;
  s.mashTomorrow = p.mashTomorrow ?? (AFTER_SHADOWS.includes(p.phase) ? 1 : 0);
  s.pool = p.pool ?? [];
  s.order = readOrder(p.order ?? families, families).map(seatOf);
  s.heat = p.heat.map((f, i) => seatAt(seatOf, f, `$.heat[${i}]`));
  s.rat = p.rat ? seatAt(seatOf, p.rat, '$.rat') : NOBODY;
  s.crowned = p.crowned ? seatAt(seatOf, p.crowned, '$.crowned') : NOBODY;
  for (const [id, d] of Object.entries(p.districts)) placeDistrict(s, id as DistrictId, d, seatOf);
  readCards(s, p);
  readHandshakes(s, p, seatOf);
  if (p.pending) readPending(s, p.pending, seatOf);
  else if (s.crowned === NOBODY) askWhoseTurn(s, p, seatOf);
  tally(s, p);
  const wrong = p.pending ? misfit(s) : null;
  if (wrong) throw new Wrong(wrong.path, wrong.message);
  return s;
}

function readOrder(order: readonly Family[], families: readonly Family[]): readonly Family[] {
  const same = order.length === families.length && families.every((f) => order.includes(f));
  if (!same) throw new Wrong('$.order', 'the order names every family that plays, once');
  return order;
}

function readPlayer(family: Family, words: PlayerWords, options: Options): Player {
  return {
    ...newPlayer(family, words.home ? BOROUGHS.indexOf(words.home) : NOBODY),
    cash: words.cash,
    reserves: words.reserves ?? NOBODY,
    ledger: words.ledger,
    owned: words.owned,
    nod: !options.nod_as_status && (words.nod ?? words.owned >= INFLUENCE_CEILING),
    marks: words.marks,
    welshers: words.welshers,
    laidLow: words.laidLow ?? Boolean(words.token),
    token: words.token ?? 0,
    extorted: words.extorted,
    offered: words.offered ?? false,
    held: [...words.jobs.held],
    faceDown: [],
    done: [...words.jobs.done],
  };
}
