import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunkLayers } from './scripts/chunkLayers.ts';
import { nativeInstead } from './scripts/nativeInstead.ts';
import { serveOutlines } from './scripts/serveOutlines.ts';

/** Where `npm run dev` finds the API; the same variable as the server's own. */
const apiPort = process.env.PORT ?? '4000';

/** Its package names the build with warnings for developers for every bundler; the other one is 6 kB lighter. */
const productionRouter = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: fileURLToPath(new URL(`node_modules/${replacement}`, import.meta.url)),
}));

const shared: UserConfig = {
  plugins: [nativeInstead(), react()],
  resolve: { alias: productionRouter },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The gates on bundle sizes read which entry loads what.
    manifest: true,
    target: 'es2022',
    sourcemap: true,
    // A small picture as a data: address would not pass `img-src` everywhere; a file always does.
    assetsInlineLimit: 0,
    // Kilobytes before compression; the limits that count are those of tests/bench/weights.ts.
    chunkSizeWarningLimit: 700,
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
};

/** What nearly every page draws with and no list does, in one file: a hundred small ones compress worse. */
const drawing = {
  name: 'mui',
  test: /node_modules[\\/]@mui[\\/](?!x-)/,
  minShareCount: 10,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  ...shared,
  plugins: [shared.plugins, serveOutlines(), chunkLayers(shared, [drawing])],
});
