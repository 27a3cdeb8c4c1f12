import { describe, expect, it } from 'vitest';
import { duePeriod, periodBeforeDay } from '../../src/domain/reports/schedulePeriod';

describe('the period of a schedule', () => {
  it.each([
    ['daily', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['weekly', '2026-11-16', '2026-11-09', '2026-11-15'],
    ['weekly', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['weekly', '2026-11-23', '2026-11-16', '2026-11-22'],
    ['monthly', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['monthly', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['monthly', '2024-03-15', '2024-02-01', '2024-02-29'],
  ] as const)('%s on %s is %s to %s', (cadence, today, from, to) => {
    expect(periodBeforeDay(cadence, today)).toEqual({ from, to });
  });

  it.each([
    // Before the hour of the day after, in the zone of the CDP.
    ['daily', 6, '2026-11-20T13:59:00Z', null],
    ['daily', 6, '2026-11-20T14:00:00Z', '2026-11-19'],
    // Still the day before in Los Angeles.
    ['daily', 6, '2026-11-20T07:00:00Z', '2026-11-18'],
    // A server that was down on Monday makes the week on Tuesday, before the hour too.
    ['weekly', 6, '2026-11-16T13:00:00Z', null],
    ['weekly', 6, '2026-11-17T09:00:00Z', '2026-11-09'],
    ['monthly', 0, '2026-11-01T08:00:00Z', '2026-10-01'],
  ] as const)('%s at %i: at %s it is %s', (cadence, hour, now, from) => {
    const due = duePeriod({ cadence, hour, time_zone: 'America/Los_Angeles' }, new Date(now));
    expect(due?.from ?? null).toBe(from);
  });
});
