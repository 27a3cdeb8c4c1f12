import { outgoing as english } from '../../../src/i18n/en/outgoing';
import { outgoing as spanish } from '../../../src/i18n/es/outgoing';
import { outgoing as arabic } from '../../../src/i18n/ar/outgoing';
import type { Channel, Template, WrittenMessage } from './message';
import type { Language } from '../../../src/domain/wire/languages';

const WORDS: Readonly<Record<Language, typeof english>> = { en: english, es: spanish, ar: arabic };

interface StoredMessage {
  id: number;
  channel: Channel;
  recipient: string;
  template: string;
  args: Readonly<Record<string, string>>;
  language: Language;
}

/** Values that are missing, such as a link that has been taken out, leave three dots. */
function fill(sentence: string, args: StoredMessage['args']): string {
  return sentence.replace(/%\{(\w+)\}/g, (_whole, name: string) => args[name] ?? '…');
}

type OwnTemplate = Exclude<Template, 'recipient'>;

function isTemplate(name: string): name is OwnTemplate {
  return name in english;
}

function wordsOf({ template, args, language }: StoredMessage): {
  subject: string;
  text: string;
  sms: string;
} {
  const { subject = '', text = '' } = args;
  if (template === 'recipient') return { subject, text, sms: text };
  if (!isTemplate(template)) throw new Error(`There is no message template ${template}`);
  return WORDS[language][template];
}

/** Links below the public address, with it. */
function withPublicUrl({ template, args }: StoredMessage, publicUrl: string): StoredMessage['args'] {
  if (template !== 'recipient' || args.link === undefined) return args;
  const link = args.link.split('\n').map((each) => publicUrl + each);
  return { ...args, link: link.join('\n') };
}

/** A stored message in the words of its template and language. */
export function writeMessage(message: StoredMessage, publicUrl: string): WrittenMessage {
  const { id, channel, recipient } = message;
  const words = wordsOf(message);
  const args = withPublicUrl(message, publicUrl);
  return {
    id,
    to: recipient,
    language: message.language,
    subject: fill(words.subject, args),
    text: fill(channel === 'email' ? words.text : words.sms, args),
  };
}
