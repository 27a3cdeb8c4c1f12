import { normaliseEmail } from '../wire/formats';
import { toStoredPhone } from '../people/phone';
import type { MessageChannel } from './channels';

/**
 * What a person has said about automatic messages to one phone or e-mail address. Who has said nothing gets the
 * messages about their own delivery: they gave the number for it.
 */
export type ConsentState = 'given' | 'stopped';

/**
 * Who said so: a word in a text message, the recipient's page, the office for the person, a file of orders, or the
 * provider that refuses to send (Twilio 21610).
 */
export type ConsentSource = 'text' | 'page' | 'office' | 'import' | 'provider';

/** How the office learnt what it records for a person. */
export const HOW_ASKED = ['phone', 'inPerson', 'paper', 'email'] as const;
export type HowAsked = (typeof HOW_ASKED)[number];

/** A word that the person gave themselves, and not somebody for them. */
export function isOwnWord(source: ConsentSource): boolean {
  return source === 'text' || source === 'page' || source === 'provider';
}

/**
 * Whether a consent that the office records needs proof that it is new: a STOP of the recipient is theirs, and only a
 * START, or a consent that they have given anew, with a note of what they said, ends it (47 CFR 64.1200(a)(10)). A refusal
 * that the office has recorded since does not make it the office's.
 *
 * @param words about this contact and channel, the newest first
 */
export function needsNewConsent(
  state: ConsentState,
  words: readonly { readonly state: ConsentState; readonly source: ConsentSource }[],
): boolean {
  if (state === 'stopped') return false;
  const consent = words.findIndex((word) => word.state === 'given');
  const since = consent === -1 ? words : words.slice(0, consent);
  return since.some(({ source }) => isOwnWord(source));
}

/** What a recipient's page says about the ways that reach them. */
export interface MessageChoice {
  /** Messages go this way. */
  readonly on: readonly MessageChannel[];
  /** Stopped by the page, which can take it back. A STOP by text message ends with a START from that phone alone. */
  readonly off: readonly MessageChannel[];
}

/** What the page offers, from the newest word about each way. */
export function messageChoice(
  ways: readonly {
    readonly channel: MessageChannel;
    readonly word: { readonly state: ConsentState; readonly source: ConsentSource } | null;
  }[],
): MessageChoice {
  const isStopped = ({ word }: (typeof ways)[number]) => word?.state === 'stopped';
  return {
    on: ways.filter((way) => !isStopped(way)).map(({ channel }) => channel),
    off: ways.filter((way) => isStopped(way) && way.word?.source === 'page').map(({ channel }) => channel),
  };
}

type ConsentWord = 'stop' | 'start' | 'help';

// Words that carriers and Twilio treat so, and those of Spanish and Arabic.
const WORDS: ReadonlyMap<string, ConsentWord> = new Map([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'].map(word('stop')),
  ...['ALTO', 'PARAR', 'BAJA'].map(word('stop')),
  ...['إيقاف', 'ايقاف', 'أوقف', 'اوقف', 'توقف', 'إلغاء الاشتراك', 'الغاء الاشتراك'].map(word('stop')),
  ...['START', 'UNSTOP', 'YES START', 'INICIAR', 'EMPEZAR', 'ALTA'].map(word('start')),
  ...['ابدأ', 'ابدا', 'اشتراك'].map(word('start')),
  ...['HELP', 'INFO', 'AYUDA', 'مساعدة', 'المساعدة'].map(word('help')),
]);

function word(meaning: ConsentWord) {
  return (text: string): [string, ConsentWord] => [text, meaning];
}

/**
 * Whether the whole text is such a word, in any case and with any punctuation around it. "Please stop at the gate" is
 * not one.
 */
export function consentWordOf(text: string): ConsentWord | null {
  const bare = text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
  return WORDS.get(bare) ?? null;
}

/** A phone or address as consent is kept under it; null when it is none. A call and a text reach the same number. */
export function contactKey(channel: MessageChannel, contact: string): string | null {
  return channel === 'email' ? normaliseEmail(contact) || null : toStoredPhone(contact);
}
