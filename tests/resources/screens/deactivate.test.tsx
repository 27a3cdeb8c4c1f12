import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeWire } from './fakeWire';
import { recordOf } from './records';
import { renderScreen } from './renderScreen';

const group = recordOf('vehicle_groups', { name: 'CENTRAL', is_active: true });
const used = [
  { name: 'vehicles', field: 'vehicle_group_id', total: 12, names: ['CAR 01', 'CAR 02', 'CAR 03'] },
];

async function switchOff(uses: unknown[]) {
  const wire = fakeWire({
    'GET /vehicle_groups/1': { json: group, headers: { etag: '"1"' } },
    'GET /vehicle_groups/1/uses': uses,
    'PUT /vehicle_groups/1': { json: { ...group, is_active: false, version: 2 } },
  });
  await renderScreen({ name: 'vehicle_groups', at: '/1/edit' });
  fireEvent.click(await screen.findByRole('switch', { name: 'Active' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return wire;
}

test('what is in use is switched off only after the facts were read', async () => {
  const wire = await switchOff(used);
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate CENTRAL?' });
  expect(dialog).toHaveTextContent('12 vehicles (group): CAR 01, CAR 02, CAR 03 and 9 more');
  expect(screen.getByRole('link', { name: '12 vehicles' })).toHaveAttribute(
    'href',
    '#/data/vehicles?vehicle_group_id=1&is_active=1',
  );
  expect(wire.to('PUT', '/vehicle_groups/1')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(wire.to('PUT', '/vehicle_groups/1')).toHaveLength(1));
});

test('"Cancel" saves nothing and keeps the form', async () => {
  const wire = await switchOff(used);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.to('PUT', '/vehicle_groups/1')).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
});

test('what nobody uses is saved at once', async () => {
  const wire = await switchOff([]);
  await waitFor(() => expect(wire.to('PUT', '/vehicle_groups/1')).toHaveLength(1));
});
