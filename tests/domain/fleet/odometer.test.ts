import { describe, expect, test } from 'vitest';
import { inDrivenOrder, odometerProblem } from '../../../src/domain/fleet/odometer';

const reading = (id: number, day: string, odometer: number) => ({ id, day, odometer });
const OTHERS = [
  reading(1, '2026-11-01', 1000),
  reading(2, '2026-11-05', 1300),
  reading(3, '2026-11-10', 1600),
];

describe('an odometer never runs backwards', () => {
  test.each([
    ['after all', reading(0, '2026-11-12', 1700), null],
    ['the same as the last one', reading(0, '2026-11-12', 1600), null],
    ['between two', reading(0, '2026-11-07', 1450), null],
    ['before all', reading(0, '2026-10-01', 10), null],
    ['on the day of another, below it', reading(0, '2026-11-05', 1200), null],
    [
      'below the one before',
      reading(0, '2026-11-07', 1299),
      ['validation.odometerBelow', 1300, '2026-11-05'],
    ],
    ['above the one after', reading(0, '2026-11-07', 1601), ['validation.odometerAbove', 1600, '2026-11-10']],
    [
      'below one of long before',
      reading(0, '2026-11-12', 900),
      ['validation.odometerBelow', 1600, '2026-11-10'],
    ],
    ['itself, changed', reading(3, '2026-11-10', 1301), null],
  ] as const)('%s', (_name, given, expected) => {
    const problem = odometerProblem(given, OTHERS);
    expect(problem && [problem.message, problem.args?.odometer, problem.args?.date]).toEqual(expected);
  });

  test('the first of a vehicle stands for itself', () => {
    expect(odometerProblem(reading(0, '2026-11-01', 5), [])).toBeNull();
  });
});

test('driven order: by day, then by odometer, then as entered', () => {
  const order = inDrivenOrder([
    reading(4, '2026-11-02', 20),
    reading(3, '2026-11-02', 20),
    reading(2, '2026-11-02', 10),
    reading(1, '2026-11-03', 5),
  ]);
  expect(order.map(({ id }) => id)).toEqual([2, 3, 4, 1]);
});
