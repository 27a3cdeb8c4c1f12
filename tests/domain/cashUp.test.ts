import { describe, expect, it, test } from 'vitest';
import { cashFigures, cashTotals, cashUpProblems, shortBy } from '../../src/domain/money/cashUp';

const copay = (
  delivery_event_status_id: number,
  copayment_amount: string | null,
  copayment_method: string | null,
) => ({
  delivery_event_status_id,
  copayment_amount,
  copayment_method,
});

describe('"Copay cash-up per driver: expected, collected, short"', () => {
  test('what is delivered is owed; a card is paid; what is open may still come; the rest is owed by nobody', () => {
    const stops = [
      copay(4, '12.50', 'cash'),
      copay(4, '0.10', null),
      copay(4, '0.20', 'check'),
      copay(4, '20.00', 'card'),
      copay(1, '5.00', null),
      copay(11, '7.00', 'cash'),
      copay(4, null, null),
    ];
    expect(cashFigures(stops)).toEqual({
      expected: '32.80',
      by_card: '20.00',
      to_hand_over: '12.80',
      outstanding: '5.00',
    });
  });

  test.each([
    ['12.80', '12.80', '0.00'],
    ['12.80', '10.00', '2.80'],
    ['12.80', '13.00', '-0.20'],
  ])('of %s, %s counted is short by %s', (owed, counted, short) =>
    expect(shortBy(owed, counted)).toBe(short),
  );

  test.each([
    ['equal', '12.80', null, []],
    ['less, with a reason', '10.00', 'CHANGE GIVEN', []],
    ['less, without one', '10.00', ' ', ['reason']],
    ['more, without one', '13.00', null, ['reason']],
    ['no amount', 'TEN', null, ['counted_amount']],
    ['nothing', null, null, ['counted_amount']],
  ])('counted: %s', (_words, counted_amount, reason, fields) => {
    expect(Object.keys(cashUpProblems({ counted_amount, reason }, '12.80'))).toEqual(fields);
  });
});

it('the totals of a day are the sums of its drivers, and say how many are counted', () => {
  const figures = { expected: '10.50', by_card: '4.00', to_hand_over: '6.50', outstanding: '1.25' };
  expect(
    cashTotals([
      { ...figures, cash_up: { counted_amount: '6.00' } },
      { ...figures, cash_up: null },
    ]),
  ).toEqual({
    expected: '21.00',
    by_card: '8.00',
    to_hand_over: '13.00',
    outstanding: '2.50',
    counted: '6.00',
    drivers: 2,
    countedDrivers: 1,
  });
  expect(cashTotals([])).toMatchObject({ expected: '0.00', drivers: 0 });
});
