import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { preferences } from '../../../src/providers/preferenceStore';
import { writePreference } from '../../../src/providers/preferences';
import { fakeWire } from './fakeWire';
import { manyGarages } from './garages';
import { renderScreen } from './renderScreen';

beforeEach(() => {
  writePreference('list_mode', 'paging');
  writePreference('density', 'standard');
  writePreference('columns.vehicle_garages', []);
});

describe('what is the same in every row', () => {
  it('is not a column: a list opens on records in use, and shows the state once it is asked for all', async () => {
    const user = userEvent.setup();
    const wire = fakeWire(manyGarages());
    const { router } = await renderScreen({ name: 'vehicle_garages' });
    await screen.findByText('40 garages');
    expect(wire.to('GET', '/vehicle_garages')[0]?.query.is_active).toBe('1');
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('columnheader', { name: 'Active' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove filter Active' }));
    expect(await screen.findByRole('columnheader', { name: 'Active' })).toBeInTheDocument();
    await waitFor(() => expect(wire.to('GET', '/vehicle_garages').at(-1)?.query.is_active).toBeUndefined());
  });
});

describe('a saved view', () => {
  it('keeps filters, order and columns under a name, and brings them back', async () => {
    const user = userEvent.setup();
    fakeWire({ ...manyGarages(), 'PUT /users/preferences': { json: {} } });
    writePreference('columns.vehicle_garages', ['full_address']);
    const { router } = await renderScreen({ name: 'vehicle_garages', at: '?is_active=0&sort=-name' });
    await screen.findByText('40 garages');
    await user.click(screen.getByRole('button', { name: 'Saved views' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name of this view' }), 'Closed{Enter}');
    await router.navigate('/data/vehicle-garages');
    writePreference('columns.vehicle_garages', []);
    await user.click(await screen.findByRole('button', { name: 'Closed' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=-name&is_active=0'));
    expect(preferences.get()['columns.vehicle_garages']).toEqual(['full_address']);
  });
});
