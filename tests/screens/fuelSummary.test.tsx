import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { VehicleFuel } from '../../src/contract/fueling/fueling';
import FuelSummaryPage from '../../src/fleet/FuelSummaryPage';
import { openMessages } from '../../src/providers/messageSets';
import { renderPage } from '../support/renderPage';
import { fakeWire } from '../resources/screens/fakeWire';

const vehicle = (id: number, changes: Partial<VehicleFuel> = {}): VehicleFuel => ({
  vehicle_id: id,
  vehicle_name: `VAN ${id}`,
  fuelings: 4,
  gallons: '40.500',
  total_price: '190.25',
  miles: 1200,
  miles_per_gallon: '29.6',
  cost_per_mile: '0.158',
  run_kilometres: '1500.4',
  outliers: 0,
  ...changes,
});

async function open(
  answer: VehicleFuel[] | null,
  language: 'en' | 'es' = 'en',
  at = '/fueling/summary?from=2026-11-01&to=2026-11-20',
) {
  const wire = fakeWire({
    'GET /fuel_entries/summary': answer
      ? { json: answer }
      : { status: 500, json: { status_code: 'sr001', message: 'no' } },
  });
  await openMessages('fleet');
  await renderPage(<FuelSummaryPage />, { language, at });
  return wire;
}

const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent);

it('shows a vehicle a row with sums below, and leads to its entries of the period', async () => {
  const wire = await open([
    vehicle(1),
    vehicle(2, {
      miles: null,
      miles_per_gallon: null,
      cost_per_mile: null,
      run_kilometres: null,
      outliers: 2,
    }),
  ]);
  const table = await screen.findByRole('table');
  const [, first, second, sums] = within(table).getAllByRole('row');
  expect(cells(first)).toEqual(['VAN 1', '4', '40.500', '$190.25', '1,200', '29.6', '$0.158', '932 mi', '0']);
  expect(cells(second)).toEqual(['VAN 2', '4', '40.500', '$190.25', '–', '–', '–', '–', '2']);
  expect(cells(sums)).toEqual(['All vehicles', '8', '81.000', '$380.50', '1,200', '–', '–', '932 mi', '2']);
  expect(within(table).getByRole('link', { name: 'VAN 1' })).toHaveAttribute(
    'href',
    '/fueling?vehicle_id=1&fueled_on_from=2026-11-01&fueled_on_to=2026-11-20',
  );
  expect(wire.to('GET', '/fuel_entries/summary')[0]?.query).toEqual({ from: '2026-11-01', to: '2026-11-20' });
});

it('speaks Spanish', async () => {
  await open([vehicle(1)], 'es');
  expect(await screen.findByRole('heading', { name: 'Combustible por vehículo' })).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: 'Costo por milla' })).toBeVisible();
});

it('says that there is nothing, that it failed, and asks for no period that ends before it begins', async () => {
  await open([]);
  expect(await screen.findByText('No fueling in this period.')).toBeVisible();
});

it('says that it failed', async () => {
  await open(null);
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
});

it('asks for no period that ends before it begins', async () => {
  const wire = await open([], 'en', '/fueling/summary?from=2026-11-20&to=2026-11-01');
  expect(await screen.findByText('The end must come after the start')).toBeVisible();
  expect(wire.to('GET', '/fuel_entries/summary')).toEqual([]);
});
