import type { Config } from '../../config';
import type { Channel, Transport } from './message';
import { smsTransport } from './smsTransport';
import { smtpTransport } from './smtpTransport';
import { twilioTransport } from './twilioTransport';
import { voiceTransport } from './voiceTransport';

/** By channel; null: no service is configured, and messages are read in the app. */
export type Transports = Readonly<Record<Channel, Transport | null>>;

export function transportsOf({ messages: { smtp, sms, voice }, twilio, publicUrl }: Config): Transports {
  const texts = twilio?.sender ? twilioTransport(twilio, twilio.sender, publicUrl) : sms && smsTransport(sms);
  return {
    email: smtp && smtpTransport(smtp),
    sms: texts,
    voice: voice && voiceTransport(voice),
  };
}
