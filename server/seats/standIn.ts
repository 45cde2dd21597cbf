import { HouseError } from '../errors.ts';
import type { SeatRow } from '../storage/matches.ts';
import { botSeat } from '../wishes.ts';
import type { SeatChange } from './line.ts';
import { type Change, reseat } from './seating.ts';

/** A bot of that level (or the title's usual one) plays in the place of the seat's holder, who keeps the seat. */
export async function standIn(
  change: Change,
  row: SeatRow,
  { by, level }: { by: SeatChange['by']; level?: string | undefined },
): Promise<void> {
  mustRun(change);
  if (row.kind !== 'human') throw new HouseError('seatTaken', 'A bot plays there.');
  const bot = levelFor(change, level);
  await reseat(change, row, { kind: 'bot', level: bot }, { change: 'bot', by, name: row.name, level: bot });
}

/** A bot of the title's usual level plays on in a seat that nobody holds any more. */
export async function letBotIn(change: Change, row: SeatRow, by: SeatChange['by']): Promise<void> {
  const level = levelFor(change, undefined);
  const bot = botSeat(row.seat, level);
  await reseat(change, row, bot, { change: 'bot', by, name: bot.name, level });
}

/** The seat is its holder's again. Nothing is lost: what the bot did was done by the seat. */
export async function seatBack(change: Change, row: SeatRow): Promise<void> {
  if (row.kind === 'human') return;
  if (change.table.match.status === 'running')
    return reseat(change, row, { kind: 'human', level: null }, { change: 'back', by: 'self', name: row.name });
  throw new HouseError('notStarted', 'The match is not running.');
}

/** That level, or the title's usual one. Throws `badRequest`. */
export function levelFor({ served }: Change, level: string | undefined): string {
  if (level !== undefined && !served.bots.includes(level)) throw new HouseError('badRequest', 'There is no such bot.');
  return level ?? served.usualBot;
}

function mustRun({ table }: Change): void {
  if (table.match.status === 'running') return;
  throw new HouseError('notStarted', 'The match is not running.');
}
