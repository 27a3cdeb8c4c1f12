import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  formatRate,
  fromCents,
  MONEY_MAX,
  MONEY_MIN,
  MONEY_PREFIX,
  MONEY_STEP,
  parseMoney,
  sumMoney,
  toCents,
} from '../../src/domain/money/money';

describe('§5 §9 money', () => {
  it('§9 0.00 to 100000.00, step 0.01, prefix USD $', () => {
    expect([MONEY_MIN, MONEY_MAX, MONEY_STEP, MONEY_PREFIX]).toEqual(['0.00', '100000.00', 0.01, 'USD $']);
    expect([parseMoney(MONEY_MIN), parseMoney(MONEY_MAX)]).toEqual([MONEY_MIN, MONEY_MAX]);
  });

  it.each([
    ['0', '0.00'],
    ['12.5', '12.50'],
    ['12.50', '12.50'],
    [' 1,234.50 ', '1234.50'],
    ['$1,234.50', '1234.50'],
    ['USD $5', '5.00'],
    ['100,000', '100000.00'],
    ['007', '7.00'],
    [12.5, '12.50'],
    [0.1, '0.10'],
    ['100000.01', null],
    ['-0.01', null],
    ['-0', '0.00'],
    ['12.505', null],
    ['12.', null],
    ['.5', null],
    ['1,23', null],
    ['12,3456', null],
    ['1e3', null],
    ['', null],
    ['abc', null],
    ['٣', null],
    [0.1 + 0.2, null],
    [Number.NaN, null],
    [Infinity, null],
    [1e21, null],
    ['99999999999999999', null],
  ])('§5 %j is stored as %j', (input, stored) => {
    expect(parseMoney(input)).toBe(stored);
  });

  it.each([
    ['0.158', '$0.158'],
    ['0.000', '$0.000'],
    ['12.5000', '$12.5000'],
    ['1234567.125', '$1,234,567.125'],
    ['', ''],
    ['5', '$5'],
    ['unknown', 'unknown'],
  ])('§9 a price per unit of %j is shown as %j', (rate, shown) => {
    expect(formatRate(rate)).toBe(shown);
  });

  it('§9 every cent from minimum to maximum comes back as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const stored = fromCents(cents);
        expect(stored).toMatch(/^\d+\.\d{2}$/);
        expect(parseMoney(stored)).toBe(stored);
        expect(parseMoney(Number(stored))).toBe(stored);
        expect(parseMoney(formatMoney(stored))).toBe(stored);
        expect(toCents(stored)).toBe(cents);
      }),
    );
  });

  it.each([
    ['0', '$0.00'],
    ['1234.5', '$1,234.50'],
    ['100000', '$100,000.00'],
    ['1234567.89', '$1,234,567.89'],
    ['-12.3', '-$12.30'],
    [999.99, '$999.99'],
  ])('§9 %s is shown as %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown);
  });

  it('§9 sums do not drift', () => {
    expect(sumMoney(Array<string>(10).fill('0.10'))).toBe('1.00');
    expect(sumMoney(['0.10', 0.2, '-5.00'])).toBe('-4.70');
    expect(sumMoney([])).toBe('0.00');
  });

  it('§5 what is no amount is refused', () => {
    expect(() => formatMoney('x')).toThrow(RangeError);
    expect(() => sumMoney(['x'])).toThrow(RangeError);
  });
});
