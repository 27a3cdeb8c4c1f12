import type { ConsentSource, ConsentState } from '../../domain/messages/consent';
import type { PhoneType } from '../../domain/people/phone';
import { answer } from '../answer';
import { callContract, typed } from '../call';
import type { Language } from '../../domain/wire/languages';

const TEXTS = '/participants/:id/texts';
const tags = ['conversations'];

/** A phone of a participant that can get a text message, or why it cannot. */
export interface TextPhone {
  /** Ten digits. */
  phone_number: string;
  number_type: PhoneType;
  contact_name: string | null;
  is_default: boolean;
  /** What was said about text messages to it; null: nothing. */
  consent: { state: ConsentState; source: ConsentSource; at: string } | null;
}

/** What a person needs to know before they write to a participant. */
export interface Texting {
  participant_name: string;
  /** The recipient's language. */
  language: Language;
  /** UTC wire time: until then nobody is woken; null: it is not quiet there. */
  quiet_until: string | null;
  /** IANA zone of the place. */
  time_zone: string;
  phones: TextPhone[];
  /** Variables of ready-made texts; null: not known. */
  values: {
    name: string;
    pharmacy: string | null;
    phone: string | null;
    /** Window of the next open delivery. */
    window: Readonly<Record<Language, string>> | null;
  };
}

export interface StartedText {
  phone_number: string;
  text: string;
  language: Language;
  /** The delivery that it is about. */
  delivery_event_id?: number | null;
  /** In quiet hours it is kept, and leaves when they end. */
  in_the_morning?: boolean;
}

export const textingCall = callContract({
  method: 'GET',
  path: TEXTS,
  tags,
  summary: 'Phones, consent and quiet hours before a text message to a participant',
  query: typed<{ delivery_event_id?: number }>(),
  answer: answer<Texting>({ participant_name: 'text', phones: 'list' }),
});

export const startTextCall = callContract({
  method: 'POST',
  path: TEXTS,
  tags,
  summary: 'Write a text message to a participant',
  body: typed<StartedText>(),
  answer: answer<{ message_id: number; conversation_id: number }>({
    message_id: 'number',
    conversation_id: 'number',
  }),
});
