/** How a message reaches a person: a text message, an e-mail, or a call that reads it to a land line. */
export const MESSAGE_CHANNELS = ['sms', 'email', 'voice'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
