/** What browsers call it when somebody cancels, waits too long, or has no such passkey. */
const NAMES: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

/** Whether the browser, and not the server, said no to a passkey. */
export function isPasskeyRefusal(error: unknown): boolean {
  return error instanceof Error && NAMES.has(error.name);
}
