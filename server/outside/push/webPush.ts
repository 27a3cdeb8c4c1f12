import webpush from 'web-push';
import type { ServerContext } from '../../context';
import { readPushKeys } from './pushKeys';
import {
  assertTaken,
  NeverPushed,
  PUSH_PATIENCE_MS,
  PUSH_TTL_SECONDS,
  type PushTransport,
} from './pushTransport';

const URGENCY = { info: 'low', warning: 'normal', urgent: 'high' } as const;

/** Web Push (RFC 8030): the payload is encrypted for the browser alone (RFC 8291) and signed by our key (RFC 8292). */
export function webPush(context: ServerContext): PushTransport {
  return {
    async send({ address, keys }, { id, level }) {
      if (!keys) throw new NeverPushed('no keys');
      const vapid = await readPushKeys(context);
      const request = webpush.generateRequestDetails({ endpoint: address, keys }, JSON.stringify({ id }), {
        vapidDetails: { subject: context.config.push.contact, ...vapid },
        TTL: PUSH_TTL_SECONDS,
        urgency: URGENCY[level],
        // A device that was off gets the last word on a notification, not each.
        topic: `n${id}`,
        contentEncoding: 'aes128gcm',
      });
      const response = await fetch(request.endpoint, {
        method: request.method,
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: request.body ? new Uint8Array(request.body) : null,
        // A service answers itself; elsewhere nothing of ours is to go.
        redirect: 'error',
        signal: AbortSignal.timeout(PUSH_PATIENCE_MS),
      });
      await response.body?.cancel();
      assertTaken(response.status);
    },
  };
}
