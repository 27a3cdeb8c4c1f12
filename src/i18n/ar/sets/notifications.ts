import { notificationPages } from '../notificationPages';

/** Arabic words of the notifications and their settings. */
export const messages = { notificationPages };
