import { outbox } from '../outbox';
import { recipientMessages } from '../recipientMessages';
import type { SameKeys } from '../../messages';
import type { messages as english } from '../../en/sets/outreach';

/** Arabic words of what recipients are told, and of sent messages. */
export const messages: SameKeys<typeof english> = {
  outbox,
  recipientMessages,
};
