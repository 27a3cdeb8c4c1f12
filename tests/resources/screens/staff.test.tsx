import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { indexPermissions, type Permission } from '../../../src/domain/access/access';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import { messages } from '../../../src/providers/messageLog';
import { restoreSession } from '../../../src/providers/session';
import { fakeWire } from './fakeWire';
import { recordOf } from './records';
import { renderScreen } from './renderScreen';

const auth = {
  Authorization: 'binding',
  contract_level: 1,
  cdp_id: null,
  default_language: 'en',
  default_state: 'CA',
  email: 'a@example.test',
  employee_id: null,
  full_name: 'ADA ADMIN',
  id: 4,
  is_cdp: false,
  is_first_signin: false,
  time_zone: 'America/Los_Angeles',
  user_type_id: 1,
};
const RIGHTS = [PERMISSIONS.employees, PERMISSIONS.vehicles, PERMISSIONS.password_manager].flatMap(
  (group): Permission[] => Object.values(group),
);
const permissions = indexPermissions(RIGHTS);
const session = {
  'GET /users/session': { json: auth },
  'GET /users/routes': RIGHTS,
  'GET /system/settings/current': { json: { license_warning_days: 30 } },
};

const ROLES = [
  { id: 1, name: 'Dispatcher', is_driver: false, may_give: true },
  { id: 2, name: 'Driver', is_driver: true, may_give: true },
  { id: 3, name: 'Owner', is_driver: false, may_give: false },
];
const ACCOUNT = {
  id: 9,
  email: 'pat@example.test',
  user_type_id: 1,
  user_type_name: 'Dispatcher',
  is_driver: false,
  is_cdp: false,
  cdp_id: null,
  is_active: true,
  is_blocked: false,
  is_first_signin: false,
  last_sign_in_at: null,
};

async function openEmployee(changes: object, wires: Parameters<typeof fakeWire>[0] = {}) {
  const record = recordOf('employees', { full_name: 'PAT LEE', type: 'Driver', is_active: true, ...changes });
  const wire = fakeWire({
    ...session,
    'GET /employees/1': { json: record, headers: { etag: '"1"' } },
    'GET /employees': [recordOf('employees', { id: 5, full_name: 'DEE ONE' })],
    'GET /employees/1/account': { json: { account: null } },
    'GET /employees/account_roles': ROLES,
    'GET /vehicles': [recordOf('vehicles', { id: 7, name: 'VAN 07' })],
    'GET /cdp': [recordOf('cdps', { id: 3, name: 'HILLCREST' })],
    ...wires,
  });
  await restoreSession();
  await renderScreen({ name: 'employees', at: '/1', permissions });
  await screen.findByRole('heading', { level: 1, name: 'PAT LEE' });
  return wire;
}

const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('licence warnings (spec §3: expiry with warnings ahead)', () => {
  it.each([
    ['expired', -5, /^Expired$/],
    ['expiring', 10, /^Expires in \d+ days$/],
  ])('says %s in words', async (_state, days, words) => {
    await openEmployee({ license_expiry: until(days) });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says nothing of a licence that is good for long', async () => {
    await openEmployee({ license_expiry: until(400) });
    expect(screen.queryByText(/^Expire/)).not.toBeInTheDocument();
  });
});

describe('set default: reassignment between dispatchers warns by name (spec §6)', () => {
  it('names who loses the driver, who gets them, and sends the version', async () => {
    const user = userEvent.setup();
    const wire = await openEmployee(
      { dispatcher_id: 5 },
      {
        'GET /employees': [
          recordOf('employees', { id: 5, full_name: 'DEE ONE' }),
          recordOf('employees', { id: 6, full_name: 'DEE TWO' }),
        ],
        'PUT /employees/1/set_default': { json: recordOf('employees') },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Set defaults' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dispatcher and vehicle of PAT LEE' });
    await within(dialog).findByRole('option', { name: 'DEE TWO' });
    await user.selectOptions(within(dialog).getByLabelText('Dispatcher'), 'DEE TWO');
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'PAT LEE belongs to DEE ONE now. After saving, DEE TWO is the dispatcher.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Set defaults' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [call] = wire.to('PUT', '/employees/1/set_default');
    expect(call?.body).toMatchObject({ dispatcher_id: 6 });
    expect(call?.headers.get('if-match')).toBe('"1"');
  });
});

