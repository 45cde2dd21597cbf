import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files are not worth a header more. */
const LEAST_BYTES = 1024;
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file of the build: the server sends them as they are and compresses nothing itself. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(file)) compress(join(dir, file));
      }
    },
  };
}

function compress(path: string): void {
  const text = readFileSync(path);
  if (text.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
