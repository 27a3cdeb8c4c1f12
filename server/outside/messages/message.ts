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
  /** `link`: one or more, a line each. */
  trackingLink: { name: string; link: string };
  driverNotice: { text: string; run: string };
  /** `title` names no patient. */
  notification: { name: string; title: string; link: string };
}

export type Template = keyof MessageArgs;
export type Channel = 'email' | 'sms';

/** A message to a person who may not be looking at the app. */
export type NewMessage = {
  [T in Template]: { template: T; args: MessageArgs[T] };
}[Template] & {
  channel: Channel;
  /** An e-mail address, or ten digits of a phone. */
  to: string;
  language: 'en' | 'es';
  /** The recipient is a patient: their address is shown to nobody afterwards. */
  is_private?: boolean;
  /** Whose account its link opens: nobody below them is shown it. */
  user_id?: number;
  /** The CDP whose run or delivery it is about; absent: whose reader or sender is in one CDP. */
  close_door_pharmacy_id?: number;
  /** The user who caused it; absent: the server itself. */
  created_by?: { user_id: number; full_name: string };
};

/** A message in the words of its template. */
export interface WrittenMessage {
  id: number;
  to: string;
  subject: string;
  text: string;
  attachment?: { name: string; bytes: Buffer };
}

/** Hands written messages to a service outside. Throws when it does not take one. */
export interface Transport {
  send(message: WrittenMessage): Promise<void>;
}

/** The service will never take this message: another try would change nothing. `message` is its code alone. */
export class NeverDelivered extends Error {
  override name = 'NeverDelivered';
}
