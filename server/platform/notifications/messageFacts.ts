import { messageWords as english } from '../../../src/i18n/en/messageWords';
import { messageWords as spanish } from '../../../src/i18n/es/messageWords';
import { messageWords as arabic } from '../../../src/i18n/ar/messageWords';
import type { NotificationFact } from '../../../src/domain/notifications/notificationFacts';
import { errorWord } from '../../../src/domain/messages/errorWords';
import type { Language } from '../../../src/domain/wire/languages';

type Words = Readonly<Record<string, string>>;
interface MessageWords {
  channels: Words;
  /** What a message says: news for recipients and our own templates. */
  news: Words;
  errors: Words;
}

const WORDS: Readonly<Record<Language, MessageWords>> = {
  en: { ...english, news: { ...english.templates, ...english.events } },
  es: { ...spanish, news: { ...spanish.templates, ...spanish.events } },
  ar: { ...arabic, news: { ...arabic.templates, ...arabic.events } },
};

type Write = (value: string, words: MessageWords) => string | undefined;

/** The facts of a message, as its page says them. */
const WRITE = new Map<string, Write>([
  ['channel', (value, { channels }) => channels[value]],
  ['news', (value, { news }) => news[value]],
  ['error', (value, { errors }) => errors[errorWord(value)]?.replace('%{error}', value)],
] satisfies [NotificationFact, Write][]);

/** A fact of a message in the reader's language; undefined for another fact, or a value without words. */
export function messageFact(name: string, value: string, language: Language): string | undefined {
  return WRITE.get(name)?.(value, WORDS[language]);
}
