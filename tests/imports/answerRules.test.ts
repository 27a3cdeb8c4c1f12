import { expect, test } from 'vitest';
import { likelyReading } from '../../src/domain/imports/garbledText';
import { answerProblem, waysOf, type LotQuestion } from '../../src/domain/imports/importAnswers';
import { readDate } from '../../src/domain/imports/importDate';
import { rememberUnused, unusedNames, withRememberedUnused } from '../../src/domain/imports/unusedColumns';

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

test('columns with something in them that nothing is taken from, by the name that is remembered', () => {
  const columns = ['Order', 'Route No.', '', 'Shelf'];
  expect(unusedNames({ columns, filled: [0, 1, 2] }, ['order_number', null, null, null])).toEqual([
    'route no',
    '',
  ]);
  expect(unusedNames({ columns }, [null, null, null, null])).toEqual([]);
});

test.each([
  ['left out', ['shelf', 'route'], ['route', ''], true, ['shelf', 'route']],
  ['asked about again', ['shelf', 'route'], ['route', ''], false, ['shelf']],
])('columns that are %s', (_, before, names, isLeft, after) => {
  expect(rememberUnused(before, names, isLeft)).toEqual(after);
});

const KEPT = { unused: { how: 'keep' } } as const;
const REMEMBERED = { unused: { how: 'keep', is_remembered: true } } as const;
test.each([
  ['known', {}, ['route'], REMEMBERED],
  [
    'known, beside another answer',
    { garbled: { how: 'mend' } as const },
    ['route'],
    { garbled: { how: 'mend' }, ...REMEMBERED },
  ],
  ['a new column', {}, ['route', 'bin'], {}],
  ['a column without a name', {}, ['route', ''], {}],
  ['none is unused', REMEMBERED, [], {}],
  ['a new column after another choice', REMEMBERED, ['bin'], {}],
  ['said of this file', KEPT, ['bin'], KEPT],
])('unused columns of the next file: %s', (_, answers, names, told) => {
  expect(withRememberedUnused(answers, names, ['route', 'shelf'])).toEqual(told);
});
