/** Names of the browser's errors when the user cancels, waits too long, or has no such passkey. */
const NAMES: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

/** Whether the browser, and not the server, refused a passkey. */
export function isPasskeyRefusal(error: unknown): boolean {
  return error instanceof Error && NAMES.has(error.name);
}
