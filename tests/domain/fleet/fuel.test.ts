import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuelFigures, type Fueling } from '../../../src/domain/fleet/fuel';

const fueling = (id: number, odometer: number, gallons: string, more: Partial<Fueling> = {}): Fueling => ({
  id,
  day: `2026-11-${String(id).padStart(2, '0')}`,
  odometer,
  gallons,
  total_price: '40.00',
  is_full_tank: true,
  ...more,
});

const figuresOf = (fuelings: readonly Fueling[]) =>
  new Map(fuelFigures(fuelings).map(({ id, figures }) => [id, figures]));

describe('figures of a vehicle', () => {
  test('the first fueling tells nothing yet', () => {
    expect(figuresOf([fueling(1, 1000, '10.000')]).get(1)).toEqual({
      miles_since: null,
      miles_per_gallon: null,
      cost_per_mile: null,
      is_outlier: false,
      runs_from: null,
      runs_to: null,
    });
  });

  test('from full tank to full tank', () => {
    const figures = figuresOf([
      fueling(1, 1000, '10.000'),
      fueling(4, 1300, '10.000', { total_price: '45.00' }),
    ]);
    expect(figures.get(4)).toEqual({
      miles_since: 300,
      miles_per_gallon: '30.0',
      cost_per_mile: '0.150',
      is_outlier: false,
      runs_from: '2026-11-01',
      runs_to: '2026-11-03',
    });
  });

  test('a part filling counts with the next full tank', () => {
    const figures = figuresOf([
      fueling(1, 1000, '10.000'),
      fueling(2, 1100, '4.000', { is_full_tank: false, total_price: '20.00' }),
      fueling(3, 1300, '6.000', { total_price: '25.00' }),
    ]);
    expect(figures.get(2)).toMatchObject({ miles_since: 100, miles_per_gallon: null, cost_per_mile: null });
    expect(figures.get(3)).toMatchObject({
      miles_since: 200,
      miles_per_gallon: '30.0',
      cost_per_mile: '0.150',
    });
  });

  test('a tank that was never full before has no consumption', () => {
    const figures = figuresOf([
      fueling(1, 1000, '4.000', { is_full_tank: false }),
      fueling(2, 1100, '10.000'),
      fueling(3, 1400, '10.000'),
    ]);
    expect(figures.get(2)).toMatchObject({ miles_since: 100, miles_per_gallon: null });
    expect(figures.get(3)).toMatchObject({ miles_per_gallon: '30.0' });
  });

  test('no miles, no consumption: twice at the same odometer', () => {
    const figures = figuresOf([fueling(1, 1000, '10.000'), fueling(2, 1000, '1.000')]);
    expect(figures.get(2)).toMatchObject({ miles_since: 0, miles_per_gallon: null, cost_per_mile: null });
  });

  test('two fuelings of one day share no runs', () => {
    const figures = figuresOf([fueling(1, 1000, '10.000'), fueling(2, 1100, '3.000', { day: '2026-11-01' })]);
    expect(figures.get(2)).toMatchObject({ runs_from: null, runs_to: null });
  });

  test.each([
    ['a thirsty tank', '20.000', true],
    ['one that took far too little', '6.000', true],
    ['a little more than usual', '12.000', false],
  ])('%s beside the usual 30 miles per gallon', (_name, gallons, isOutlier) => {
    const usual = [1, 2, 3, 4].map((day) => fueling(day, 1000 + 300 * day, '10.000'));
    const figures = figuresOf([...usual, fueling(5, 2500, gallons)]);
    expect(figures.get(5)?.is_outlier).toBe(isOutlier);
    expect([1, 2, 3, 4].map((id) => figures.get(id)?.is_outlier)).toEqual([false, false, false, false]);
  });

  test('nothing is unusual before a vehicle has a usual consumption', () => {
    const figures = figuresOf(
      [1, 2, 3].map((day) => fueling(day, 1000 + 300 * day, day === 3 ? '30.000' : '10.000')),
    );
    expect(figures.get(3)?.is_outlier).toBe(false);
  });

  test('the order of entry does not matter, and all miles are counted once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ miles: fc.integer({ min: 0, max: 500 }), isFull: fc.boolean() }), {
          minLength: 2,
          maxLength: 20,
        }),
        fc.integer(),
        (tanks, seed) => {
          let odometer = 1000;
          const fuelings = tanks.map(({ miles, isFull }, index) => {
            odometer += miles;
            return fueling(index + 1, odometer, '9.500', { is_full_tank: isFull });
          });
          const shuffled = [...fuelings].sort((a, b) => ((a.id * seed) % 7) - ((b.id * seed) % 7));
          const figures = figuresOf(shuffled);
          expect(figures).toEqual(new Map([...figuresOf(fuelings)]));
          const driven = [...figures.values()].reduce((sum, each) => sum + (each.miles_since ?? 0), 0);
          expect(driven).toBe(odometer - (fuelings[0]?.odometer ?? 0));
        },
      ),
    );
  });
});
