import type { Config } from '../../config';
import type { Channel, Transport } from './message';
import { smsTransport } from './smsTransport';
import { smtpTransport } from './smtpTransport';
import { voiceTransport } from './voiceTransport';

/** By channel; null: no service is configured, and messages are read in the app. */
export type Transports = Readonly<Record<Channel, Transport | null>>;

export function transportsOf({ messages: { smtp, sms, voice } }: Config): Transports {
  return {
    email: smtp && smtpTransport(smtp),
    sms: sms && smsTransport(sms),
    voice: voice && voiceTransport(voice),
  };
}
