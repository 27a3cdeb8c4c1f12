import { isFinalTwilioError, twilioCode } from '../../../src/domain/messages/twilioErrors';
import type { TextSender, TwilioConfig } from '../../twilioConfig';
import { NeverDelivered, type Transport } from './message';

const PATIENCE_MS = 10_000;
/** Answers of 4xx that pass by themselves. */
const PASSING = new Set([408, 425, 429]);

/** Where the service reports what became of a message, below the public address. */
export const STATUS_CALLBACK = '/api/twilio/message_status';

/** As the vendor writes numbers. */
function international(phone: string): string {
  return phone.startsWith('+') ? phone : `+1${phone}`;
}

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

/** Of the vendor's list of messages, what tells one from another. */
interface Listed {
  readonly sid?: unknown;
  readonly body?: unknown;
}

/** Enough to hold all that goes to one phone on one day. */
const LISTED = 50;

/**
 * Text messages by the vendor's documented call: a form, the account as basic authentication, the number of the message
 * in the answer, the codes of errors.
 * https://www.twilio.com/docs/messaging/api/message-resource
 */
export function twilioTransport(
  { accountSid, authToken, url }: Pick<TwilioConfig, 'accountSid' | 'authToken' | 'url'>,
  sender: TextSender,
  publicUrl: string,
): Transport {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const messages = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  return {
    async send({ to, text }) {
      const response = await fetch(messages, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({
          To: international(to),
          ...sender,
          Body: text,
          StatusCallback: `${publicUrl}${STATUS_CALLBACK}`,
        }),
        redirect: 'error',
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

    // The service knows no number of ours: the phone, the day and the words tell which message it was.
    async find({ to, text }, since) {
      const query = new URLSearchParams({
        To: international(to),
        'DateSent>': since.toISOString().slice(0, 10),
        PageSize: String(LISTED),
      });
      const response = await fetch(`${messages}?${query}`, {
        headers: { authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const code = `HTTP ${response.status}`;
      if (!response.ok) throw Object.assign(new Error(code), { code });
      const { messages: listed = [] } = (await response.json()) as { messages?: readonly Listed[] };
      const same = listed.find(({ body }) => body === text);
      return typeof same?.sid === 'string' ? { provider_id: same.sid } : null;
    },
  };
}
