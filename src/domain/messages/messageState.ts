/**
 * What became of a message. `held`: it waits for a time (quiet hours, budget). `sent`: the provider has taken it.
 * `delivered`: the provider says that it has arrived. `stopped`: it will not be sent, `reason` says why. `kept`: no
 * service is connected for its channel, so it is read in the app and nobody has received it.
 */
export const MESSAGE_STATES = ['waiting', 'held', 'sent', 'delivered', 'failed', 'stopped', 'kept'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** It has not left: it can be stopped. */
export function hasNotLeft(state: MessageState): boolean {
  return state === 'waiting' || state === 'held';
}

/** It can be sent again: it has not arrived as far as anybody knows. */
export function canSendAgain(state: MessageState): boolean {
  return state === 'failed' || state === 'stopped' || state === 'kept';
}
