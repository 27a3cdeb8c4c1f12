import { LiveHub } from './liveHub';
import type { FromHub, ToHub } from './liveMessages';

/**
 * The SharedWorker: one per browser, so that all tabs share one stream
 * (docs/decisions/0013-outbox-and-live.md).
 */
const ports = new Set<MessagePort>();
const hub = new LiveHub((message: FromHub) => ports.forEach((port) => port.postMessage(message)));

self.addEventListener('connect', (event) => {
  for (const port of (event as MessageEvent).ports) {
    ports.add(port);
    port.addEventListener('message', ({ data }: MessageEvent<ToHub>) => {
      hub.receive(data);
      if (data.type === 'bye') ports.delete(port);
    });
    port.start();
  }
});
