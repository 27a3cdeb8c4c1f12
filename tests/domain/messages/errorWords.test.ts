import { expect, it } from 'vitest';
import { errorWord } from '../../../src/domain/messages/errorWords';
import { canSendAgain, hasNotLeft, MESSAGE_STATES } from '../../../src/domain/messages/messageState';

it.each([
  ['unknownOutcome', 'unknownOutcome'],
  ['TimeoutError', 'timeout'],
  ['ECONNREFUSED', 'refused'],
  ['ENOTFOUND', 'notFound'],
  ['ECONNRESET', 'reset'],
  ['HTTP 429', 'busy'],
  ['HTTP 400', 'rejected'],
  ['HTTP 503', 'service'],
  ['SMTP 550', 'mailbox'],
  ['SMTP 451', 'busy'],
  ['', 'other'],
  ['Twilio 21610', 'unsubscribed'],
  ['Twilio 30003', 'unreachable'],
  ['Twilio 99999', 'other'],
])('%s is said as %s', (code, word) => expect(errorWord(code)).toBe(word));

it('no message can be stopped and sent again at once', () => {
  expect(MESSAGE_STATES.filter((state) => hasNotLeft(state) && canSendAgain(state))).toEqual([]);
  expect(MESSAGE_STATES.filter(hasNotLeft)).toEqual(['waiting', 'held']);
  expect(MESSAGE_STATES.filter(canSendAgain)).toEqual(['failed', 'stopped', 'kept']);
});
