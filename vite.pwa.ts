import { VitePWA } from 'vite-plugin-pwa';

/** The name of a file of the build. Catalogues of words carry their language in it, so that only the spoken ones are kept. */
export function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const language = /\/(?:messages|words|rulebook)\/([a-z]{2})\/index\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return language ? `assets/words-${language}-[hash].js` : 'assets/[name]-[hash].js';
}

/** The installable app: its manifest, and a service worker (client/offline/sw.ts) that keeps the house on the device. */
export const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'offline',
  filename: 'sw.ts',
  injectRegister: false,
  includeAssets: [],
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,woff2,svg}'],
    globIgnores: ['**/debug*', 'sw.js'],
    maximumFileSizeToCacheInBytes: 2_000_000,
  },
  manifest: {
    id: '/',
    name: 'Backroom',
    short_name: 'Backroom',
    description: 'An open house where crime-family board games are played',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0d0c0f',
    theme_color: '#0d0c0f',
    categories: ['games'],
    shortcuts: [{ name: 'Play on this device', url: '/local' }],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
});
