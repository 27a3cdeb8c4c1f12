import { expect, test } from 'vitest';
import { parseDecimal, toDecimal } from '../../src/domain/wire/decimal';

test.each([
  ['12.5', 3, '12.500'],
  ['12', 3, '12.000'],
  ['012.3450', 3, '12.345'],
  ['1,234.5', 1, '1234.5'],
  [7, 0, '7'],
  ['-0.5', 1, '-0.5'],
  ['-0', 1, '0.0'],
  ['1.2345', 3, null],
  ['', 3, null],
  ['ten', 3, null],
  ['1e3', 3, null],
  ['12,34', 2, null],
  ['1234567890', 0, null],
  [Number.NaN, 2, null],
] as const)('%j with %i places is %j', (input, places, expected) => {
  expect(parseDecimal(input, places)).toBe(expected);
});

test.each([
  [1.005, 2, '1.01'],
  [29.96, 1, '30.0'],
  [-1.005, 2, '-1.01'],
  [0.1 + 0.2, 3, '0.300'],
] as const)('%f rounded to %i places is %s', (value, places, expected) => {
  expect(toDecimal(value, places)).toBe(expected);
});
