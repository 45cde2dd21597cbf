import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './vite.compressed.ts';
import { partOf } from './vite.parts.ts';
import { preloads } from './vite.preloads.ts';
import { chunkName, installable } from './vite.pwa.ts';

const SERVER = 'http://localhost:8000';
const CLIENT = fileURLToPath(new URL('client', import.meta.url));

/**
 * The browser's build, and the development server. In development everything that `npm start`'s port answers is passed on to it.
 * `/games` is also a folder of this client: only addresses without a file extension go to the server.
 */
export default defineConfig({
  root: 'client',
  plugins: [react(), preloads(CLIENT), compressed(), installable],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        chunkFileNames: chunkName,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf() }] },
      },
    },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/health': SERVER,
      '^/games(/[^.]*)?$': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
