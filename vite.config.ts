import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the API; the same variable as the server's own. */
const apiPort = process.env.PORT ?? '4000';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The gates on bundle sizes read which entry loads what.
    manifest: true,
    target: 'es2022',
    sourcemap: true,
    // A small picture as a data: address would not pass `img-src` everywhere; a file always does.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What nearly every room draws with, in one file: a hundred small ones compress worse and arrive later.
            {
              name: 'mui',
              test: /node_modules[\\/]@mui[\\/](?!x-)/,
              minShareCount: 10,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
});
