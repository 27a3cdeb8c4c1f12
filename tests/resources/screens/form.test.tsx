import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../src/providers/messageLog';
import { CATALOGS } from '../addresses/someAddress';
import { fakeWire, type WireCall } from './fakeWire';
import { recordOf, vehicle } from './records';
import { renderScreen } from './renderScreen';

const catalogs = {
  'GET /vehicle_capacity_types': [recordOf('vehicle_capacity_types', { name: 'SMALL' })],
  'GET /vehicle_groups': [recordOf('vehicle_groups', { name: 'NORTH' })],
  'GET /vehicle_garages': [recordOf('vehicle_garages', { name: 'MAIN' })],
};

function stored(record: Record<string, unknown>, version = 1) {
  return { json: { ...record, version }, headers: { etag: `"${version}"` } };
}

async function openVehicle(answer: Parameters<typeof fakeWire>[0][string] | null = null) {
  const record = vehicle();
  const wire = fakeWire({
    ...catalogs,
    'GET /vehicles': [record],
    'GET /vehicles/1': stored(record),
    ...(answer ? { 'PUT /vehicles/1': answer } : {}),
  });
  const view = await renderScreen({ name: 'vehicles', at: '/1/edit' });
  await screen.findByLabelText('Make');
  return { wire, ...view };
}

describe('bad input is told next to its field (spec §5)', () => {
  it.each([
    ['en' as const, 'License plate', 'Save', 'e.g: 1111AAA', 'Use a right VIN format'],
    ['es' as const, 'Placa', 'Guardar', /1111AAA/, /VIN/],
  ])('in %s', async (language, plateLabel, save, plateProblem, vinProblem) => {
    const user = userEvent.setup();
    const wire = fakeWire(catalogs);
    await renderScreen({ name: 'vehicles', at: '/add', language });
    const plate = await screen.findByLabelText(new RegExp(`^${plateLabel}`));
    const vin = screen.getByLabelText(/^VIN/);
    await user.type(plate, 'ab 1');
    await user.type(vin, '123');
    await user.click(screen.getByRole('button', { name: save }));

    await waitFor(() => expect(plate).toBeInvalid());
    expect(plate).toHaveAccessibleDescription(plateProblem);
    expect(vin).toHaveAccessibleDescription(vinProblem);
    expect(wire.to('POST', '/vehicles')).toEqual([]);
  });

  it('focuses the first invalid field and says on top how many there are', async () => {
    const user = userEvent.setup();
    fakeWire(catalogs);
    await renderScreen({ name: 'vehicles', at: '/add' });
    const name = await screen.findByLabelText(/^Name/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(
      '3 fields need attention: Name, License plate, Capacity type',
    );
  });

  it('writes names in upper case while they are typed', async () => {
    const user = userEvent.setup();
    fakeWire(catalogs);
    await renderScreen({ name: 'vehicles', at: '/add' });
    const name = await screen.findByLabelText(/^Name/);
    await user.type(name, 'van señal');
    expect(name).toHaveValue('VAN SEÑAL');
  });

  it('masks a phone as 000-000-0000 and sends ten digits', async () => {
    const user = userEvent.setup();
    const wire = fakeWire({
      ...CATALOGS,
      'POST /facilities': { status: 201, json: recordOf('facilities') },
    });
    await renderScreen({ name: 'facilities', at: '/add' });
    await user.type(await screen.findByLabelText(/^Name/), 'casa');
    await user.selectOptions(screen.getByLabelText(/^Type/), 'SNF');
    await user.type(screen.getByLabelText(/^Phone/), '6195550100');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('619-555-0100');
    // The section of the address arrives after the form.
    await user.type(await screen.findByRole('textbox', { name: /^Address\b(?! line| in)/ }), '1 main st');
    await user.type(screen.getByRole('combobox', { name: /^City/ }), 'SAN DIEGO');
    await user.type(screen.getByRole('combobox', { name: /^ZIP code/ }), '92101');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wire.to('POST', '/facilities')).toHaveLength(1));
    expect(wire.to('POST', '/facilities')[0]?.body).toMatchObject({
      name: 'CASA',
      facility_type: 'SNF',
      phone_number: '6195550100',
      address: '1 MAIN ST',
      address_1: null,
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      gate_code: null,
      comment: null,
      is_active: true,
    });
  });

  it('takes a date as MM/DD/YYYY', async () => {
    const user = userEvent.setup();
    fakeWire({});
    await renderScreen({ name: 'employees', at: '/add' });
    const expiry = await screen.findByLabelText('License expires');
    await user.type(expiry, '13402026');
    expect(expiry).toHaveValue('13/40/2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(expiry).toHaveAccessibleDescription('Use: MM/DD/YYYY'));
    await user.clear(expiry);
    await user.type(expiry, '11202026');
    await waitFor(() => expect(expiry).toBeValid());
  });
});

