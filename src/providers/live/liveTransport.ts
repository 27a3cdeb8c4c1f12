import workerUrl from './liveWorker?sharedworker&url';
import { LiveHub } from './liveHub';
import type { FromHub, ToHub } from './liveMessages';

export interface LiveTransport {
  send: (message: ToHub) => void;
}

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

/** Without SharedWorker, the tab that has the lock owns the stream for all others. */
function leaderTransport(onMessage: (message: FromHub) => void): LiveTransport {
  const up = new BroadcastChannel(`${NAME}-up`);
  const down = new BroadcastChannel(`${NAME}-down`);
  let hub: LiveHub | null = null;
  down.addEventListener('message', ({ data }: MessageEvent<FromHub>) => onMessage(data));
  void navigator.locks.request(NAME, () => {
    hub = new LiveHub((message) => {
      down.postMessage(message);
      onMessage(message);
    });
    const lead = hub;
    up.addEventListener('message', ({ data }: MessageEvent<ToHub>) => lead.receive(data));
    down.postMessage({ type: 'who' } satisfies FromHub);
    onMessage({ type: 'who' });
    // Locked until this tab closes; then the next one becomes the leader.
    return new Promise<never>(() => undefined);
  });
  return { send: (message) => (hub ? hub.receive(message) : up.postMessage(message)) };
}

function ownTransport(onMessage: (message: FromHub) => void): LiveTransport {
  const hub = new LiveHub(onMessage);
  return { send: (message) => hub.receive(message) };
}

/** One stream per browser, not per tab: six open streams starve HTTP/1.1. */
export function openTransport(onMessage: (message: FromHub) => void): LiveTransport {
  if (typeof SharedWorker === 'function') return workerTransport(onMessage);
  const hasLeader = typeof BroadcastChannel === 'function' && typeof navigator.locks === 'object';
  return hasLeader ? leaderTransport(onMessage) : ownTransport(onMessage);
}
