/** JSON from a file, or from standard input as `-`. */
import { readFile } from 'node:fs/promises';
import type { Read } from '../engine/notation.ts';

export async function readJson(file: string): Promise<Read<unknown>> {
  try {
    return { ok: true, value: JSON.parse(await textOf(file)) };
  } catch (error) {
    return { ok: false, error: { path: '$', message: reason(error) } };
  }
}

async function textOf(file: string): Promise<string> {
  if (file !== '-') return await readFile(file, 'utf8');
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) text += chunk;
  return text;
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'no such file';
  return error instanceof SyntaxError ? `not JSON: ${message}` : message;
}
