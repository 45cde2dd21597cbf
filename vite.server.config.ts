import { defineConfig } from 'vite';

/** The server's build. Plain Node cannot import boardgame.io's folders, so the framework goes inside the bundle. */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node22',
    rollupOptions: { input: 'server/main.ts', output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: ['boardgame.io'] },
});
