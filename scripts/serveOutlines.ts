import type { Plugin } from 'vite';
import { MAP_OUTLINES_PATH } from '../src/contract/map/ground.ts';
import { mapOutlines } from './mapOutlines.mjs';

/** The outlines of the map beside the app's own files, in the built app and in development. */
export function serveOutlines(): Plugin {
  return {
    name: 'serve-outlines',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MAP_OUTLINES_PATH.slice(1), source: mapOutlines() });
    },
    configureServer({ middlewares }) {
      middlewares.use(MAP_OUTLINES_PATH, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(mapOutlines());
      });
    },
  };
}
