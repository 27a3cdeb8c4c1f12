import { expect, test } from 'vitest';
import { weekdaySpans } from '../../src/domain/time/weekdaySpans';

test.each([
  [[1, 2, 3, 4, 5, 6, 7], null],
  [[7, 6, 5, 4, 3, 2, 1], null],
  [[1, 2, 3, 4, 5], [[1, 5]]],
  [
    [1, 3, 5],
    [[1], [3], [5]],
  ],
  [
    [1, 2],
    [[1], [2]],
  ],
  [
    [6, 1, 2, 3],
    [[1, 3], [6]],
  ],
  [[], []],
])('weekdays %j are written as %j', (days, spans) => {
  expect(weekdaySpans(days)).toEqual(spans);
});
