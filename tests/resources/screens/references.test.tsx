import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeWire, type WireCall } from './fakeWire';
import { recordOf, vehicle } from './records';
import { renderScreen } from './renderScreen';

const GROUPS = Array.from({ length: 60 }, (_, index) =>
  recordOf('vehicle_groups', { id: index + 1, name: `GROUP ${index + 1}` }),
);

/** As a server does: what is asked for by id, else what holds the text. */
function groups({ query }: WireCall) {
  const ids = query.id?.split(',');
  return GROUPS.filter(
    ({ id, name }) => (!ids || ids.includes(String(id))) && String(name).includes(query.all ?? ''),
  );
}

async function openVehicle(vehicle_group_id: number) {
  const record = vehicle({ vehicle_group_id });
  const wire = fakeWire({
    'GET /vehicle_capacity_types': [recordOf('vehicle_capacity_types', { name: 'SMALL' })],
    'GET /vehicle_garages': [recordOf('vehicle_garages', { name: 'MAIN' })],
    'GET /vehicle_groups': groups,
    'GET /vehicles/1': { json: { ...record, version: 1 }, headers: { etag: '"1"' } },
    'PUT /vehicles/1': (call) => ({ json: { ...record, ...(call.body as object), version: 2 } }),
  });
  await renderScreen({ name: 'vehicles', at: '/1/edit' });
  // A plain list until it is known how many there are.
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /group/i })).toHaveAttribute('aria-autocomplete'),
  );
  return { wire, user: userEvent.setup(), group: screen.getByRole('combobox', { name: /group/i }) };
}

describe('a record that refers to one of many (spec §9, autocomplete)', () => {
  it('is searched from three characters on, and its id is saved', async () => {
    const { wire, user, group } = await openVehicle(1);
    await waitFor(() => expect(group).toHaveValue('GROUP 1'));
    await user.clear(group);
    await user.type(group, 'GROUP 58');
    await user.click(await screen.findByRole('option', { name: 'GROUP 58' }));
    const searches = wire.to('GET', '/vehicle_groups').flatMap(({ query }) => query.all ?? []);
    expect(searches.every((text) => text.length >= 3)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wire.to('PUT', '/vehicles/1')).toHaveLength(1));
    expect(wire.to('PUT', '/vehicles/1')[0]?.body).toMatchObject({ vehicle_group_id: 58 });
  });

  it('that cannot be read stands as it is, and is kept', async () => {
    const { wire, user, group } = await openVehicle(900);
    await waitFor(() => expect(group).toHaveValue('…'));
    await user.type(screen.getByLabelText('Make'), 'X');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wire.to('PUT', '/vehicles/1')).toHaveLength(1));
    expect(wire.to('PUT', '/vehicles/1')[0]?.body).toMatchObject({ vehicle_group_id: 900 });
  });
});
