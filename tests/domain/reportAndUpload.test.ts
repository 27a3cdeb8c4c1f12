import { describe, expect, it } from 'vitest';
import { fullAddress, participantFullName } from '../../src/domain/people/fullName';
import { isBlank } from '../../src/domain/wire/problem';
import {
  billingPeriod,
  isReportDate,
  REPORTS_FIRST_DATE,
  reportBounds,
} from '../../src/domain/wire/reportPeriod';
import { extensionOf } from '../../src/domain/wire/uploadFile';

const TODAY = '2026-11-20';

describe('§5 §9 report periods', () => {
  it('§5 minimum Jan 2022 (day before), maximum today', () => {
    expect(reportBounds(TODAY)).toEqual({ min: '2021-12-31', max: TODAY });
    expect(REPORTS_FIRST_DATE).toBe('2021-12-31');
  });

  it.each([
    ['2021-12-30', false],
    ['2021-12-31', true],
    [TODAY, true],
    ['2026-11-21', false],
  ])('§5 a report about %s: %s', (date, expected) => {
    expect(isReportDate(date, TODAY)).toBe(expected);
  });

  it.each([
    ['2022-01', { from_date: '2022-01-01', to_date: '2022-01-31' }],
    ['2024-02', { from_date: '2024-02-01', to_date: '2024-02-29' }],
    ['2026-11', { from_date: '2026-11-01', to_date: TODAY }],
    ['2026-12', null],
    ['2021-12', null],
    ['2026-13', null],
    ['November', null],
  ])('§5 §7 the billing month %s', (month, expected) => {
    expect(billingPeriod(month, TODAY)).toEqual(expected);
  });
});

describe('§5 uploads', () => {
  it.each([
    ['lot.csv', 'csv'],
    ['lot.2026.CSV', '2026.csv'],
    ['lot', ''],
    ['.env', 'env'],
    ['lot.', ''],
  ])('§5 the extension of %s is "%s": the part after the first dot', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('§3 §5 names and addresses in one line', () => {
  it.each([
    [{ first_name: 'Ana', middle_name: null, last_name: 'Muñoz' }, 'ANA MUÑOZ'],
    [{ first_name: ' Ana ', middle_name: 'de  la', last_name: 'Cruz' }, 'ANA DE LA CRUZ'],
    [{}, ''],
  ])('§5 %j is shown as "%s"', (parts, text) => {
    expect(participantFullName(parts)).toBe(text);
  });

  it.each([
    [
      { address: '1250 MAIN ST', address_1: 'APT 4', city: 'SAN DIEGO', state: 'CA', zipcode: '92101' },
      '1250 MAIN ST, APT 4, SAN DIEGO, CA 92101',
    ],
    [
      { address: '1250 MAIN ST', address_1: ' ', city: 'SAN DIEGO', state: 'CA', zipcode: null },
      '1250 MAIN ST, SAN DIEGO, CA',
    ],
    [{}, ''],
  ])('§3 full_address of %j is "%s"', (parts, text) => {
    expect(fullAddress(parts)).toBe(text);
  });

  it.each([
    ['', true],
    [' \n', true],
    [null, true],
    [undefined, true],
    [0, false],
    [false, false],
    ['a', false],
  ])('§5 %j counts as not given: %s', (value, expected) => {
    expect(isBlank(value)).toBe(expected);
  });
});
