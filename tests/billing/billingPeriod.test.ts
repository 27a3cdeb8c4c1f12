import { describe, expect, it } from 'vitest';
import { closingObstacle, correctionProblems, monthDays } from '../../src/domain/billing/billingPeriod';
import { isValidOn, validityProblems } from '../../src/domain/billing/prices';

describe('a month', () => {
  it.each([
    ['2026-10', '2026-10-01', '2026-10-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2026-11', '2026-11-01', '2026-11-30'],
    ['2022-01', '2022-01-01', '2022-01-31'],
  ])('%s is %s to %s', (month, from, to) => expect(monthDays(month, '2026-11-20')).toEqual({ from, to }));

  it.each(['2026-12', '2021-11', '2026-13', '2026-1', 'October', ''])('%s is none', (month) =>
    expect(monthDays(month, '2026-11-20')).toBeNull(),
  );
});

describe('closing', () => {
  const ready = { state: 'open', to_date: '2026-10-31', calculated_at: '2026-11-01 08:00:00' } as const;
  it.each([
    [ready, false, null],
    [{ ...ready, state: 'closed' }, false, 'closed'],
    [{ ...ready, calculated_at: null }, false, 'notCalculated'],
    [{ ...ready, to_date: '2026-11-20' }, false, 'notOver'],
    // 23:30 of October 31 in California.
    [{ ...ready, calculated_at: '2026-11-01 06:30:00' }, false, 'calculatedEarly'],
    [ready, true, 'earlierOpen'],
  ] as const)('%j, an earlier one open: %s → %s', (period, hasEarlier, obstacle) =>
    expect(closingObstacle(period, hasEarlier, new Date('2026-11-20T20:00:00Z'), 'America/Los_Angeles')).toBe(
      obstacle,
    ),
  );
});

describe('a correction', () => {
  it.each([
    [{ cents: -1250, reason: 'late' }, []],
    [{ cents: 0, reason: 'late' }, ['amount']],
    [{ cents: null, reason: ' ' }, ['amount', 'reason']],
    [{ cents: 10_000_001, reason: 'x' }, ['amount']],
  ])('%j has problems at %j', (input, fields) =>
    expect(Object.keys(correctionProblems(input))).toEqual(fields),
  );
});

describe('a price list', () => {
  it.each([
    ['2026-10-01', '2026-09-30', ['valid_to']],
    ['2026-10-01', '2026-10-01', []],
    ['2026-10-01', null, []],
  ])('%s to %s', (valid_from, valid_to, fields) =>
    expect(Object.keys(validityProblems({ valid_from, valid_to }))).toEqual(fields),
  );

  it.each([
    ['2026-10-01', true],
    ['2026-10-31', true],
    ['2026-09-30', false],
    ['2026-11-01', false],
  ])('of October on %s: %s', (day, is) =>
    expect(isValidOn({ valid_from: '2026-10-01', valid_to: '2026-10-31' }, day)).toBe(is),
  );
});
