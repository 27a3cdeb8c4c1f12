import type { Config } from '../../config';
import { following } from '../following';
import type { Channel, Transport } from './message';
import { smsTransport } from './smsTransport';
import { smtpTransport } from './smtpTransport';
import { twilioTransport } from './twilioTransport';
import { voiceTransport } from './voiceTransport';

/** By channel; null: no service is configured, and messages are read in the app. */
export type Transports = Readonly<Record<Channel, Transport | null>>;

/** Each is made when it is asked for, and again when its configuration has changed meanwhile. */
export function transportsOf(config: Config): Transports {
  const email = following(() => config.messages.smtp, smtpTransport);
  const texts = following(() => config.messages.sms, smsTransport);
  const voice = following(
    () => config.messages.voice,
    (account) => voiceTransport(account, config.publicUrl),
  );
  const twilio = following(
    () => config.twilio,
    (account) => account.sender && twilioTransport(account, account.sender, config.publicUrl),
  );
  return {
    get email() {
      return email();
    },
    get sms() {
      return twilio() ?? texts();
    },
    get voice() {
      return voice();
    },
  };
}
