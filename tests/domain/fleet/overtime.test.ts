import { regularEnd } from '../../../src/domain/runs/dayTemplates';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availableMinutes,
  splitWeek,
  sumOfPaid,
  type OvertimeRule,
} from '../../../src/domain/fleet/overtime';

/** Regular, overtime and double hours of a week, for hours per day. */
function hours(days: readonly number[], rule: OvertimeRule = 'california') {
  const { regular, overtime, double } = sumOfPaid(
    splitWeek(
      days.map((each) => each * 60),
      rule,
    ),
  );
  return [regular / 60, overtime / 60, double / 60];
}

describe('California, by day and week', () => {
  test.each([
    ['nothing', [0, 0, 0, 0, 0, 0, 0], [0, 0, 0]],
    ['eight hours are regular', [0, 8, 0, 0, 0, 0, 0], [8, 0, 0]],
    ['over eight is overtime', [0, 10, 0, 0, 0, 0, 0], [8, 2, 0]],
    ['twelve are still overtime', [0, 12, 0, 0, 0, 0, 0], [8, 4, 0]],
    ['over twelve is double', [0, 14, 0, 0, 0, 0, 0], [8, 4, 2]],
    ['five days of eight', [0, 8, 8, 8, 8, 8, 0], [40, 0, 0]],
    ['a sixth day is over forty', [0, 8, 8, 8, 8, 8, 8], [40, 8, 0]],
    ['daily overtime does not count twice', [0, 10, 10, 10, 10, 0, 0], [32, 8, 0]],
    ['short days, then over forty', [7, 7, 7, 7, 7, 7, 0], [40, 2, 0]],
    ['the seventh day in a row', [4, 4, 4, 4, 4, 4, 4], [24, 4, 0]],
    ['a long seventh day', [4, 4, 4, 4, 4, 4, 10], [24, 8, 2]],
    ['seven days of eight', [8, 8, 8, 8, 8, 8, 8], [40, 16, 0]],
    ['a free day in between: no seventh day', [8, 8, 8, 0, 8, 8, 10], [40, 10, 0]],
  ])('%s', (_name, days, expected) => {
    expect(hours(days)).toEqual(expected);
  });
});

test.each([
  ['federal', [0, 14, 14, 14, 0, 0, 0], [40, 2, 0]],
  ['federal', [0, 13, 13, 13, 0, 0, 0], [39, 0, 0]],
  ['none', [14, 14, 14, 14, 14, 14, 14], [98, 0, 0]],
] as const)('%s', (rule, days, expected) => {
  expect(hours(days, rule)).toEqual(expected);
});

test('no minute is lost, none is negative, and never more than forty hours are regular', () => {
  const week = fc.array(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(week, fc.constantFrom<OvertimeRule>('california', 'federal'), (minutes, rule) => {
      const days = splitWeek(minutes, rule);
      const { regular, overtime, double } = sumOfPaid(days);
      expect(regular + overtime + double).toBe(minutes.reduce((sum, each) => sum + each, 0));
      expect(days.flatMap(Object.values).every((value) => value >= 0)).toBe(true);
      expect(regular).toBeLessThanOrEqual(2400);
      expect(availableMinutes(days)).toBe(2400 - regular);
    }),
  );
});

describe('where the regular hours of a week end within a shift', () => {
  const shift = { start_at: '2026-11-20 16:00:00', end_at: '2026-11-21 01:00:00' };
  test.each([
    ['not known without time keeping', undefined, 0, '2026-11-21 01:00:00'],
    ['enough', 600, 0, '2026-11-21 01:00:00'],
    ['five hours', 300, 0, '2026-11-20 21:00:00'],
    ['five hours and a lunch that is not paid', 300, 30, '2026-11-20 21:30:00'],
    ['none', 0, 0, '2026-11-20 16:00:00'],
  ] as const)('%s', (_name, left, pause, end) => expect(regularEnd(shift, left, pause)).toBe(end));
});
