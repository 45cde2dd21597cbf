/** A game file played again from its seed: every action judged and carried out, every promise of the file compared. */
import type { FileAction, GameFile } from '../engine/gameFile.ts';
import type { Title } from '../engine/title.ts';
import { canonicalJson, checkOf, hashOf } from './hash.ts';
import { journalFault } from './journal.ts';
import { resultOf } from './result.ts';
import { commitment, secretDice } from './secretDice.ts';

/** The first thing that is not as the file says. `action` counts from 1; 0 is what comes before the first. */
export interface FileDifference {
  action: number;
  /** Where in the file. */
  path: string;
  message: string;
  expected?: unknown;
  actual?: unknown;
}

/** `hash` is the final position's as it came out; null when the game could not be played again. */
export interface Verdict {
  ok: boolean;
  actions: number;
  hash: string | null;
  seed: 'verified' | 'absent' | 'wrong';
  difference?: FileDifference;
}

/** The verdict on a whole file. */
export function verifyGame(title: Title, file: GameFile): Verdict {
  const steps = verifying(title, file);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, pausing after each action, so that a server may do something else in between. */
export function* verifying(title: Title, file: GameFile): Generator<void, Verdict> {
  const seed =
    file.seed === undefined ? 'absent' : commitment(file.seed) === file.seedCommitment ? 'verified' : 'wrong';
  const verdict = { actions: file.actions.length, seed } as const;
  const fault = faultOutside(title, file, seed);
  if (fault) return { ...verdict, ok: false, hash: null, difference: fault };
  if (file.seed === undefined) return { ...verdict, ok: true, hash: null };
  const played = yield* playing(title, file, file.seed);
  return { ...verdict, ok: played.difference === undefined, ...played };
}

type Played = Pick<Verdict, 'hash' | 'difference'>;

function* playing(title: Title, file: GameFile, seed: string): Generator<void, Played> {
  const { rules, notation } = title;
  const options = rules.options(file.options, file.seats.length);
  if (!options.ok) return { hash: null, difference: at(0, '$.options', options.message) };
  const dice = secretDice(seed, 0);
  const state = rules.setup(file.seats.length, options.options, { dice });
  for (const [i, { seat }] of file.seats.entries()) {
    const actual = notation.seatName(state, i);
    if (seat !== actual)
      return { hash: null, difference: at(0, `$.seats[${i}].seat`, 'another seat', { expected: seat, actual }) };
  }
  let hash = hashOf(notation.write(state));
  for (const [i, { seat: name, ...action }] of file.actions.entries()) {
    const seat = file.seats.findIndex((one) => one.seat === name);
    const refusal = rules.refuse(state, seat, action);
    if (refusal) return { hash: null, difference: notLegal(i, action, refusal) };
    rules.apply(state, seat, action, { dice });
    const wanted = file.checks?.[i];
    if (wanted !== undefined || i === file.actions.length - 1) hash = hashOf(notation.write(state));
    if (wanted !== undefined && wanted !== checkOf(hash)) return { hash, difference: otherwise(i, wanted, hash) };
    yield;
  }
  const difference = faultAtTheEnd(title, file, state, hash);
  return difference ? { hash, difference } : { hash };
}

function notLegal(
  i: number,
  action: Omit<FileAction, 'seat'>,
  refusal: { code: string; rule: string },
): FileDifference {
  const message = `action ${i + 1} (${String(action.do)}) is not legal: ${refusal.code} (section ${refusal.rule})`;
  return at(i + 1, `$.actions[${i}]`, message, { actual: refusal });
}

function otherwise(i: number, expected: string, hash: string): FileDifference {
  const message = `action ${i + 1} leads to another position`;
  return at(i + 1, `$.checks[${i}]`, message, { expected, actual: checkOf(hash) });
}

/** What can be seen without playing. */
function faultOutside(title: Title, file: GameFile, seed: Verdict['seed']): FileDifference | null {
  const { rules } = title;
  if (file.rules !== rules.version)
    return at(0, '$.rules', 'other rules than ours', { expected: file.rules, actual: rules.version });
  if (!rules.seats.includes(file.seats.length)) return at(0, '$.seats', `the game seats ${rules.seats.join(' or ')}`);
  if (seed === 'wrong') return at(0, '$.seed', 'the seed is not the one that was promised');
  if (seed === 'absent' && file.result) return at(0, '$.seed', 'a finished game shows its seed');
  if (file.checks && file.checks.length !== file.actions.length)
    return at(0, '$.checks', 'not one for each action', { expected: file.actions.length, actual: file.checks.length });
  return journalFault(file);
}

function faultAtTheEnd(title: Title, file: GameFile, state: unknown, hash: string): FileDifference | null {
  const end = file.actions.length;
  const actual = resultOf(title, state);
  if (canonicalJson(actual) !== canonicalJson(file.result))
    return at(end, '$.result', 'another result', { expected: file.result, actual });
  if (file.hash !== undefined && file.hash !== hash)
    return at(end, '$.hash', 'another final position', { expected: file.hash, actual: hash });
  return null;
}

function at(action: number, path: string, message: string, more: object = {}): FileDifference {
  return { action, path, message, ...more };
}
