import { urlOf, WrongConfiguration, type Environment } from './environment';

/** What text messages are sent from: a number such as `+16195550100`, a messaging service (`MG…`), or a number of one. */
export interface TextSender {
  From?: string;
  MessagingServiceSid?: string;
}

interface TwilioAccount {
  accountSid: string;
  /** Signs what the service asks of this server. */
  authToken: string;
  /** Of the vendor's API, without a slash at the end. */
  url: string;
}

/** Twilio for text messages and masked calls, with the names of its console. */
export interface TwilioConfig extends TwilioAccount {
  /** Null: another service sends text messages, or none. */
  sender: TextSender | null;
  /** Connects recipients with their drivers, as `+16195550100`: neither sees the other's number. Null: nobody calls drivers. */
  driverNumber: string | null;
}

export interface TwilioVoiceConfig extends TwilioAccount {
  /** The number that calls, as `+16195550100`. */
  from: string;
}

/** The account that a number belongs to; `owner` names the variable of that number. */
function accountOf(env: Environment, owner: string): TwilioAccount {
  const [accountSid, authToken] = [env.TWILIO_ACCOUNT_SID?.trim(), env.TWILIO_AUTH_TOKEN?.trim()];
  if (!accountSid || !authToken)
    throw new WrongConfiguration(`${owner} needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN beside it.`);
  const url = urlOf(env, 'TWILIO_URL', ['http:', 'https:'])?.href.replace(/\/$/, '');
  return { accountSid, authToken, url: url ?? 'https://api.twilio.com' };
}

/**
 * A message names a number, a messaging service, or both: then the number is one of the service's senders
 * (https://www.twilio.com/docs/messaging/api/message-resource).
 */
function senderOf(env: Environment): TextSender | null {
  const [from, service] = [env.TWILIO_FROM?.trim(), env.TWILIO_MESSAGING_SERVICE_SID?.trim()];
  if (from && !/^(\+\d{8,15}|MG\w{32})$/.test(from))
    throw new WrongConfiguration(
      'TWILIO_FROM must be a number such as +16195550100, or a messaging service (MG and 32 letters and digits).',
    );
  if (service && !/^MG\w{32}$/.test(service))
    throw new WrongConfiguration(
      'TWILIO_MESSAGING_SERVICE_SID must be a messaging service: MG and 32 letters and digits.',
    );
  if (from?.startsWith('MG')) {
    if (service && service !== from)
      throw new WrongConfiguration(
        'TWILIO_FROM and TWILIO_MESSAGING_SERVICE_SID name two messaging services.',
      );
    return { MessagingServiceSid: from };
  }
  if (!from && !service) return null;
  return { ...(from && { From: from }), ...(service && { MessagingServiceSid: service }) };
}

/** What uses the account; without any of these it does nothing, which nobody means. */
const USES = [
  'TWILIO_FROM',
  'TWILIO_MESSAGING_SERVICE_SID',
  'TWILIO_DRIVER_NUMBER',
  'TWILIO_VOICE_FROM',
] as const;

/** Text messages and masked calls of an account, either without the other; null: neither. */
export function readTwilio(env: Environment): TwilioConfig | null {
  const sender = senderOf(env);
  const driverNumber = env.TWILIO_DRIVER_NUMBER?.trim() || null;
  const used = USES.find((name) => env[name]?.trim());
  if (!used && env.TWILIO_ACCOUNT_SID?.trim() && env.TELEPHONY_SERVICE?.trim() !== 'twilio')
    throw new WrongConfiguration(
      `TWILIO_ACCOUNT_SID is set, but nothing uses it. Set one of ${USES.join(', ')}, or TELEPHONY_SERVICE=twilio.`,
    );
  if (!sender && !driverNumber) return null;
  if (driverNumber && !/^\+1\d{10}$/.test(driverNumber))
    throw new WrongConfiguration('TWILIO_DRIVER_NUMBER must be a number such as +16195550100.');
  if (sender && env.MESSAGES_SMS_URL?.trim())
    throw new WrongConfiguration(
      'Set MESSAGES_SMS_URL, or a sender of Twilio, not both: one service sends text messages.',
    );
  return { ...accountOf(env, used ?? 'TWILIO_FROM'), sender, driverNumber };
}

/** Automatic calls need a number, as a messaging service cannot call; null: nobody is called. */
export function readTwilioVoice(env: Environment): TwilioVoiceConfig | null {
  const from = env.TWILIO_VOICE_FROM?.trim();
  if (!from) return null;
  if (!/^\+\d{8,15}$/.test(from))
    throw new WrongConfiguration('TWILIO_VOICE_FROM must be a number such as +16195550100.');
  return { ...accountOf(env, 'TWILIO_VOICE_FROM'), from };
}
