import { withinDayHours } from '../../src/domain/time/dayHours';
import { describe, expect, test } from 'vitest';
import { toWire } from '../../src/domain/time/dates';
import {
  addMonths,
  hoursOfAny,
  isoWeekday,
  isOvernight,
  nextShifts,
  runDay,
  shiftHours,
  shiftOn,
  weeksOf,
  type RunPattern,
} from '../../src/domain/runs/runCalendar';
import { firstCollision } from '../../src/domain/runs/runCollisions';
import {
  dailyTimesProblems,
  runProblems,
  shiftNotices,
  suspensionProblems,
} from '../../src/domain/runs/runRules';

const ZONE = 'America/Los_Angeles';
const run = (changes: Partial<RunPattern> = {}): RunPattern => ({
  start_date: '2026-11-01',
  end_date: null,
  start_time: '08:00:00',
  end_time: '16:00:00',
  shift_days: [1, 2, 3, 4, 5],
  daily_times: [],
  suspensions: [],
  time_zone: ZONE,
  ...changes,
});

describe('§3 run labels: shift calendar, default times, optional suspension dates', () => {
  test.each([
    ['2026-11-23', 'Monday, a shift', {}, 'runs'],
    ['2026-11-22', 'Sunday, none', {}, 'none'],
    ['2026-10-30', 'before the start date', {}, 'none'],
    ['2026-11-24', 'after the end date', { end_date: '2026-11-23' }, 'none'],
    ['2026-11-23', 'the end date itself', { end_date: '2026-11-23' }, 'runs'],
    [
      '2026-11-25',
      'suspended',
      { suspensions: [{ start_date: '2026-11-25', end_date: '2026-11-27' }] },
      'suspended',
    ],
  ] as const)('%s: %s', (date, _why, changes, day) => {
    expect(runDay(run(changes), date)).toBe(day);
  });

  test('the next shifts leave out what is suspended and take the weekday’s own times', () => {
    const pattern = run({
      daily_times: [{ weekday: 2, start_time: '09:30:00', end_time: '13:00:00' }],
      suspensions: [{ start_date: '2026-11-25', end_date: '2026-11-26' }],
    });
    const shifts = nextShifts(pattern, new Date('2026-11-23T20:00:00Z'), 3);
    expect(shifts.map(({ date, start }) => [date, toWire(start)])).toEqual([
      ['2026-11-23', '2026-11-23 16:00:00'],
      ['2026-11-24', '2026-11-24 17:30:00'],
      ['2026-11-27', '2026-11-27 16:00:00'],
    ]);
  });

  test('a run whose days never come has no next shift', () => {
    const never = run({ start_date: '2026-11-23', end_date: '2026-11-23', shift_days: [7] });
    expect(nextShifts(never, new Date('2026-11-20T00:00:00Z'), 3)).toEqual([]);
  });

  test.each([
    // Clocks go forward on 8 March 2026 and back on 1 November 2026, at two in the night.
    ['2026-03-07', '2026-03-08 04:00:00', '2026-03-08 15:00:00'],
    ['2026-10-31', '2026-11-01 03:00:00', '2026-11-01 16:00:00'],
    ['2026-11-23', '2026-11-24 04:00:00', '2026-11-24 16:00:00'],
  ])('a night shift of %s ends at eight by the clock of the next morning', (date, start, end) => {
    const night = run({ start_time: '20:00:00', end_time: '08:00:00' });
    const shift = shiftOn(night, date);
    expect([toWire(shift.start), toWire(shift.end)]).toEqual([start, end]);
    expect(isOvernight(night)).toBe(true);
    expect(shiftHours(night)).toBe(12);
  });

  test('months are weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]?.[6]).toBe('2026-11-01');
    expect(weeks.flat().filter((date) => date !== null)).toHaveLength(30);
    expect(weeks.flat().every((date, index) => date === null || isoWeekday(date) === (index % 7) + 1)).toBe(
      true,
    );
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});

describe('a driver or vehicle at two places at once', () => {
  const from = '2026-11-20';
  test.each([
    ['the same hours', {}, '2026-11-20'],
    ['one after the other', { start_time: '16:00:00', end_time: '20:00:00' }, null],
    ['an hour of overlap', { start_time: '15:00:00', end_time: '20:00:00' }, '2026-11-20'],
    ['other weekdays', { shift_days: [6, 7] }, null],
    ['later dates', { start_date: '2026-12-01' }, '2026-12-01'],
    ['over before', { end_date: '2026-11-10' }, null],
    [
      'suspended until',
      { suspensions: [{ start_date: '2026-11-19', end_date: '2026-11-24' }] },
      '2026-11-25',
    ],
    [
      'free on the only common weekday by its daily times',
      { shift_days: [1], daily_times: [{ weekday: 1, start_time: '17:00:00', end_time: '20:00:00' }] },
      null,
    ],
    [
      'a night shift into the morning',
      { shift_days: [7], start_time: '22:00:00', end_time: '08:30:00' },
      '2026-11-22',
    ],
    ['the same clock in another zone', { time_zone: 'America/New_York', end_time: '10:30:00' }, null],
    ['another zone, later', { time_zone: 'America/New_York' }, '2026-11-20'],
  ] as const)('%s', (_why, changes, date) => {
    expect(firstCollision(run(), run(changes), from)?.date ?? null).toBe(date);
    expect(firstCollision(run(changes), run(), from) === null).toBe(date === null);
  });
});

describe('§5 and §9: rules of a run', () => {
  test.each([
    ['06:59:00', false],
    ['07:00:00', true],
    ['22:59:00', true],
    ['23:00:00', false],
  ])('"Time picker: hours 7 to 22": %s', (time, isInside) => {
    expect(withinDayHours(time) === undefined).toBe(isInside);
  });

  test.each([
    [{ start_date: '2026-11-20', end_date: '2026-11-19' }, ['end_date']],
    [{ start_date: '2026-11-20', end_date: '2026-11-20' }, []],
    [{ start_time: '08:00:00', end_time: '08:00:00' }, ['end_time']],
    [{ start_time: '20:00:00', end_time: '08:00:00' }, []],
    [{ start_time: 'noon', end_time: 7 }, []],
  ])('%j', (record, fields) => {
    const found = Object.entries(runProblems(record)).filter(([, problem]) => problem);
    expect(found.map(([field]) => field)).toEqual(fields);
  });

  test.each([
    ['08:00:00', '11:59:00', ['noLunch']],
    ['08:00:00', '12:00:00', ['lunch']],
    ['08:00:00', '16:00:00', ['lunch']],
    ['08:00:00', '16:01:00', ['longShift', 'lunch']],
    ['20:00:00', '07:00:00', ['overnight', 'longShift', 'lunch']],
  ])(
    '"needs at least 4 hours of work; a shift over 8 hours warns": %s to %s',
    (start_time, end_time, notices) => {
      expect(shiftNotices({ start_time, end_time })).toEqual(notices);
    },
  );

  const dates = { start_date: '2026-11-01', end_date: '2026-12-31' };
  const off = (start_date: string | null, end_date: string | null, reason: string | null = 'Workshop') => ({
    start_date,
    end_date,
    reason,
  });
  test.each([
    [[off('2026-11-05', '2026-11-06')], {}],
    [[off(null, '2026-11-06')], { 'suspensions[0].start_date': 'validation.required' }],
    [[off('2026-11-06', '2026-11-05')], { 'suspensions[0].end_date': 'validation.range' }],
    [[off('2026-10-31', '2026-11-05')], { 'suspensions[0].start_date': 'validation.suspensionOutside' }],
    [[off('2026-12-31', '2027-01-01')], { 'suspensions[0].end_date': 'validation.suspensionOutside' }],
    [[off('2026-11-05', '2026-11-06', ' ')], { 'suspensions[0].reason': 'validation.required' }],
    [
      [off('2026-11-05', '2026-11-08'), off('2026-11-08', '2026-11-09')],
      { 'suspensions[1].start_date': 'validation.suspensionOverlap' },
    ],
  ])('suspensions %j', (suspensions, problems) => {
    const found = Object.entries(suspensionProblems(suspensions, dates));
    expect(Object.fromEntries(found.map(([name, { message }]) => [name, message]))).toEqual(problems);
  });

  test('daily times are of days with a shift, each once, within the picker’s hours', () => {
    const times = (weekday: number, start_time: string | null, end_time: string) => ({
      weekday,
      start_time,
      end_time,
    });
    expect(dailyTimesProblems([times(1, '09:00:00', '12:00:00')], [1, 2])).toEqual({});
    const found = dailyTimesProblems(
      [times(1, '09:00:00', '09:00:00'), times(1, null, '12:00:00'), times(3, '06:00:00', '12:00:00')],
      [1, 2],
    );
    expect(Object.keys(found).sort()).toEqual([
      'daily_times[0].end_time',
      'daily_times[1].start_time',
      'daily_times[1].weekday',
      'daily_times[2].start_time',
      'daily_times[2].weekday',
    ]);
  });
});

test.each([
  ['no run', [], null],
  [
    'a morning and a night',
    [
      { start_at: '2026-11-20 16:00:00', end_at: '2026-11-20 22:00:00', time_zone: ZONE },
      { start_at: '2026-11-21 02:00:00', end_at: '2026-11-21 10:00:00', time_zone: ZONE },
    ],
    { start_time: '08:00:00', end_time: '02:00:00' },
  ],
])('hours of any of several runs: %s', (_, runs, expected) => {
  expect(hoursOfAny(runs)).toEqual(expected);
});
