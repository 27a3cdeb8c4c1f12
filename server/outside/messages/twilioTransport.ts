import { isFinalTwilioError, twilioCode } from '../../../src/domain/messages/twilioErrors';
import type { TwilioConfig } from '../../config';
import { NeverDelivered, type Transport } from './message';

const PATIENCE_MS = 10_000;
/** Answers of 4xx that pass by themselves. */
const PASSING = new Set([408, 425, 429]);

/** Where the service reports what became of a message, below the public address. */
export const STATUS_CALLBACK = '/api/twilio/message_status';

interface Answer {
  readonly sid?: unknown;
  readonly code?: unknown;
}

/** An answer without JSON comes from something between us and the service: its status says enough. */
async function readAnswer(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch {
    return {};
  }
}

/**
 * Text messages by the vendor's documented call: a form, the account as basic authentication, the number of the message
 * in the answer, the codes of errors.
 * https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
 */
export function twilioTransport(twilio: TwilioConfig, publicUrl: string): Transport {
  const { accountSid, authToken, from, url } = twilio;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const sender: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from };
  return {
    async send({ to, text }) {
      const response = await fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({
          To: to.startsWith('+') ? to : `+1${to}`,
          ...sender,
          Body: text,
          StatusCallback: `${publicUrl}${STATUS_CALLBACK}`,
        }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { sid, code: given } = await readAnswer(response);
      if (response.ok) return { provider_id: typeof sid === 'string' ? sid : null };
      const known = typeof given === 'number' ? isFinalTwilioError(given) : undefined;
      const code = typeof given === 'number' ? twilioCode(given) : `HTTP ${response.status}`;
      const isFinal = known ?? (response.status < 500 && !PASSING.has(response.status));
      if (isFinal) throw new NeverDelivered(code);
      throw Object.assign(new Error(code), { code });
    },
  };
}
