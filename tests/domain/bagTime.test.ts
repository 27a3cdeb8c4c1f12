import { expect, it } from 'vitest';
import { coolUntil } from '../../src/domain/custody/bagTime';
import { toWire } from '../../src/domain/time/dates';
import { settingsWith } from '../../src/domain/wire/settings';

/** 14:00 in Los Angeles, and four hours. */
const LIMITS = settingsWith({});

it.each([
  ['a run of the morning: the end time', '16:00:00', null, '2026-11-20 22:00:00'],
  ['a bag that is wanted in the morning', '16:00:00', '12:00:00', '2026-11-20 22:00:00'],
  ['a run that starts at the end time', '22:00:00', null, '2026-11-21 02:00:00'],
  ['a run that starts later: from when its bags leave the fridge', '22:30:00', null, '2026-11-21 02:30:00'],
  ['a bag that is wanted later only: from then on', '16:00:00', '15:00:00', '2026-11-21 03:00:00'],
])('%s', (_, start, delivery_start_time, expected) => {
  const run = {
    delivery_date: '2026-11-20',
    time_zone: 'America/Los_Angeles',
    start_at: `2026-11-20 ${start}`,
  };
  const until = coolUntil(run, { refrigeration_needed: true, delivery_start_time }, LIMITS);
  expect(until && toWire(new Date(until))).toBe(expected);
  expect(coolUntil(run, { refrigeration_needed: false, delivery_start_time }, LIMITS)).toBeNull();
});
