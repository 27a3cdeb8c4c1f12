import { toStoredPhone } from '../src/domain/people/phone';
import { choiceOf, urlOf, WrongConfiguration, type Environment } from './environment';

/** Twilio Voice, with the names of its console. */
export interface TwilioVoiceConfig {
  service: 'twilio';
  /** Of the vendor's API, without a slash at the end. */
  url: string;
  accountSid: string;
  authToken: string;
  apiKey: string;
  apiSecret: string;
  appSid: string;
  /** Ten digits: the number that people outside see. */
  callerId: string;
}

/** What carries phone calls. Embedded: the browsers themselves, among colleagues and in a demo. */
export type TelephonyConfig = { service: 'embedded' } | { service: 'off' } | TwilioVoiceConfig;

export function readTelephony(env: Environment): TelephonyConfig {
  const service = choiceOf(env, 'TELEPHONY_SERVICE', 'embedded', ['embedded', 'twilio', 'off']);
  if (service !== 'twilio') return { service };
  const needed = (name: string) => {
    const value = env[name]?.trim();
    if (value) return value;
    throw new WrongConfiguration(`TELEPHONY_SERVICE is "twilio", so ${name} must be set too.`);
  };
  const callerId = toStoredPhone(needed('TWILIO_CALLER_ID'));
  if (callerId === null)
    throw new WrongConfiguration('TWILIO_CALLER_ID must be a phone number of the United States.');
  const url = urlOf(env, 'TWILIO_URL', ['http:', 'https:'])?.href.replace(/\/$/, '');
  return {
    service,
    url: url ?? 'https://api.twilio.com',
    accountSid: needed('TWILIO_ACCOUNT_SID'),
    authToken: needed('TWILIO_AUTH_TOKEN'),
    apiKey: needed('TWILIO_API_KEY'),
    apiSecret: needed('TWILIO_API_SECRET'),
    appSid: needed('TWILIO_APP_SID'),
    callerId,
  };
}
