import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearMessages, messages } from '../../../src/providers/messageLog';
import { CATALOGS } from '../addresses/someAddress';
import { fakeWire } from './fakeWire';
import { recordOf } from './records';
import { renderScreen } from './renderScreen';

const HERE = { address: '1 MAIN ST', city: 'SAN DIEGO', state: 'CA', zipcode: '92101' };
const POINT = { latitude: 32.71, longitude: -117.16, formatted_address: null, is_approximate: false };
const LOCATION = recordOf('locations', { ...HERE, ...POINT, name: 'OFFICE', phone_number: null });

async function edit() {
  const wire = fakeWire({
    ...CATALOGS,
    'GET /locations/1': { json: LOCATION, headers: { etag: '"1"' } },
    'PUT /locations/1': { json: LOCATION, headers: { etag: '"2"' } },
  });
  await renderScreen({ name: 'locations', at: '/1/edit' });
  const street = await screen.findByRole('textbox', { name: /^Address\b(?! line| in)/ });
  const position = within(screen.getByRole('group', { name: 'Position on the map' })).getByRole('status');
  return { wire, street, position, user: userEvent.setup() };
}

beforeEach(clearMessages);

describe('the address of a place (spec §4)', () => {
  it('"a changed address, city, state or zip makes it need a new position", and typing it back does not', async () => {
    const { street, position, user } = await edit();
    expect(position).toHaveTextContent('Position set');
    await user.type(street, ' 2');
    expect(position).toHaveTextContent('Needs a position');
    await user.clear(street);
    await user.type(street, '1 main st');
    expect(position).toHaveTextContent('Position set');
  });

  it('is saved without the position that stayed behind', async () => {
    const { wire, street, user } = await edit();
    await user.type(street, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wire.to('PUT', '/locations/1')).toHaveLength(1));
    expect(wire.to('PUT', '/locations/1')[0]?.body).toMatchObject({
      address: '1 MAIN ST 2',
      latitude: null,
      longitude: null,
    });
  });

  it('"Changing the state resets city and zipcode"', async () => {
    const { user } = await edit();
    await screen.findByRole('option', { name: /^NV/ });
    await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'NV');
    expect(screen.getByRole('combobox', { name: /^City/ })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /^ZIP code/ })).toHaveValue('');
  });

  it('a CDP is not saved without one: "Please, Get the position from the map"', async () => {
    const wire = fakeWire({
      ...CATALOGS,
      'GET /catalogs/colors': [{ id: 1, color: 'teal', hex_color: '#0F766E' }],
    });
    const user = userEvent.setup();
    await renderScreen({ name: 'cdps', at: '/add' });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'NEW');
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '6195550100');
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await user.type(screen.getByRole('textbox', { name: /^Address\b(?! line| in)/ }), '1 main st');
    await user.type(screen.getByRole('combobox', { name: /^City/ }), 'SAN DIEGO');
    await user.type(screen.getByRole('combobox', { name: /^ZIP code/ }), '92101');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(messages.get().map(({ text }) => text)).toContain('Please, Get the position from the map'),
    );
    expect(screen.getByRole('button', { name: 'Pick the position on the map' })).toHaveFocus();
    expect(wire.to('POST', '/cdp')).toEqual([]);
  });
});
