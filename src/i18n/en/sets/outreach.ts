import { outbox } from '../outbox';
import { recipientMessages } from '../recipientMessages';

/** English words of what recipients are told, and of sent messages. */
export const messages = {
  outbox,
  recipientMessages,
};
