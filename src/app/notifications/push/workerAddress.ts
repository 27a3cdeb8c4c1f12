/** Built from `pushWorker.ts` by `scripts/build.mjs`; at the root, so that it may answer for every page. */
const PUSH_WORKER = '/push-worker.js';
const POLICY = 'rx-push';

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string | null },
    ) => { createScriptURL: (url: string) => string };
  };
}

let address: string | null = null;

/** The worker's address, which the page's trusted types let through and nothing else. */
export function workerAddress(): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  address ??= trustedTypes
    ? trustedTypes
        .createPolicy(POLICY, { createScriptURL: (url) => (url === PUSH_WORKER ? url : null) })
        .createScriptURL(PUSH_WORKER)
    : PUSH_WORKER;
  return address;
}
