import { expect, test } from 'vitest';
import { distanceText } from '../../src/domain/planning/distanceText';
import { clockText, type Clock } from '../../src/domain/time/clock';
import { formatTimeOnDay, fromWire } from '../../src/domain/time/dates';

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
  ['24', '01:10 PST +1'],
  ['12', '1:10 AM PST +1'],
])('a time of the night after a run, on a clock of %s hours', (clock, text) => {
  const instant = fromWire('2026-11-21 09:10:00');
  expect(formatTimeOnDay(instant, 'America/Los_Angeles', '2026-11-20', clock)).toBe(text);
});

test.each([
  [1609.344, 'mi', '1.0 mi'],
  [20_000, 'mi', '12.4 mi'],
  [20_000, 'km', '20.0 km'],
  [400_000, 'mi', '249 mi'],
  [2_000_000, 'km', '2,000 km'],
] as const)('%d metres in %s are %s', (metres, unit, text) => {
  expect(distanceText(metres, unit)).toBe(text);
});
