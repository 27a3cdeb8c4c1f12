import { describe, expect, test } from 'vitest';
import {
  correctedShift,
  correctionProblems,
  weekStartOf,
  workedMinutes,
} from '../../../src/domain/fleet/workTime';

test.each([
  ['2026-11-22', 'sunday', '2026-11-22'],
  ['2026-11-25', 'sunday', '2026-11-22'],
  ['2026-11-28', 'sunday', '2026-11-22'],
  ['2026-11-22', 'monday', '2026-11-16'],
  ['2026-11-23', 'monday', '2026-11-23'],
] as const)('%s is in the week from %s on %s', (day, start, expected) => {
  expect(weekStartOf(day, start)).toBe(expected);
});

test.each([
  ['eight hours and a break', '2026-11-20 16:00:00', '2026-11-21 00:00:00', 30, 450],
  ['an open shift', '2026-11-20 16:00:00', null, 0, 0],
  ['a break longer than the shift', '2026-11-20 16:00:00', '2026-11-20 16:10:00', 30, 0],
])('%s', (_name, clock_in, clock_out, break_minutes, expected) => {
  expect(workedMinutes({ clock_in, clock_out, break_minutes })).toBe(expected);
});

describe('a correction', () => {
  const typed = { clock_in: '08:00:00', clock_out: '16:30:00', ends_next_day: false, break_minutes: 30 };
  test.each([
    ['is right', typed, []],
    ['clocks out before it clocks in', { ...typed, clock_out: '07:00:00' }, ['clock_out']],
    ['clocks out at the same minute', { ...typed, clock_out: '08:00:00' }, ['clock_out']],
    ['ends after midnight', { ...typed, clock_out: '02:00:00', ends_next_day: true }, []],
    ['is longer than a day', { ...typed, clock_out: '09:00:00', ends_next_day: true }, ['ends_next_day']],
    ['is all break', { ...typed, clock_out: '08:30:00' }, ['break_minutes']],
    ['is not filled in yet', {}, []],
  ])('%s', (_name, record, fields) => {
    expect(Object.keys(correctionProblems(record))).toEqual(fields);
  });

  test('is in the zone of the driver, also over the change of the clocks', () => {
    const shift = correctedShift(
      {
        work_date: '2026-10-31',
        clock_in: '22:00:00',
        clock_out: '06:00:00',
        ends_next_day: true,
        break_minutes: null,
      },
      'America/Los_Angeles',
    );
    expect(shift.clock_in.toISOString()).toBe('2026-11-01T05:00:00.000Z');
    // Nine hours: one of them twice.
    expect(shift.clock_out.toISOString()).toBe('2026-11-01T14:00:00.000Z');
  });
});
