import { RECIPIENT_EVENTS, type RecipientEvent } from '../../../src/domain/messages/recipientEvents';
import type { TemplateWords } from '../../../src/domain/messages/templateText';
import { recipientWords as english } from '../../../src/i18n/en/recipientWords';
import { recipientWords as spanish } from '../../../src/i18n/es/recipientWords';
import { recipientWords as arabic } from '../../../src/i18n/ar/recipientWords';

/** What recipients are told until an administrator writes other words. */
export const DEFAULT_WORDS = Object.fromEntries(
  RECIPIENT_EVENTS.map((event) => [event, { en: english[event], es: spanish[event], ar: arabic[event] }]),
) as Record<RecipientEvent, TemplateWords>;

/** Stored words in every language: those from before a language was there say ours in it. */
export function wholeWords(event: RecipientEvent, stored: Partial<TemplateWords>): TemplateWords {
  return { ...DEFAULT_WORDS[event], ...stored };
}
