import { notificationPages } from '../notificationPages';

/** Spanish words of the notifications and their settings. */
export const messages = { notificationPages };
