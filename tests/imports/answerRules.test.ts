import { expect, test } from 'vitest';
import { likelyReading } from '../../src/domain/imports/garbledText';
import { answerProblem, waysOf, type LotQuestion } from '../../src/domain/imports/importAnswers';
import { readDate } from '../../src/domain/imports/importDate';

test.each<
  [question: LotQuestion, is_whole: boolean, how: string, value: string | null, message: string | null]
>([
  ['client_code', false, 'value', 'AAA000001', null],
  ['client_code', false, 'value', 'AAA1', 'validation.clientCode'],
  ['client_code', false, 'value', ' ', 'validation.required'],
  ['client_code', false, 'without', null, 'validation.invalid'],
  ['client_code', true, 'leave_out', null, 'validation.invalid'],
  ['phone_number', false, 'value', '000-000-0000', 'orders.placeholder'],
  ['phone_number', true, 'without', null, null],
  ['order_number', true, 'value', 'A1', 'validation.invalid'],
  ['participant_name', true, 'value', 'DESK', 'orders.fullName'],
])('an answer for %s (whole: %s) with %s %s: %s', (question, is_whole, how, value, message) => {
  const answer = { how: how as 'value', value };
  expect(answerProblem({ question, is_whole }, answer)?.message ?? null).toBe(message);
});

test('of every row none is left out', () => {
  expect(waysOf({ question: 'phone_number', is_whole: true })).toEqual(['without', 'value']);
});

test('what is garbled beside what is right is read again by itself', () => {
  expect(likelyReading('Jos\u00c3\u00a9 Pe\u00f1a')).toBe('Jos\u00e9 Pe\u00f1a');
});

test.each([
  ['11/24/2026', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['11-24-26', '2026-11-24'],
  ['2026-11-24 00:00:00', '2026-11-24'],
  ['20261124', '2026-11-24'],
  ['24-Nov-26', '2026-11-24'],
  ['Nov 24, 2026', '2026-11-24'],
  ['24 de noviembre de 2026', '2026-11-24'],
  ['46350', '2026-11-24'],
  ['13/13/2026', null],
  ['2/30/2026', null],
  ['someday', null],
])('the day %s is %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});
