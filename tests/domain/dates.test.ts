import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  clampDate,
  dateInZone,
  daysBetween,
  formatDateForHistory,
  formatDateInput,
  formatTimeForHistory,
  formatTimeWithZone,
  fromWire,
  isDate,
  isTimeZone,
  isWireTimestamp,
  nextWorkday,
  startOfDay,
  timeInZone,
  toWire,
  wallTimeToUtc,
  weekday,
  zoneAbbreviation,
  zoneOffsetHours,
} from '../../src/domain/time/dates';
import { parseDateText } from '../../src/domain/time/dateOrder';

describe('§9 wire timestamps: UTC, Y-MM-DD HH:mm:ss', () => {
  it('§9 both directions', () => {
    expect(toWire(new Date('2026-11-20T18:05:09.987Z'))).toBe('2026-11-20 18:05:09');
    expect(fromWire('2026-11-20 18:05:09').toISOString()).toBe('2026-11-20T18:05:09.000Z');
  });

  it('§9 every whole second of four centuries comes back as it was', () => {
    const seconds = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(2299, 0) / 1000 });
    fc.assert(fc.property(seconds, (s) => fromWire(toWire(new Date(s * 1000))).getTime() === s * 1000));
  });

  it.each([
    '2026-11-20T18:05:09Z',
    '2026-11-20 18:05',
    '2026-02-29 00:00:00',
    '2026-13-01 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 10:60:00',
    ' 2026-11-20 10:00:00',
    '',
  ])('§9 "%s" is no wire timestamp', (text) => {
    expect(isWireTimestamp(text)).toBe(false);
    expect(() => fromWire(text)).toThrow(RangeError);
  });

  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['20261120', false],
    ['1850-01-01', true],
    ['2399-12-31', true],
    ['0001-01-01', false],
    ['1849-12-31', false],
    ['2400-01-01', false],
    ['9999-12-31', false],
  ])('§9 "%s" is a date: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});

const SPRING = '2026-03-08';
const AUTUMN = '2026-11-01';

/** Zone, standard offset in hours, abbreviations in winter and summer. */
const ZONES = [
  ['America/Los_Angeles', -8, 'PST', 'PDT'],
  ['America/Denver', -7, 'MST', 'MDT'],
  ['America/Chicago', -6, 'CST', 'CDT'],
  ['America/New_York', -5, 'EST', 'EDT'],
] as const;

describe.each(ZONES)('daylight saving in %s', (zone, standard, winter, summer) => {
  const utc = (date: string, hour: number, offset: number) =>
    new Date(Date.parse(`${date}T00:00:00Z`) + (hour - offset) * 3_600_000);

  it.each([
    // wall time, expected wall time, offset in hours then
    [SPRING, '00:00:00', '00:00:00', 0, standard],
    [SPRING, '01:59:59', '01:59:59', 2 - 1 / 3600, standard],
    [SPRING, '02:00:00', '03:00:00', 3, standard + 1],
    [SPRING, '02:30:00', '03:30:00', 3.5, standard + 1],
    [SPRING, '03:00:00', '03:00:00', 3, standard + 1],
    [SPRING, '23:59:00', '23:59:00', 24 - 1 / 60, standard + 1],
    [AUTUMN, '00:30:00', '00:30:00', 0.5, standard + 1],
    [AUTUMN, '01:00:00', '01:00:00', 1, standard + 1],
    [AUTUMN, '01:30:00', '01:30:00', 1.5, standard + 1],
    [AUTUMN, '02:00:00', '02:00:00', 2, standard],
    [AUTUMN, '12:00:00', '12:00:00', 12, standard],
  ])('§3 on %s at %s the clock shows %s', (date, time, shown, hour, offset) => {
    const instant = wallTimeToUtc(date, time, zone);
    expect(instant.getTime()).toBe(Math.round(utc(date, hour, offset).getTime()));
    expect([dateInZone(instant, zone), timeInZone(instant, zone)]).toEqual([date, shown]);
    expect(zoneOffsetHours(instant, zone)).toBe(offset);
    expect(zoneAbbreviation(instant, zone)).toBe(offset === standard ? winter : summer);
  });

  it('§3 the days have 23 and 25 hours', () => {
    const hours = (date: string) =>
      (startOfDay(addDays(date, 1), zone).getTime() - startOfDay(date, zone).getTime()) / 3_600_000;
    expect([hours(SPRING), hours(AUTUMN), hours('2026-11-20')]).toEqual([23, 25, 24]);
  });

  it('§3 the second 01:30 of autumn is an hour later and prints the other zone', () => {
    const first = wallTimeToUtc(AUTUMN, '01:30:00', zone);
    const second = new Date(first.getTime() + 3_600_000);
    expect([first, second].map((at) => formatTimeWithZone(at, zone))).toEqual([
      `01:30 ${summer}`,
      `01:30 ${winter}`,
    ]);
  });

  it('§3 wall times come back as they were on any day, but for the hour that spring skips', () => {
    const minute = fc.integer({ min: 0, max: 366 * 24 * 60 - 1 });
    fc.assert(
      fc.property(minute, (m) => {
        const wall = toWire(new Date(Date.UTC(2026, 0, 1) + m * 60_000));
        const [date = '', time = ''] = wall.split(' ');
        const instant = wallTimeToUtc(date, time, zone);
        const back = `${dateInZone(instant, zone)} ${timeInZone(instant, zone)}`;
        expect(back).toBe(date === SPRING && time.startsWith('02') ? wall.replace(' 02', ' 03') : wall);
      }),
    );
  });
});

describe('zones beyond the four', () => {
  it.each([
    ['Asia/Kolkata', 5.5],
    ['America/Phoenix', -7],
    ['Pacific/Kiritimati', 14],
    ['UTC', 0],
  ])('§3 time_offset of %s is %s hours', (zone, hours) => {
    expect(zoneOffsetHours(new Date('2026-07-01T00:00:00Z'), zone)).toBe(hours);
  });

  it('§3 the same instant is two days in two zones', () => {
    const instant = fromWire('2026-11-21 05:30:00');
    expect(dateInZone(instant, 'America/Los_Angeles')).toBe('2026-11-20');
    expect(dateInZone(instant, 'America/New_York')).toBe('2026-11-21');
  });

  it('§3 agrees with Intl at random instants', () => {
    const zone = 'America/New_York';
    const intl = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const seconds = fc.integer({ min: Date.UTC(1970, 0) / 1000, max: Date.UTC(2037, 0) / 1000 });
    fc.assert(
      fc.property(seconds, (s) => {
        const at = new Date(s * 1000);
        expect(`${dateInZone(at, zone)} ${timeInZone(at, zone)}`).toBe(intl.format(at));
      }),
    );
  });

  it('§3 an unknown zone is refused', () => {
    expect([isTimeZone('America/Denver'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
    expect(() => dateInZone(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });

  it('an invalid date is refused', () => {
    expect(() => timeInZone(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-08', -1, '2026-03-07'],
    ['2026-11-01', 30, '2026-12-01'],
  ])('§2 %s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-22', '2026-11-23'],
  ])('§2 the workday after %s is %s', (date, next) => {
    expect(nextWorkday(date)).toBe(next);
    expect([1, 2, 3, 4, 5]).toContain(weekday(next));
  });

  it.each([
    ['2026-11-20', '2026-11-21', null, '2026-11-21'],
    ['2026-11-20', null, '2026-11-19', '2026-11-19'],
    ['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['2026-11-20', undefined, undefined, '2026-11-20'],
  ])('§5 %s outside %s to %s is clamped to %s', (date, min, max, expected) => {
    expect(clampDate(date, min, max)).toBe(expected);
  });

  it.each([
    ['11/20/2026', '2026-11-20'],
    [' 02/29/2028 ', '2028-02-29'],
    ['02/29/2026', null],
    ['20/11/2026', null],
    ['1/2/2026', null],
    ['2026-11-20', null],
    ['', null],
  ])('§5 the typed date "%s" (MM/DD/YYYY) is %s', (text, date) => {
    expect(parseDateText(text, 'mdy')).toBe(date);
    if (date) expect(formatDateInput(date)).toBe(text.trim());
  });

  it('§5 formatting refuses what is no date', () => {
    expect(() => formatDateInput('2026-02-30')).toThrow(RangeError);
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  });
});

describe('§2 history: MMM/DD/Y and hh:mm A', () => {
  it.each([
    ['2026-11-20', 'en', 'Nov/20/2026'],
    ['2026-01-05', 'en', 'Jan/05/2026'],
    ['2026-11-20', 'es', 'nov/20/2026'],
  ])('§2 the day %s in %s is %s', (date, locale, text) => {
    expect(formatDateForHistory(date, locale)).toBe(text);
  });

  it.each([
    ['00:05:00', '12:05 AM'],
    ['09:30:59', '09:30 AM'],
    ['12:00:00', '12:00 PM'],
    ['23:59:00', '11:59 PM'],
  ])('§2 the time %s is %s', (time, text) => {
    expect(formatTimeForHistory(time)).toBe(text);
  });
});

describe('speed', () => {
  it('20,000 times of one day ask Intl once per quarter of an hour, not once each', () => {
    const zone = 'America/Boise';
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const start = Date.UTC(2026, 10, 20);
    for (let index = 0; index < 20_000; index++) formatTimeWithZone(new Date(start + index * 4_000), zone);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(24 * 4 + 1);
    asked.mockRestore();
  });
});
