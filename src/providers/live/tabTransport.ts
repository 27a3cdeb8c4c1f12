import { LiveHub } from './liveHub';
import type { FromHub, LiveTransport, ToHub } from './liveMessages';

/** The tab that has the lock owns the stream for all others. */
function leaderTransport(name: string, onMessage: (message: FromHub) => void): LiveTransport {
  const up = new BroadcastChannel(`${name}-up`);
  const down = new BroadcastChannel(`${name}-down`);
  let hub: LiveHub | null = null;
  down.addEventListener('message', ({ data }: MessageEvent<FromHub>) => onMessage(data));
  void navigator.locks.request(name, () => {
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

/** The stream of a browser without SharedWorker: one for all tabs where tabs can talk, otherwise one for each. */
export function openTabTransport(name: string, onMessage: (message: FromHub) => void): LiveTransport {
  const hasLeader = typeof BroadcastChannel === 'function' && typeof navigator.locks === 'object';
  return hasLeader ? leaderTransport(name, onMessage) : ownTransport(onMessage);
}
