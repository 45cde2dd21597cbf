import { defineConfig } from 'vite';

/** The server's build. Plain Node cannot import boardgame.io's folders, so the framework goes inside the bundle. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node22',
    // Every part lies beside the way in: the thinking players' threads are begun from a file of their own.
    rollupOptions: {
      input: { main: 'server/main.ts', thread: 'server/thread.ts', backup: 'server/backup/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: ['boardgame.io'] },
});
