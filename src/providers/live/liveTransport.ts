import workerUrl from './liveWorker?sharedworker&url';
import type { FromHub, LiveTransport, ToHub } from './liveMessages';

const NAME = 'rx-live';

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => {
      createScriptURL: (url: string) => unknown;
    };
  };
}

/** Under `require-trusted-types-for 'script'` a worker's URL must come from a policy; ours allows one URL. */
function trusted(url: string): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy(NAME, {
    createScriptURL: (address) => (address === workerUrl ? address : ''),
  });
  return policy.createScriptURL(url) as string;
}

function workerTransport(onMessage: (message: FromHub) => void): LiveTransport {
  const worker = new SharedWorker(trusted(workerUrl), { type: 'module', name: NAME });
  worker.port.addEventListener('message', ({ data }: MessageEvent<FromHub>) => onMessage(data));
  worker.port.start();
  return { send: (message) => worker.port.postMessage(message) };
}

/** Time until the stream inside the tab is fetched again when it did not come. Milliseconds. */
const FETCH_AGAIN_MS = 5_000;

/** Without SharedWorker (Chrome on Android): the stream inside a tab, fetched only there. */
function tabTransport(onMessage: (message: FromHub) => void): LiveTransport {
  let opened: LiveTransport | null = null;
  // Each message of a page replaces the one before.
  let newest: ToHub | null = null;
  const open = async () => {
    try {
      const { openTabTransport } = await import('./tabTransport');
      opened = openTabTransport(NAME, onMessage);
      if (newest) opened.send(newest);
    } catch {
      onMessage({ type: 'status', status: { state: 'stale', since: Date.now() } });
      setTimeout(() => void open(), FETCH_AGAIN_MS);
    }
  };
  void open();
  return { send: (message) => (opened ? opened.send(message) : void (newest = message)) };
}

/** One stream per browser, not per tab: six open streams starve HTTP/1.1. */
export function openTransport(onMessage: (message: FromHub) => void): LiveTransport {
  if (typeof SharedWorker === 'function') return workerTransport(onMessage);
  return tabTransport(onMessage);
}
