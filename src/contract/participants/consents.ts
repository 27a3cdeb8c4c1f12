import type { MessageChannel } from '../../domain/messages/channels';
import type { ConsentSource, ConsentState, HowAsked } from '../../domain/messages/consent';
import type { PhoneType } from '../../domain/people/phone';
import { answer } from '../answer';
import { callContract, typed } from '../call';

const LIST = '/participants/:id/consents';
const tags = ['participants'];

/** Longest note on what the person said. */
export const LONGEST_CONSENT_NOTE = 300;

/** A word about messages, with its proof. */
export interface ConsentWord {
  id: number;
  state: ConsentState;
  source: ConsentSource;
  /** UTC wire time. */
  at: string;
  /** Null: every way to this phone or address. */
  channel: MessageChannel | null;
  /** Who recorded it for the person. */
  user_name: string | null;
  how: HowAsked | null;
  note: string | null;
}

/** A phone or e-mail address of a participant with what was said about messages to it. */
export interface ContactConsent {
  /** Ten digits, or an e-mail address. */
  contact: string;
  /** Null: an e-mail address. */
  number_type: PhoneType | null;
  contact_name: string | null;
  /** By channel the word that counts; null: nothing was said. */
  channels: { channel: MessageChannel; word: ConsentWord | null }[];
  /** The newest first. */
  history: ConsentWord[];
}

export interface RecordedConsent {
  contact: string;
  channel: MessageChannel;
  state: ConsentState;
  how: HowAsked;
  note: string | null;
  /** The person has agreed anew, after their own STOP. */
  is_new?: boolean;
}

export const consentsCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'What a participant has said about messages, by phone, address and channel',
  answer: answer<ContactConsent[]>([{ contact: 'text', channels: 'list', history: 'list' }]),
});

export const recordConsentCall = callContract({
  method: 'POST',
  path: LIST,
  tags,
  summary: 'Record consent or a refusal for a participant',
  body: typed<RecordedConsent>(),
  answer: answer<ContactConsent[]>([{ contact: 'text', channels: 'list', history: 'list' }]),
});
