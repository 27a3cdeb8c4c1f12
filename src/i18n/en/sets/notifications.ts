import { notificationPages } from '../notificationPages';

/** English words of the notifications and their settings. */
export const messages = { notificationPages };
