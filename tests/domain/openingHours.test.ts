import { describe, expect, it } from 'vitest';
import { closedDoor, closesAt, hoursOn, openingProblems } from '../../src/domain/time/openingHours';

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

describe('who comes when nobody is there', () => {
  const ZONE = 'America/Los_Angeles';
  const open = { delivery_date: '2026-11-20', facility_hours: hours };
  const always = {
    ...open,
    facility_hours: { opens_at: '00:00:00', closes_at: '23:59:00', open_days: null },
  };
  it.each([
    ['at opening', open, '2026-11-20T16:00:00Z', null],
    ['at closing', open, '2026-11-21T01:00:00Z', null],
    ['before opening', open, '2026-11-20T15:30:00Z', { rule: 'beforeOpening', minutes: 30 }],
    ['just after closing', open, '2026-11-21T01:00:01Z', { rule: 'afterClosing', minutes: 1 }],
    ['after midnight of the day', open, '2026-11-21T08:30:00Z', { rule: 'afterClosing', minutes: 450 }],
    [
      'on a Saturday',
      { ...open, delivery_date: '2026-11-21' },
      '2026-11-21T18:00:00Z',
      { rule: 'closedAllDay', minutes: 0 },
    ],
    ['at half past midnight, where it is always open', always, '2026-11-21T08:30:00Z', null],
    ['at a door that is no home’s', { delivery_date: '2026-11-20' }, '2026-11-21T08:30:00Z', null],
  ])('%s', (_, stop, at, expected) => {
    expect(closedDoor(stop, Date.parse(at), ZONE)).toEqual(expected);
  });

  it.each([
    ['a home', open, Date.parse('2026-11-21T01:00:00Z')],
    ['a home that is always open', always, null],
    ['a home on a day without hours', { ...open, delivery_date: '2026-11-21' }, 'closed'],
  ])('%s closes', (_, stop, expected) => {
    expect(closesAt(stop, ZONE)).toEqual(expected);
  });
});
