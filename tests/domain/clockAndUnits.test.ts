import { expect, test } from 'vitest';
import { distanceText } from '../../src/domain/planning/distanceText';
import { clockText, type Clock } from '../../src/domain/time/clock';
import { dateText, maskDate, parseDateText, type DateOrder } from '../../src/domain/time/dateOrder';
import { fromWire, timeOnDay } from '../../src/domain/time/dates';
import { spanForReading, wireSpan } from '../../src/domain/time/wireSpan';

test.each<[string, Clock, string]>([
  ['14:05:00', '24', '14:05'],
  ['14:05', '12', '2:05 PM'],
  ['00:00:00', '12', '12:00 AM'],
  ['12:30:00', '12', '12:30 PM'],
  ['11:59:59', '12', '11:59 AM'],
  ['00:40 +1', '12', '12:40 AM +1'],
  ['00:40 +1', '24', '00:40 +1'],
])('%s on a clock of %s hours is %s', (time, clock, text) => {
  expect(clockText(time, clock)).toBe(text);
});

test.each<[Clock, string]>([
  ['24', '01:10 +1'],
  ['12', '1:10 AM +1'],
])('a time of the night after a run, on a clock of %s hours', (clock, text) => {
  const instant = fromWire('2026-11-21 09:10:00');
  expect(timeOnDay(instant, 'America/Los_Angeles', '2026-11-20', clock)).toBe(text);
});

test.each([
  [0, 'mi', '0 mi'],
  [1609.344, 'mi', '1.0 mi'],
  [20_000, 'mi', '12.4 mi'],
  [20_000, 'km', '20.0 km'],
  [400_000, 'mi', '249 mi'],
  [2_000_000, 'km', '2,000 km'],
] as const)('%d metres in %s are %s', (metres, unit, text) => {
  expect(distanceText(metres, unit)).toBe(text);
});

test.each<[DateOrder, string, string, string]>([
  ['mdy', '11/20/2026', '1120', '11/20'],
  ['dmy', '20/11/2026', '2011', '20/11'],
  ['ymd', '2026-11-20', '202611', '2026-11'],
])('§5 a day in the order %s is %s, written and typed', (order, text, typed, masked) => {
  expect(dateText('2026-11-20', order)).toBe(text);
  expect(parseDateText(` ${text} `, order)).toBe('2026-11-20');
  expect(maskDate(text, order)).toBe(text);
  expect(maskDate(typed, order)).toBe(masked);
});

test.each(['mdy', 'dmy', 'ymd'] as const)('a day that does not exist is none in the order %s', (order) => {
  expect(parseDateText('02/30/2026', order)).toBeNull();
  expect(parseDateText('2026', order)).toBeNull();
});

const LA = 'America/Los_Angeles';
const form = { clock: '12', date_order: 'mdy' } as const;
const night = wireSpan('2026-11-21 04:00:00', '2026-11-21 09:10:00', LA);

test.each([
  [night, LA, '11/20/2026 8:00 PM–1:10 AM +1'],
  [night, 'America/New_York', '11/20/2026 8:00 PM–1:10 AM +1 PST'],
  ['RUN 1/2@3', LA, null],
])('the span "%s" for a reader in %s is %s', (span, zone, text) => {
  expect(spanForReading(span, { form, zone })).toBe(text);
});

test.each<[DateOrder, string]>([
  ['mdy', '11/20/2026'],
  ['dmy', '20/11/2026'],
  ['ymd', '2026-11-20'],
])('takes a pasted wire date in the order %s', (order, text) => {
  expect(maskDate(' 2026-11-20', order)).toBe(text);
});
