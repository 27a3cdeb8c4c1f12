import { consent } from '../consent';
import { conversations } from '../conversations';

/** Spanish words of text messages with recipients. */
export const messages = { consent, conversations };
