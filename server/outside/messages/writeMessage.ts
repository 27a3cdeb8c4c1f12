import { outgoing as english } from '../../../src/i18n/en/outgoing';
import { outgoing as spanish } from '../../../src/i18n/es/outgoing';
import type { Channel, Template, WrittenMessage } from './message';

const WORDS = { en: english, es: spanish };

interface StoredMessage {
  id: number;
  channel: Channel;
  recipient: string;
  template: string;
  args: Readonly<Record<string, string>>;
  language: 'en' | 'es';
}

/** Values that are missing, such as a link that has been taken out, leave three dots. */
function fill(sentence: string, args: StoredMessage['args']): string {
  return sentence.replace(/%\{(\w+)\}/g, (_whole, name: string) => args[name] ?? '…');
}

function isTemplate(name: string): name is Template {
  return name in english;
}

/** A stored message in the words of its template and language. */
export function writeMessage({
  id,
  channel,
  recipient,
  template,
  args,
  language,
}: StoredMessage): WrittenMessage {
  if (!isTemplate(template)) throw new Error(`There is no message template ${template}`);
  const words = WORDS[language][template];
  return {
    id,
    to: recipient,
    subject: fill(words.subject, args),
    text: fill(channel === 'sms' ? words.sms : words.text, args),
  };
}
