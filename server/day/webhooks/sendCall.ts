import { Webhook } from 'standardwebhooks';
import { fromWire } from '../../../src/domain/time/dates';
import { WEBHOOK_TYPE } from '../../../src/domain/webhooks/webhookEvents';
import type { ServerContext } from '../../context';
import { callTarget, type TargetAnswer } from '../../outside/webhooks/callTarget';
import type { Call } from './claimCalls';
import { openSecrets, secretKeys } from './endpointSecrets';
import { proofLink } from './proofLink';

export interface Target {
  url: string;
  sealed_secret: string;
  sealed_old_secret: string | null;
  old_secret_until: string | null;
}

/** The body of a call, byte for byte what is signed. */
export function bodyOf(
  { event, created_at, data }: Pick<Call, 'event' | 'created_at' | 'data'>,
  more: object = {},
) {
  const timestamp = fromWire(created_at).toISOString();
  return JSON.stringify({ type: WEBHOOK_TYPE[event], timestamp, data: { ...data, ...more } });
}

/** Events whose proof is worth fetching: somebody was at the door. */
const WITH_PROOF: ReadonlySet<string> = new Set(['delivered', 'failed']);

/** One try of a call, signed as https://www.standardwebhooks.com says, by both secrets while two are good. */
export async function sendCall(context: ServerContext, target: Target, call: Call): Promise<TargetAnswer> {
  const { clock, config } = context;
  const now = clock();
  const { endpoint_id: endpointId, delivery_event_id: deliveryId, message_id } = call;
  const proof = WITH_PROOF.has(call.event)
    ? { proof_url: await proofLink(context, { endpointId, deliveryId }, now) }
    : {};
  const body = bodyOf(call, proof);
  const isOldGood = target.old_secret_until !== null && fromWire(target.old_secret_until) > now;
  const secrets = openSecrets(await secretKeys(context), target, isOldGood);
  return callTarget({
    url: target.url,
    body,
    allowed: config.webhookNetworks,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'RxDispatch-Webhooks/1.0',
      'webhook-id': message_id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(message_id, now, body)).join(' '),
    },
  });
}
