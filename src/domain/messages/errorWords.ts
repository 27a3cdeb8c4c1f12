import { textFailureOf, type TextFailure } from './twilioErrors';

/** What stands behind the code of a failure, for people; the key is under `outbox.errors`. */
type ErrorWord =
  | TextFailure
  | 'unknownOutcome'
  | 'timeout'
  | 'refused'
  | 'notFound'
  | 'reset'
  | 'busy'
  | 'service'
  | 'rejected'
  | 'mailbox'
  | 'callBusy'
  | 'callUnanswered'
  | 'callFailed'
  | 'other';

/** How a call ended, as its code: `Call no-answer`. */
export function callCode(status: string): string {
  return `Call ${status}`;
}

const BY_CODE: Readonly<Record<string, ErrorWord>> = {
  unknownOutcome: 'unknownOutcome',
  TimeoutError: 'timeout',
  AbortError: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'refused',
  ECONNREFUSED: 'refused',
  ECONNECTION: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ENOTFOUND: 'notFound',
  EDNS: 'notFound',
  EAI_AGAIN: 'notFound',
  ECONNRESET: 'reset',
  ESOCKET: 'reset',
  EPIPE: 'reset',
  [callCode('busy')]: 'callBusy',
  [callCode('no-answer')]: 'callUnanswered',
  [callCode('failed')]: 'callFailed',
  [callCode('canceled')]: 'callFailed',
  UND_ERR_SOCKET: 'reset',
};

/** The words for a stored code such as `ECONNREFUSED`, `HTTP 429`, `SMTP 550` or `Twilio 21610`. */
export function errorWord(code: string): ErrorWord {
  const known = BY_CODE[code] ?? textFailureOf(code);
  if (known) return known;
  const [, protocol, number] = /^(HTTP|SMTP) (\d{3})$/.exec(code) ?? [];
  if (protocol === 'SMTP') return Number(number) >= 500 ? 'mailbox' : 'busy';
  if (protocol !== 'HTTP') return 'other';
  if (number === '429') return 'busy';
  return Number(number) >= 500 ? 'service' : 'rejected';
}
