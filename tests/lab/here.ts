import { vi } from 'vitest';
import { lab } from '../../src/lab/lab.ts';

/** One command line of the lab in this process: for what needs no process of its own, which takes seconds to begin. */
export async function labHere(args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const hear = (where: 'out' | 'err') => (text: string | Uint8Array) => {
    said[where] += text;
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(hear('out'));
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(hear('err'));
  try {
    return { code: await lab(args), ...said };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
