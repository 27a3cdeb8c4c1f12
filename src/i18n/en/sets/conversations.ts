import { conversations } from '../conversations';

/** English words of text messages with recipients. */
export const messages = { conversations };
