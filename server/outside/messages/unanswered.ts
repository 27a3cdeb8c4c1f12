/** The connection did not come about: the service has seen nothing. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'EAUTH',
  'ETLS',
]);
/** A proxy gave up in the place of the service, or the service failed in the middle. */
const NO_WORD = /^HTTP 5\d\d$/;

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? null : codeOf(error.cause);
}

/** A mail server that was never reached; the same code in the middle of a mail means something else. */
function isBeforeTheMail(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'CONN';
}

/**
 * Whether nobody knows if the service has taken the message: it was sent, and the answer did not come. What the service
 * has answered, and what never reached it, is known.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error) || isBeforeTheMail(error)) return false;
  if ('responseCode' in error) return false;
  const code = codeOf(error);
  if (code === null)
    return error.name === 'TimeoutError' || error.name === 'AbortError' || error.name === 'TypeError';
  if (NO_WORD.test(code)) return true;
  return !NOT_SENT.has(code) && !/^(HTTP|SMTP|Twilio)\b/i.test(code);
}
