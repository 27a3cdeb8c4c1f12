import { urlOf, WrongConfiguration, type Environment } from './environment';

/** Twilio for text messages, with the names of its console. */
export interface TwilioConfig {
  accountSid: string;
  /** Signs what the service asks of this server. */
  authToken: string;
  /** A number as `+16195550100`, or a messaging service (`MG…`). */
  from: string;
  /** Connects recipients with their drivers, as `+16195550100`: neither sees the other's number. Null: nobody calls drivers. */
  driverNumber: string | null;
  /** Of the vendor's API, without a slash at the end. */
  url: string;
}

export type TwilioVoiceConfig = Pick<TwilioConfig, 'accountSid' | 'authToken' | 'from' | 'url'>;

/** The account that a number belongs to; `owner` names the variable of that number. */
function accountOf(env: Environment, owner: string): Pick<TwilioConfig, 'accountSid' | 'authToken' | 'url'> {
  const [accountSid, authToken] = [env.TWILIO_ACCOUNT_SID?.trim(), env.TWILIO_AUTH_TOKEN?.trim()];
  if (!accountSid || !authToken)
    throw new WrongConfiguration(`${owner} needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN beside it.`);
  const url = urlOf(env, 'TWILIO_URL', ['http:', 'https:'])?.href.replace(/\/$/, '');
  return { accountSid, authToken, url: url ?? 'https://api.twilio.com' };
}

/** The service that carries text messages by its own call; null: another one, or none. */
export function readTwilio(env: Environment): TwilioConfig | null {
  const from = env.TWILIO_FROM?.trim();
  if (!from) return null;
  if (!/^(\+\d{8,15}|MG\w{32})$/.test(from))
    throw new WrongConfiguration(
      'TWILIO_FROM must be a number such as +16195550100, or a messaging service (MG and 32 letters and digits).',
    );
  const account = accountOf(env, 'TWILIO_FROM');
  if (env.MESSAGES_SMS_URL?.trim())
    throw new WrongConfiguration(
      'Set MESSAGES_SMS_URL or TWILIO_FROM, not both: one service sends text messages.',
    );
  const driverNumber = env.TWILIO_DRIVER_NUMBER?.trim() || null;
  if (driverNumber && !/^\+1\d{10}$/.test(driverNumber))
    throw new WrongConfiguration('TWILIO_DRIVER_NUMBER must be a number such as +16195550100.');
  return { ...account, from, driverNumber };
}

/** Automatic calls need a number, as a messaging service cannot call; null: nobody is called. */
export function readTwilioVoice(env: Environment): TwilioVoiceConfig | null {
  const from = env.TWILIO_VOICE_FROM?.trim();
  if (!from) return null;
  if (!/^\+\d{8,15}$/.test(from))
    throw new WrongConfiguration('TWILIO_VOICE_FROM must be a number such as +16195550100.');
  return { ...accountOf(env, 'TWILIO_VOICE_FROM'), from };
}
