import { expect, it } from 'vitest';
import { hoursOn, openingProblems } from '../../src/domain/openingHours';

const hours = { opens_at: '08:00:00', closes_at: '17:00:00', open_days: [1, 2, 3, 4, 5] };

// 20 November 2026 is a Friday.
it.each([
  ['a day on which it is open', hours, '2026-11-20', { opens: '08:00:00', closes: '17:00:00' }],
  ['a Saturday', hours, '2026-11-21', 'closed'],
  [
    'a Saturday of a home that names no days',
    { ...hours, open_days: [] },
    '2026-11-21',
    { opens: '08:00:00', closes: '17:00:00' },
  ],
  [
    'a home whose hours nobody has said',
    { opens_at: null, closes_at: null, open_days: [1] },
    '2026-11-21',
    null,
  ],
])('the hours of %s', (_, of, date, expected) => {
  expect(hoursOn(of, date)).toEqual(expected);
});

it.each([
  [{ opens_at: '08:00:00', closes_at: '17:00:00' }, []],
  [{ opens_at: null, closes_at: null }, []],
  [{ opens_at: '08:00:00', closes_at: null }, ['closes_at']],
  [{ opens_at: null, closes_at: '17:00:00' }, ['opens_at']],
  [{ opens_at: '17:00:00', closes_at: '08:00:00' }, ['closes_at']],
])('%o has problems with %o', (record, fields) => {
  expect(Object.keys(openingProblems(record))).toEqual(fields);
});
