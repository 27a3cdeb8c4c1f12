import type { MessageChannel } from '../../../src/domain/messages/channels';
import type { Language } from '../../../src/domain/wire/languages';

/** Values that each template needs; instants are already in the reader's words. */
interface MessageArgs {
  invitation: { name: string; link: string; until: string };
  passwordReset: { name: string; link: string; until: string };
  passwordChanged: { name: string; at: string };
  confirmEmail: { name: string; link: string; until: string };
  emailChangeAsked: { name: string; email: string; who: string; at: string };
  emailChanged: { name: string; email: string; at: string };
  totpAdded: { name: string; at: string };
  totpRemoved: { name: string; at: string };
  passkeyAdded: { name: string; passkey: string; at: string };
  passkeyRemoved: { name: string; passkey: string; at: string };
  recoveryCodesMade: { name: string; at: string };
  /** `left`: how many codes still work. */
  recoveryCodeUsed: { name: string; left: string; at: string };
  /** `from`: the address that they came from. */
  wrongCodes: { name: string; from: string; at: string };
  secondFactorReset: { name: string; who: string; at: string };
  /** `file_key` names the attachment in the file store. */
  billingReport: { name: string; from: string; to: string; file: string; file_key: string };
  /** `days`, `rows`: in the reader's words; `link` into the app. */
  scheduledReport: { name: string; report: string; days: string; rows: string; link: string };
  scheduledReportEmpty: { name: string; report: string; days: string };
  /** `link`: one or more, a line each. */
  trackingLink: { name: string; link: string };
  /** `defects`: a line each. */
  vehicleDefects: { vehicle: string; driver: string; run: string; defects: string };
  criticalDefect: { vehicle: string; driver: string; run: string; defects: string };
  driverNotice: { text: string; run: string };
  /** `title` names no patient. */
  notification: { name: string; title: string; link: string };
  /** An answer to a recipient: of the office, or by itself. */
  recipientText: { text: string };
  /** With the link of the delivery that it is about. */
  recipientTextLink: { text: string; link: string };
  test: { name: string };
  /**
   * What a recipient is told by itself: their words are fixed when it is made. `link`: one or more below the public
   * address, a line each.
   */
  recipient: { subject: string; text: string; link: string };
}

export type Template = keyof MessageArgs;
export type Channel = MessageChannel;

/** A message to a person who may not be looking at the app. */
export type NewMessage = {
  [T in Template]: { template: T; args: MessageArgs[T] };
}[Template] & {
  channel: Channel;
  /** An e-mail address, or ten digits of a phone. */
  to: string;
  language: Language;
  /** The recipient is a patient: their address is shown to nobody afterwards. */
  is_private?: boolean;
  /** Whose account its link opens: nobody below them is shown it. */
  user_id?: number;
  /** The CDP whose run or delivery it is about; absent: whose reader or sender is in one CDP. */
  close_door_pharmacy_id?: number;
  /** The recipient that it is written to, and the delivery that it is about. */
  participant_id?: number;
  delivery_event_id?: number;
  /** The user who caused it; absent: the server itself. */
  created_by?: { user_id: number; full_name: string };
  /** It is kept until then, for this reason. */
  held?: { reason: 'quiet'; until: Date };
  /** When it was said, among others in a conversation; absent: when it is stored. */
  at?: Date;
};

/** A message in the words of its template. */
export interface WrittenMessage {
  id: number;
  to: string;
  subject: string;
  text: string;
  /** What a call is read in. */
  language?: Language;
  attachment?: { name: string; bytes: Buffer };
}

/** What a service says of a message that it has taken. */
export interface Taken {
  /** Its own number of the message, by which it reports later; null where it has none. */
  provider_id: string | null;
}

/** Hands written messages to a service outside. Throws when it does not take one. */
export interface Transport {
  send(message: WrittenMessage): Promise<Taken>;
  /** The service takes a message once, however often it is sent: it knows it by its number. */
  readonly takesOnce?: true;
  /** Asks the service whether it has taken a message whose answer never came; null: it has not. */
  find?(message: WrittenMessage, since: Date): Promise<Taken | null>;
}

/** The service will never take this message: another try would change nothing. `message` is its code alone. */
export class NeverDelivered extends Error {
  override name = 'NeverDelivered';
}
