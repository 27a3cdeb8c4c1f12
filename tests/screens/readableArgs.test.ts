import { afterEach, expect, test } from 'vitest';
import { preferences } from '../../src/providers/preferenceStore';
import { readableArgs } from '../../src/providers/readableArgs';
import { wireSpan } from '../../src/domain/time/wireSpan';

const SPAN = wireSpan('2026-11-23 17:00:00', '2026-11-23 20:00:00', 'America/Los_Angeles');

afterEach(() => preferences.set({}));

test.each([
  ['date', '2026-11-23', '11/23/2026', '23/11/2026'],
  ['min', '07:00', '07:00', '7:00 AM'],
  ['until', '01:10:00 +1', '01:10 +1', '1:10 AM +1'],
  ['when', '2026-11-23 22:05:00', '11/23/2026 14:05', '23/11/2026 2:05 PM'],
  ['at', SPAN, '11/23/2026 09:00–12:00', '23/11/2026 9:00 AM–12:00 PM'],
  // Somebody's own words are theirs.
  ['run', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['at', 'the door', 'the door', 'the door'],
])('the value %s %s is written for its reader', (name, value, byCompany, byPerson) => {
  expect(readableArgs({ [name]: value })[name]).toBe(byCompany);
  preferences.set({ clock: '12', date_order: 'dmy' });
  expect(readableArgs({ [name]: value })[name]).toBe(byPerson);
});

test.each([
  [26, '26 min'],
  [210, '3 h 30'],
  [-75, '−1 h 15'],
])('%d minutes are also said as %s', (minutes, span) => {
  expect(readableArgs({ minutes })).toEqual({ minutes, span });
});
