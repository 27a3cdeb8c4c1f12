import { describe, expect, test } from 'vitest';
import { absenceProblems } from '../../../src/domain/fleet/absence';
import { dayOfRow, gridStep } from '../../../src/domain/fleet/calendarGrid';
import { addMonths, isMonth, monthDays } from '../../../src/domain/time/months';

describe('an absence', () => {
  const vacation = {
    kind: 'vacation',
    employee_id: 1,
    vehicle_id: null,
    starts_on: '2026-11-02',
    ends_on: '2026-11-02',
  };
  test.each([
    ['of a person', vacation, []],
    ['of nobody', { ...vacation, employee_id: null }, ['employee_id']],
    ['of a person and a vehicle', { ...vacation, vehicle_id: 3 }, ['vehicle_id']],
    ['service of a vehicle', { ...vacation, kind: 'service', employee_id: null, vehicle_id: 3 }, []],
    ['service of a person', { ...vacation, kind: 'service' }, ['employee_id', 'vehicle_id']],
    ['that ends before it begins', { ...vacation, ends_on: '2026-11-01' }, ['ends_on']],
    ['with nothing filled in yet', {}, []],
  ])('%s', (_name, record, fields) => {
    expect(Object.keys(absenceProblems(record)).sort()).toEqual(fields);
  });
});

describe('a day of a row', () => {
  const row = {
    absences: [{ starts_on: '2026-11-02', ends_on: '2026-11-04' }],
    runs: { '2026-11-04': 2, '2026-11-05': 1 },
  };
  test.each([
    ['2026-11-01', false, 0, false],
    ['2026-11-02', true, 0, false],
    ['2026-11-04', true, 2, true],
    ['2026-11-05', false, 1, false],
  ])('%s', (day, isAbsent, runs, isConflict) => {
    const found = dayOfRow(row, day);
    expect([found.absence !== null, found.runs, found.isConflict]).toEqual([isAbsent, runs, isConflict]);
  });
});

test.each([
  ['ArrowRight', { row: 0, column: 1 }],
  ['ArrowLeft', { row: 0, column: 0 }],
  ['ArrowDown', { row: 1, column: 0 }],
  ['ArrowUp', { row: 0, column: 0 }],
  ['End', { row: 0, column: 29 }],
  ['PageDown', { row: 4, column: 0 }],
  ['Tab', null],
  ['toString', null],
])('%s from the first cell', (key, expected) => {
  expect(gridStep(key, { row: 0, column: 0 }, { rows: 5, columns: 30 })).toEqual(expected);
});

test('months', () => {
  expect(monthDays('2028-02').at(-1)).toBe('2028-02-29');
  expect(monthDays('2026-11')).toHaveLength(30);
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-05', 20)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ]);
  expect(['2026-11', '2026-13', '2026-1', '1999-01'].map(isMonth)).toEqual([true, false, false, false]);
});