describe('the account of an employee', () => {
  it('is given with a role; roles beyond one’s own cannot be chosen', async () => {
    const user = userEvent.setup();
    const wire = await openEmployee(
      { type: 'Dispatcher', email: 'pat@example.test' },
      { 'PUT /employees/1/account': { json: { account: ACCOUNT } } },
    );
    expect(await screen.findByText('This employee has no account and cannot sign in.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Give access' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give PAT LEE access' });
    const role = within(dialog).getByLabelText(/^User type/);
    await within(dialog).findByRole('option', { name: 'Dispatcher' });
    expect(within(dialog).getByRole('option', { name: 'Owner (can do more than you)' })).toBeDisabled();
    expect(within(dialog).getByRole('option', { name: 'Driver' })).toBeDisabled();
    await user.selectOptions(role, 'Dispatcher');
    await user.click(within(dialog).getByRole('button', { name: 'Give access and invite' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(wire.to('PUT', '/employees/1/account')[0]?.body).toEqual({
      email: 'pat@example.test',
      user_type_id: 1,
      is_cdp: false,
      cdp_id: null,
    });
    expect(messages.get()[0]?.text).toBe('The invitation was sent to pat@example.test.');
  });

  it.each([['Change access', 'User type', 'Scheduler', /lose privileges/, 'Change user type']])(
    '"you can lose privileges" before the user type changes (spec §4)',
    async (action, label, role, text, verb) => {
      const user = userEvent.setup();
      await openEmployee(
        { type: 'Dispatcher' },
        {
          'GET /employees/1/account': { json: { account: ACCOUNT } },
          'GET /employees/account_roles': [...ROLES, { id: 4, name: role, is_driver: false, may_give: true }],
        },
      );
      await user.click(await screen.findByRole('button', { name: action }));
      const dialog = await screen.findByRole('dialog');
      await within(dialog).findByRole('option', { name: role });
      expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
      await user.selectOptions(within(dialog).getByLabelText(new RegExp(`^${label}`)), role);
      expect(within(dialog).getByRole('alert')).toHaveTextContent(text);
      expect(within(dialog).getByRole('button', { name: verb })).toBeEnabled();
    },
  );

  it('keeps what was typed when the server refuses, and says why', async () => {
    const user = userEvent.setup();
    await openEmployee(
      { type: 'Dispatcher' },
      {
        'GET /employees/1/account': { json: { account: ACCOUNT } },
        'PUT /employees/1/account': {
          status: 422,
          json: { status_code: 'val001', message: 'no', errors: { email: { message: 'validation.taken' } } },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Change access' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('option', { name: 'Dispatcher' });
    const email = within(dialog).getByLabelText(/^Email to sign in/);
    await user.clear(email);
    await user.type(email, 'taken@example.test');
    await user.click(within(dialog).getByRole('button', { name: 'Save access' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('This is already in use'));
    expect(email).toHaveValue('taken@example.test');
  });

  it('a blocked one is reactivated (spec §4, "Reactivate User")', async () => {
    const user = userEvent.setup();
    const wire = await openEmployee(
      {},
      {
        'GET /employees/1/account': { json: { account: { ...ACCOUNT, is_blocked: true } } },
        'PATCH /users/9/reactivate': { json: {} },
      },
    );
    expect(await screen.findByText('Blocked')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reactivate user' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reactivate PAT LEE?' });
    await user.click(within(dialog).getByRole('button', { name: 'Reactivate user' }));
    await waitFor(() => expect(wire.to('PATCH', '/users/9/reactivate')).toHaveLength(1));
  });
});

describe('bypass start work', () => {
  it('says why when no run waits, in the words of the screen', async () => {
    const user = userEvent.setup();
    await openEmployee(
      {},
      {
        'POST /employees/1/bypass_start_work': {
          status: 409,
          json: { status_code: 'state001', message: 'no run', args: { reason: 'noWaitingRun' } },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Start work' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start work for PAT LEE?' });
    await user.click(within(dialog).getByRole('button', { name: 'Start work' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This driver has no run to start today.',
    );
  });
});

describe('QR login code (spec §3)', () => {
  const picture = 'data:image/png;base64,AAAA';

  it('is asked for only when somebody wants to see it, and replaced after a warning', async () => {
    const user = userEvent.setup();
    const record = recordOf('vehicles', { name: 'VAN 07', smartphone_login: false });
    const wire = fakeWire({
      ...session,
      'GET /vehicles/1': { json: record, headers: { etag: '"1"' } },
      'GET /vehicles/1/login_code': { json: { code: 'RXV-1-abc', picture } },
      'POST /vehicles/1/login_code': { json: { id: 1, version: 2 } },
    });
    await restoreSession();
    await renderScreen({ name: 'vehicles', at: '/1', permissions });
    const show = await screen.findByRole('button', { name: 'Show code' });
    expect(wire.to('GET', '/vehicles/1/login_code')).toEqual([]);
    expect(screen.getByText(/Smartphone login is off/)).toBeInTheDocument();
    await user.click(show);
    expect(await screen.findByRole('img', { name: 'QR code of VAN 07' })).toHaveAttribute('src', picture);
    expect(screen.getByText('RXV-1-abc')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create a new code' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a new code for VAN 07?' });
    expect(dialog).toHaveTextContent('The code in VAN 07 stops working immediately');
    await user.click(within(dialog).getByRole('button', { name: 'Create a new code' }));
    await waitFor(() => expect(wire.to('POST', '/vehicles/1/login_code')).toHaveLength(1));
    expect(wire.to('POST', '/vehicles/1/login_code')[0]?.headers.get('if-match')).toBe('"1"');
  });

  it('shows the phones that have read it, and signs one out after a question', async () => {
    const user = userEvent.setup();
    const phone = {
      id: 31,
      driver_name: 'ANA RUIZ',
      device_label: 'Chrome, Android',
      remote_address: '10.0.0.7',
      bound_at: '2026-11-20 15:00:00',
      run_name: 'HILLCREST 03',
    };
    const wire = fakeWire({
      ...session,
      'GET /vehicles/1': { json: recordOf('vehicles', { name: 'VAN 07' }), headers: { etag: '"1"' } },
      'GET /vehicles/1/phones': { json: [phone] },
      'DELETE /vehicles/1/phones/31': new Response(null, { status: 204 }),
    });
    await restoreSession();
    await renderScreen({ name: 'vehicles', at: '/1', permissions });
    expect(await screen.findByText(/Chrome, Android · HILLCREST 03 · since/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out the phone of ANA RUIZ' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out the phone of ANA RUIZ?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(wire.to('DELETE', '/vehicles/1/phones/31')).toHaveLength(1));
  });
});
