import type { Config } from '../../config';
import { NeverDelivered, type Transport } from './message';

const PATIENCE_MS = 10_000;
/** Answers of 4xx that pass by themselves. */
const PASSING = new Set([408, 425, 429]);

/**
 * Text messages through a telephony service: `POST url {to: "+16195550100", text}` with `Authorization: Bearer token`
 * and an `Idempotency-Key` that stays the same at every try. Any 2xx means that it was taken.
 */
export function smsTransport({ url, token }: NonNullable<Config['messages']['sms']>): Transport {
  return {
    takesOnce: true,
    async send({ id, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `rx-dispatch-${id}`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to: to.startsWith('+') ? to : `+1${to}`, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (response.ok) return { provider_id: null };
      const code = `HTTP ${response.status}`;
      if (response.status < 500 && !PASSING.has(response.status)) throw new NeverDelivered(code);
      throw Object.assign(new Error(code), { code });
    },
  };
}
