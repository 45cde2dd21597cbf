/** Flags of a command, read strictly: an unknown one is refused. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Title } from '../engine/title.ts';
import { TITLES, titleOf } from '../games/index.ts';
import { Usage } from './command.ts';

type Values = Record<string, string | boolean | undefined>;

/** The flags by name and the words between them. Throws Usage. */
export function readFlags(args: string[], options: ParseArgsOptionsConfig): { flags: Values; words: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { flags: values as Values, words: positionals };
  } catch (error) {
    throw new Usage((error as Error).message.split('. ')[0] ?? 'unknown flag');
  }
}

/** A whole number of at least `least`, written as a flag. Throws Usage. */
export function wholeNumber(flags: Values, name: string, least: number, otherwise: number): number {
  const text = flags[name];
  if (text === undefined) return otherwise;
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < least || text === '')
    throw new Usage(`--${name} ${text}: a whole number of at least ${least}`);
  return n;
}

/** The one file that a command is given. Throws Usage. */
export function oneFile(words: readonly string[]): string {
  const [file, ...more] = words;
  if (file === undefined) throw new Usage('which file? (- is standard input)');
  if (more.length > 0) throw new Usage(`one file at a time, not also ${more.join(' ')}`);
  return file;
}

/** The game that `--game` names. Throws Usage. */
export function theTitle(flags: Values): Title {
  const title = titleOf(String(flags.game));
  if (!title) throw new Usage(`--game: no game "${flags.game}"; there is ${Object.keys(TITLES).join(', ')}`);
  return title;
}
