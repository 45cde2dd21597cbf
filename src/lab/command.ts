/** What a command of the lab is, and how it ends. */
import type { ReadError } from '../engine/notation.ts';

/** Exit codes: it went well, it was carried out and failed, it could not be carried out as asked. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Everything that `--help` prints. */
  readonly help: string;
  run(args: string[]): Promise<Exit> | Exit;
}

/** The lab was asked for something that it cannot do; the message is one clear line. */
export class Usage extends Error {}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Reports a file that cannot be read. */
export function unreadable(command: string, file: string, error: ReadError, json: boolean): Exit {
  process.stderr.write(`lab ${command}: ${file}: ${error.path}: ${error.message}\n`);
  if (json) printJson({ ok: false, error: `${error.path}: ${error.message}` });
  return EXIT.usage;
}
