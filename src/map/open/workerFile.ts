import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { setWorkerUrl } from 'maplibre-gl';

interface PolicyFactory {
  defaultPolicy?: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => object;
}

let isReady = false;

/** The engine's worker is a file of ours. The page's trusted types let this one address through and nothing else. */
export function setWorkerFile(): void {
  if (isReady) return;
  isReady = true;
  const url = new URL(workerFile, window.location.href).href;
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (factory && !factory.defaultPolicy)
    factory.createPolicy('default', { createScriptURL: (asked) => (asked === url ? url : null) });
  setWorkerUrl(url);
}
