import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { DriverRun } from '../../src/contract/runs/driverRuns';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import ChangesHistoryPage from '../../src/fleet/ChangesHistoryPage';
import { openMessages } from '../../src/providers/messageSets';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';
import { fakeWire } from '../resources/screens/fakeWire';

const line = (n: number, changes: Partial<DriverRun> = {}): DriverRun => ({
  id: `m${n}`,
  kind: 'day',
  datetime: '2026-11-20 16:00:00',
  run_id: n,
  delivery_manifest_id: n,
  run_name: `RUN ${n}`,
  driver_names: 'ANA RUIZ',
  previous_driver_names: null,
  vehicle_name: 'VAN 1',
  previous_vehicle_name: null,
  changed_by: null,
  ...changes,
});

async function open(lines: DriverRun[] | null, at = '/changes-history', language: 'en' | 'es' = 'en') {
  await holdPermissions(indexPermissions([PERMISSIONS.vehicles.list]));
  const wire = fakeWire({
    'GET /driver_runs': lines
      ? { json: lines }
      : { status: 500, json: { status_code: 'sr001', message: 'no' } },
    'GET /driver_runs/total_items': { json: { total_items: lines?.length ?? 0 } },
    'GET /vehicles': { json: [{ id: 7, name: 'VAN 7' }] },
    'GET /vehicles/total_items': { json: { total_items: 1 } },
  });
  await openMessages('fleet');
  await renderPage(<ChangesHistoryPage />, { at, language });
  return wire;
}

it('names the run of each line, 20 a page, and what a change was before', async () => {
  const wire = await open([
    line(1),
    line(2, {
      kind: 'edit',
      driver_names: 'BEN LOW',
      previous_driver_names: 'ANA RUIZ',
      changed_by: 'Carl Chief',
    }),
  ]);
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('RUN 1');
  expect(rows[2]).toHaveTextContent('BEN LOW (was ANA RUIZ)');
  expect(rows[2]).toHaveTextContent('Carl Chief');
  expect(wire.to('GET', '/driver_runs')[0]?.query).toEqual({ page: '1', per_page: '20' });
});

it('filters by vehicle, and only by what may be read', async () => {
  const wire = await open([line(1)]);
  expect(screen.queryByRole('combobox', { name: 'Driver' })).toBeNull();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Vehicle' }),
    await screen.findByRole('option', { name: 'VAN 7' }),
  );
  expect(wire.to('GET', '/driver_runs').at(-1)?.query).toMatchObject({ vehicle_id: '7' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(wire.to('GET', '/driver_runs').at(-1)?.query).not.toHaveProperty('vehicle_id');
});

it('tells nothing found from nothing there, in Spanish', async () => {
  await open([], '/changes-history?vehicle=7', 'es');
  expect(await screen.findByText('Nada coincide con estos filtros.')).toBeVisible();
});

it('says that it failed', async () => {
  await open(null);
  expect(await screen.findByText(/The history did not load/)).toBeVisible();
});
