import type { TwilioVoiceConfig } from '../../twilioConfig';
import { NeverDelivered, type Taken, type Transport } from './message';
import { readAloud, TWIML_MAX } from './twiml';

const PATIENCE_MS = 10_000;
/** Answers of 4xx that pass by themselves. */
const PASSING = new Set([408, 425, 429]);
/** Seconds that it rings: an answering machine takes over by then. */
const RINGS_FOR = '30';

interface Answer {
  readonly sid?: unknown;
  readonly code?: unknown;
}
interface Call {
  readonly sid: string;
  /** RFC 2822. */
  readonly date_created: string;
}

/** Where the service reports how a call ended, below the public address. */
export const CALL_CALLBACK = '/api/twilio/call_status';

/** An answer without JSON comes from something between us and the service: its status says enough. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return {};
  }
}

const takenOf = ({ sid }: Answer): Taken => ({ provider_id: typeof sid === 'string' ? sid : null });

/**
 * Automatic calls by the vendor's documented call: a form with what is read (TwiML), the account as basic authentication.
 * https://www.twilio.com/docs/voice/api/call-resource#create-a-call-resource
 */
export function voiceTransport(voice: TwilioVoiceConfig, publicUrl: string): Transport {
  const { accountSid, authToken, from, url } = voice;
  const calls = `${url}/2010-04-01/Accounts/${accountSid}/Calls.json`;
  const headers = { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` };
  const numberOf = (to: string) => (to.startsWith('+') ? to : `+1${to}`);
  return {
    async send({ to, text, language = 'en' }) {
      const Twiml = readAloud(text, language);
      if (Twiml.length > TWIML_MAX) throw new NeverDelivered('TwiML');
      const response = await fetch(calls, {
        method: 'POST',
        headers,
        body: new URLSearchParams({
          To: numberOf(to),
          From: from,
          Twiml,
          Timeout: RINGS_FOR,
          StatusCallback: `${publicUrl}${CALL_CALLBACK}`,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = (await readJson(response)) as Answer;
      if (response.ok) return takenOf(answer);
      const code = typeof answer.code === 'number' ? `Twilio ${answer.code}` : `HTTP ${response.status}`;
      if (response.status < 500 && !PASSING.has(response.status)) throw new NeverDelivered(code);
      throw Object.assign(new Error(code), { code: `HTTP ${response.status}` });
    },
    /** The service knows no key for repeats: a call to this number since then is ours. */
    async find({ to }, since) {
      const query = new URLSearchParams({
        To: numberOf(to),
        From: from,
        'StartTime>': since.toISOString().slice(0, 10),
      });
      const response = await fetch(`${calls}?${query}`, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw Object.assign(new Error('not asked'), { code: `HTTP ${response.status}` });
      const { calls: found = [] } = (await readJson(response)) as { calls?: readonly Call[] };
      // The service's times have seconds.
      const second = Math.floor(since.getTime() / 1000) * 1000;
      const call = found.find(({ date_created }) => new Date(date_created).getTime() >= second);
      return call ? takenOf(call) : null;
    },
  };
}
