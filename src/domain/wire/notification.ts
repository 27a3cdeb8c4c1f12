/** Types of notification that the app acts on (spec §3, §4); the live stream names the end of a session alike. */
export const NOTIFICATION_TYPE = {
  /** An asynchronous request has news: `jsonBody.uuid`. */
  asynchronousProcessing: 'asynchronous_processing',
  /** Another sign-in with this account: sign out, "session closed". */
  overrideSignIn: 'override_sign_in',
} as const;

export function isAsyncRequest(notification: { type: string }): boolean {
  return notification.type === NOTIFICATION_TYPE.asynchronousProcessing;
}

export function endsSession(notification: { type: string }): boolean {
  return notification.type === NOTIFICATION_TYPE.overrideSignIn;
}
