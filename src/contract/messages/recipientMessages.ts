import { mixed, number, object, string } from 'yup';
import type { MessageChannel } from '../../domain/messages/channels';
import { RECIPIENT_EVENTS, type RecipientEvent } from '../../domain/messages/recipientEvents';
import type { ChannelsByEvent } from '../../domain/messages/recipientRules';
import type { TemplateValues, TemplateWords } from '../../domain/messages/templateText';
import { answer } from '../answer';
import { callContract } from '../call';
import type { Language } from '../../domain/wire/languages';

const PATH = '/recipient_messages';
const tags = ['messages'];

/** What the operation, a CDP or a client tells its recipients. */
export interface RecipientRule {
  /** 1 while nothing is stored. */
  version: number;
  close_door_pharmacy_id: number | null;
  funding_source_id: number | null;
  channels: ChannelsByEvent;
  /** Dollars per day, as exact text; null: no limit. */
  daily_budget: string | null;
}

export interface RecipientTemplate {
  event: RecipientEvent;
  /** 1 while nobody has changed them. */
  version: number;
  /** The operation's own words; else ours. */
  is_own: boolean;
  words: TemplateWords;
}

export interface RecipientMessages {
  rules: RecipientRule[];
  /** Dollars per segment of a text message, and per call; null: nobody has entered one. */
  sms_price: string | null;
  voice_price: string | null;
  templates: RecipientTemplate[];
  /** Ways that a service is connected for; the others keep their messages in the app. */
  connected: MessageChannel[];
}

export const recipientMessagesCall = callContract({
  method: 'GET',
  path: PATH,
  tags,
  summary: 'What recipients are told, by CDP and client, and in which words',
  answer: answer<RecipientMessages>({ rules: [{ version: 'number' }], templates: [{ version: 'number' }] }),
});

/** Who the rules are of: both null for the operation. The values are checked by `ruleProblems`. */
export const saveRuleCall = callContract({
  method: 'PUT',
  path: `${PATH}/rules`,
  tags,
  summary: 'Change what recipients are told',
  body: object({
    close_door_pharmacy_id: number().integer().min(1).nullable().defined(),
    funding_source_id: number().integer().min(1).nullable().defined(),
    channels: mixed().defined(),
    daily_budget: mixed().nullable().defined(),
    sms_price: mixed().nullable(),
    voice_price: mixed().nullable(),
  }),
  answer: answer<RecipientRule>({ version: 'number' }),
});

/** `words` null: ours again. They are checked by `templateProblems`. */
export const saveTemplateCall = callContract({
  method: 'PUT',
  path: `${PATH}/templates/:event`,
  params: { event: RECIPIENT_EVENTS },
  tags,
  summary: 'Change the words of a message to recipients',
  body: object({ words: mixed().nullable().defined() }),
  answer: answer<RecipientTemplate>({ version: 'number' }),
});

/** What the variables of a message say for a real delivery. */
export interface PreviewValues {
  delivery_event_id: number;
  order_number: string | null;
  values: Record<Language, TemplateValues>;
}

export const previewValuesCall = callContract({
  method: 'GET',
  path: `${PATH}/preview_values`,
  tags,
  summary: 'The values of a real delivery, for a preview',
  query: object({ order_number: string().trim().max(15) }),
  answer: answer<PreviewValues | null>('record or nothing'),
});
