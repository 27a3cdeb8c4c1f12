import { describe, expect, test } from 'vitest';
import { readFuelFile } from '../../../src/domain/fleet/fuelImport';

const HEADERS = [
  'Transaction ID',
  'Vehicle',
  'Driver Name',
  'Transaction Date',
  'Odometer',
  'Quantity',
  'Net Cost',
  'Merchant',
];
const ROW = ['A1', 'van 05', 'Ana Ruiz', '11/20/2026', '45,120', '10.5', '$48.30', 'Arco'];

describe('columns are found by their headers', () => {
  test.each([
    ['a fuel card', HEADERS, []],
    [
      'Spanish, with accents',
      ['Vehículo', 'Odómetro', 'Galones', 'Conductor', 'Fecha', 'Importe', 'Número de transacción'],
      [],
    ],
    [
      'signs and case',
      ['CARD_REFERENCE', 'License-Plate', 'driver code', 'DATE', 'Mileage', 'Volume', 'Total'],
      [],
    ],
    [
      'nothing known',
      ['Foo', ''],
      ['card_reference', 'vehicle', 'driver', 'fueled_on', 'odometer', 'gallons', 'total_price'],
    ],
  ])('%s', (_name, headers, missing) => {
    expect(readFuelFile([headers, ['']]).missing).toEqual(missing);
  });

  test('the surest header wins, and no column is taken twice', () => {
    const headers = ['Amount', ...HEADERS.slice(0, 6), 'Total price'];
    const row = ['1.00', ...ROW.slice(0, 6), '48.30'];
    expect(readFuelFile([headers, row]).rows).toMatchObject([{ total_price: '48.30' }]);
  });
});

describe('rows', () => {
  test('a good one in stored form, blank lines skipped', () => {
    expect(readFuelFile([HEADERS, ['', ''], ROW])).toEqual({
      missing: [],
      problems: [],
      rows: [
        {
          line: 3,
          card_reference: 'A1',
          vehicle: 'VAN 05',
          driver: 'ANA RUIZ',
          fueled_on: '2026-11-20',
          odometer: 45120,
          gallons: '10.500',
          total_price: '48.30',
          station: 'ARCO',
        },
      ],
    });
  });

  test('missing columns are named, and nothing is read', () => {
    const file = readFuelFile([
      ['Vehicle', 'Date'],
      ['VAN 05', '2026-11-20'],
    ]);
    expect(file).toMatchObject({ rows: [], problems: [] });
    expect(file.missing).toEqual(['card_reference', 'driver', 'odometer', 'gallons', 'total_price']);
  });

  test.each([
    [3, 'someday', 'fueled_on', 'fueling.wrong.date'],
    [3, '', 'fueled_on', 'validation.required'],
    [4, '-5', 'odometer', 'fueling.wrong.odometer'],
    [4, '12.5', 'odometer', 'fueling.wrong.odometer'],
    [4, '2000001', 'odometer', 'fueling.wrong.odometer'],
    [5, '0', 'gallons', 'fueling.wrong.gallons'],
    [5, '1.2345', 'gallons', 'fueling.wrong.gallons'],
    [6, '-1', 'total_price', 'validation.money'],
    [0, 'X'.repeat(41), 'card_reference', 'fueling.wrong.long'],
    [1, '', 'vehicle', 'validation.required'],
  ] as const)('cell %i with "%s" is refused at its line', (place, text, column, message) => {
    const row = ROW.map((cell, index) => (index === place ? text : cell));
    expect(readFuelFile([HEADERS, ROW, row]).problems).toEqual([{ line: 3, column, message }]);
  });
});
