import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, type CellForm } from '../../src/domain/reports/cellText';
import {
  count,
  day,
  money,
  moment,
  percent,
  perEach,
  ReportTotals,
  text,
} from '../../src/domain/reports/columns';
import { toCents } from '../../src/domain/money/money';

const COLUMNS = {
  name: text(),
  day: day(),
  at: moment(),
  measured: count({ total: true }),
  on_time: count({ total: true }),
  share: percent('on_time', 'measured'),
  minutes: count(),
  each: perEach('minutes', 'measured'),
  paid: money({ total: true }),
};
const FORM: CellForm = {
  day: (value) => `day ${value}`,
  moment: (wire, zone) => `${wire} in ${zone ?? 'mine'}`,
  number: (value, digits) => value.toFixed(digits),
  money: (amount) => `$${amount}`,
  choice: (column, value) => `${column}:${value}`,
};

describe('totals', () => {
  it('are exact in cents, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 })), (cents) => {
        const totals = new ReportTotals(COLUMNS);
        for (const one of cents) totals.add({ paid: (one / 100).toFixed(2) });
        const sum = cents.reduce((all, one) => all + one, 0);
        expect(toCents(totals.row().paid ?? '')).toBe(sum);
        expect(totals.rows).toBe(cents.length);
      }),
    );
  });

  it('have no sum of columns that say nothing together, and a share of the sums', () => {
    const totals = new ReportTotals(COLUMNS);
    totals.add({ name: 'A', measured: 1, on_time: 1, minutes: 7, paid: '0.10' });
    totals.add({ name: 'B', measured: 3, on_time: 0, minutes: 7, paid: '0.20' });
    const row = totals.row();
    expect(row).toEqual({ measured: 4, on_time: 1, paid: '0.30' });
    // Not the mean of 100 % and 0 %.
    expect(cellText(COLUMNS, 'share', row, FORM)).toBe('25.0%');
  });
});

describe('a cell', () => {
  it.each([
    ['name', { name: 'A' }, 'A'],
    ['name', { name: null }, ''],
    ['day', { day: '2026-11-20' }, 'day 2026-11-20'],
    ['at', { at: 'T', time_zone: 'America/New_York' }, 'T in America/New_York'],
    ['at', { at: 'T' }, 'T in mine'],
    ['measured', { measured: 0 }, '0'],
    ['share', { on_time: 1, measured: 0 }, ''],
    ['each', { minutes: 9, measured: 2 }, '4.5'],
    ['paid', { paid: '12.50' }, '$12.50'],
  ] as const)('%s of %j is "%s"', (name, row, words) => {
    expect(cellText(COLUMNS, name, row, FORM)).toBe(words);
  });
});
