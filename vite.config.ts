import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's build. In development `/api` and the sockets are passed on to `npm start`'s port. */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2022' },
});