describe('saving', () => {
  it('sends the version that was seen, says that it is saved and shows the record', async () => {
    const user = userEvent.setup();
    const { wire, router } = await openVehicle((call: WireCall) =>
      stored({ ...vehicle(), ...(call.body as object) }, 2),
    );
    expect(screen.getByText('No changes')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(screen.getByLabelText('Make'));
    await user.type(screen.getByLabelText('Make'), 'ram');
    expect(screen.getByText('1 change not saved')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/data/vehicles/1'));
    const [put] = wire.to('PUT', '/vehicles/1');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({ make: 'RAM', license_plate: '8ABC123' });
    expect(put?.body).not.toHaveProperty('id');
    expect(messages.get()).toContainEqual(
      expect.objectContaining({ kind: 'success', text: 'Saved', duration: 5000 }),
    );
  });

  it('sets what the server refuses at its field and once on top', async () => {
    const user = userEvent.setup();
    await openVehicle({
      status: 422,
      json: {
        status_code: 'val001',
        message: 'Some fields are not valid',
        errors: { license_plate: { message: 'validation.taken' } },
      },
    });
    const plate = screen.getByLabelText(/^License plate/);
    await user.clear(plate);
    await user.type(plate, '1111AAA');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(plate).toHaveAccessibleDescription('This is already in use'));
    expect(plate).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('1 field needs attention: License plate');
  });

  it('keeps what was typed when no answer comes, and tries again', async () => {
    const user = userEvent.setup();
    const { wire, router } = await openVehicle(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.type(screen.getByLabelText('Make'), ' x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(screen.getByLabelText('Make')).toHaveValue('FORD X');
    wire.answer('PUT /vehicles/1', stored(vehicle({ make: 'FORD X' }), 2));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/data/vehicles/1'));
    // The first try may have been stored: its repeat has the same name.
    const keys = wire.to('PUT', '/vehicles/1').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('asks before changes are left behind', async () => {
    const user = userEvent.setup();
    const { router } = await openVehicle();
    await user.type(screen.getByLabelText('Make'), ' x');
    void router.navigate('/home');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Make')).toHaveValue('FORD X');
    void router.navigate('/home');
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  });
});

describe('a record that somebody else saved first', () => {
  const stale = {
    status: 412,
    json: {
      status_code: 'ver001',
      message: 'ANA RUIZ has changed this meanwhile',
      args: { current_version: 2, who: 'ANA RUIZ', when: '2026-11-20 18:05:00', changed: ['make', 'model'] },
    },
  };

  async function collide(changeMine: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
    const user = userEvent.setup();
    const opened = await openVehicle(stale);
    await changeMine(user);
    const theirs = vehicle({ make: 'NISSAN', model: 'NV200' });
    opened.wire.answer('GET /vehicles/1', stored(theirs, 2));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    opened.wire.answer('PUT /vehicles/1', (call) => stored({ ...theirs, ...(call.body as object) }, 3));
    return { user, dialog: within(dialog), ...opened };
  }

  it('says who and when, puts the rest together and keeps what is chosen', async () => {
    const { user, dialog, wire, router } = await collide(async (person) => {
      await person.clear(screen.getByLabelText('Make'));
      await person.type(screen.getByLabelText('Make'), 'ram');
      await person.clear(screen.getByLabelText('Year'));
      await person.type(screen.getByLabelText('Year'), '2025');
    });
    expect(dialog.getByText('ANA RUIZ changed it at 11/20/2026 10:05.')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Mine: RAM' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Theirs: NISSAN' }));
    expect(dialog.getByText('NV200')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save my choice' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/data/vehicles/1'));
    const put = wire.to('PUT', '/vehicles/1').at(-1);
    expect(put?.headers.get('if-match')).toBe('"2"');
    expect(put?.body).toMatchObject({ make: 'NISSAN', model: 'NV200', year: 2025 });
  });

  it('goes back to the form with everything still there', async () => {
    const { user, dialog } = await collide((person) => person.type(screen.getByLabelText('Make'), ' x'));
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Make')).toHaveValue('FORD X');
  });
});

describe('a record that was opened without its version (428)', () => {
  it('is loaded again, and what both sides have is decided field by field', async () => {
    const user = userEvent.setup();
    const { wire, router } = await openVehicle({
      status: 428,
      json: { status_code: 'ver002', message: 'Say which version you have seen' },
    });
    await user.clear(screen.getByLabelText('Make'));
    await user.type(screen.getByLabelText('Make'), 'ram');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/version of this record is missing/);
    expect(screen.getByLabelText('Make')).toHaveValue('RAM');

    const theirs = vehicle({ make: 'NISSAN', model: 'NV200' });
    wire.answer('GET /vehicles/1', stored(theirs, 5));
    wire.answer('PUT /vehicles/1', (call) => stored({ ...theirs, ...(call.body as object) }, 6));
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Mine: RAM' })).toBeChecked();
    expect(dialog.getByText('NV200')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save my choice' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/data/vehicles/1'));
    const put = wire.to('PUT', '/vehicles/1').at(-1);
    expect(put?.headers.get('if-match')).toBe('"5"');
    expect(put?.body).toMatchObject({ make: 'RAM', model: 'NV200' });
  });
});

describe('permissions', () => {
  it('says so instead of drawing a form that the role does not include', async () => {
    fakeWire({});
    await renderScreen({ name: 'vehicles', at: '/add', permissions: new Set() });
    expect(await screen.findByText('No access')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
