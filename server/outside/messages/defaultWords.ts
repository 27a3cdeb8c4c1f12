import { RECIPIENT_EVENTS, type RecipientEvent } from '../../../src/domain/messages/recipientEvents';
import type { TemplateWords } from '../../../src/domain/messages/templateText';
import { recipientWords as english } from '../../../src/i18n/en/recipientWords';
import { recipientWords as spanish } from '../../../src/i18n/es/recipientWords';

/** What recipients are told until an administrator writes other words. */
export const DEFAULT_WORDS = Object.fromEntries(
  RECIPIENT_EVENTS.map((event) => [event, { en: english[event], es: spanish[event] }]),
) as Record<RecipientEvent, TemplateWords>;
