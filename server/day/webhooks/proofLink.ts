import { PROOF_LINK_MS } from '../../../src/domain/webhooks/webhookRetries';
import type { ServerContext } from '../../context';
import { isSigned, sign } from '../../platform/plugins/signing';

const TOKEN = /^(\d{1,15})\.(\d{1,15})\.(\d{1,12})\.([0-9a-f]{64})$/;

/** A link by which a client's system fetches the proof of one delivery, for some days and while its endpoint exists. */
export async function proofLink(
  context: ServerContext,
  { endpointId, deliveryId }: { endpointId: number; deliveryId: number },
  now: Date,
): Promise<string> {
  const until = Math.floor((now.getTime() + PROOF_LINK_MS) / 1000);
  const said = `${deliveryId}.${endpointId}.${until}`;
  return `${context.config.publicUrl}/api/client_proofs/${said}.${await sign(context, 'proof', said)}`;
}

/** Whose proof a token of such a link opens; null for one that is wrong or too old. */
export async function readProofToken(
  context: ServerContext,
  token: string,
): Promise<{ endpointId: number; deliveryId: number } | null> {
  const [, deliveryId, endpointId, until, signature = ''] = TOKEN.exec(token) ?? [];
  const isOurs = await isSigned(context, 'proof', `${deliveryId}.${endpointId}.${until}`, signature);
  if (!isOurs || Number(until) * 1000 < context.clock().getTime()) return null;
  return { endpointId: Number(endpointId), deliveryId: Number(deliveryId) };
}
