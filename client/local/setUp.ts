import { botName } from '../../src/bots/names.ts';
import { gameCard } from '../games/index.ts';
import type { TableForm } from '../lobby/setTable.ts';
import { words } from '../messages/index.ts';
import { writeRecord } from './kept.ts';
import { type LocalRecord, type LocalSeat, newId, newSeed } from './record.ts';
import { titleOf } from './titles.ts';

/** A fresh record with those seats and options. */
export function freshRecord(
  { title, name, seats, options }: Pick<LocalRecord, 'title' | 'name' | 'seats' | 'options'>,
  now = Date.now(),
): LocalRecord {
  const rules = titleOf(title)?.rules.version ?? 0;
  const began = { createdAt: now, lines: [], over: false };
  return { record: 1, id: newId(), title, rules, name, seats, options, seed: newSeed(), ...began };
}

/** Sets the table that the form describes and keeps it; its id. */
export function setUp(form: TableForm): string {
  const seats = form.chairs.map((chair, seat): LocalSeat => {
    if (chair.kind === 'bot') return { kind: 'bot', name: botName(seat), level: chair.level };
    const name = (chair.kind === 'me' ? form.myName : chair.name).trim();
    return { kind: 'human', name: name || words.set.guest(seat + 1) };
  });
  const options = gameCard(form.title)?.settle(form.options, seats.length) ?? form.options;
  const defaults = gameCard(form.title)?.defaults ?? {};
  const changed = Object.fromEntries(Object.entries(options).filter(([name, value]) => defaults[name] !== value));
  const record = freshRecord({
    title: form.title,
    name: form.tableName.trim() || words.local.table,
    seats,
    options: changed,
  });
  writeRecord(record);
  return record.id;
}

/** The same people and house rules, another game; its id. */
export function setUpAgain(record: LocalRecord): string {
  const next = freshRecord(record);
  writeRecord(next);
  return next.id;
}
