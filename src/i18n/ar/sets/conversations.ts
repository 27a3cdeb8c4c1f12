import { consent } from '../consent';
import { conversations } from '../conversations';

/** Arabic words of text messages with recipients. */
export const messages = { consent, conversations };
