import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder of the built client (CLIENT_DIR, else dist/client), which is built first if it is not there. */
export async function builtClient(): Promise<string> {
  const folder = process.env.CLIENT_DIR || join(ROOT, 'dist/client');
  if (existsSync(join(folder, 'index.html'))) return folder;
  console.log(`${folder} has no built client: building it`);
  const { build } = await import('vite');
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(ROOT, 'client'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
}
