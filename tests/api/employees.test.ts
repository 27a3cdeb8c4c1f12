import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInZone } from '../../src/domain/time/dates';
import { routePermissions } from '../../server/platform/plugins/access';
import { absentOn, testCdp, testEmployee, testRun } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

const ZONE = 'America/Los_Angeles';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator', {
    permissions: routePermissions(server.app),
    full_name: 'Ada Admin',
  });
});
afterAll(() => server.close());

interface Employee {
  id: number;
  version: number;
  dispatcher_id: number | null;
  default_vehicle_id: number | null;
}
interface Refused {
  errors?: Record<string, { message: string; args?: object }>;
  args?: Record<string, unknown>;
  status_code?: string;
}

const today = () => dateInZone(server.clock.now(), ZONE);

async function read(id: number) {
  return (await server.call<Employee>('GET', `/employees/${id}`, { as: admin })).body;
}

/** A write on an employee in the version that it has now. */
async function write<T = Refused>(
  method: 'PUT' | 'PATCH',
  id: number,
  path: string,
  body: object,
  as = admin,
) {
  const headers = { 'if-match': `"${(await read(id)).version}"` };
  return server.call<T>(method, `/employees/${id}${path}`, { as, body, headers });
}

async function roleWith(pairs: readonly (readonly [string, string])[], is_driver = false) {
  const { id } = await server.db
    .insertInto('user_types')
    .values({ name: `ROLE ${Math.random()}`, is_driver })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (pairs.length > 0) {
    const rows = pairs.map(([http_method, path_route]) => ({ user_type_id: id, http_method, path_route }));
    await server.db.insertInto('user_type_permissions').values(rows).execute();
  }
  return id;
}

describe('set default (spec §6): the dispatcher and the vehicle that a driver starts with', () => {
  it('is a permission of its own, asks for the version and is logged', async () => {
    const driver = await testEmployee(server.db);
    const dispatcher = await testEmployee(server.db, { type: 'Dispatcher' });
    const body = { dispatcher_id: dispatcher, default_vehicle_id: null };
    const reader = await server.signInAs('nobody', { permissions: [['PUT', '/employees/:id']] });
    expect((await write('PUT', driver, '/set_default', body, reader)).status).toBe(403);
    const bare = await server.call('PUT', `/employees/${driver}/set_default`, { as: admin, body });
    expect(bare.status).toBe(428);
    const done = await write<Employee>('PUT', driver, '/set_default', body);
    expect(done).toMatchObject({ status: 200, body: { dispatcher_id: dispatcher, version: 2 } });
    const audit = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'changes'])
      .where('resource', '=', 'employees')
      .where('record_id', '=', driver)
      .execute();
    expect(audit.at(-1)).toEqual({
      action: 'setDefault',
      changes: { dispatcher_id: { from: null, to: dispatcher }, version: { from: 1, to: 2 } },
    });
  });

  it('takes an active dispatcher only, and only a driver has one', async () => {
    const [driver, other] = [await testEmployee(server.db), await testEmployee(server.db)];
    const wrong = await write('PUT', driver, '/set_default', {
      dispatcher_id: other,
      default_vehicle_id: 999,
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['default_vehicle_id', 'dispatcher_id']);
    const dispatcher = await testEmployee(server.db, { type: 'Dispatcher' });
    const refused = await write('PUT', dispatcher, '/set_default', {
      dispatcher_id: null,
      default_vehicle_id: null,
    });
    expect(refused).toMatchObject({ status: 409, body: { args: { reason: 'notDriver' } } });
  });

  it('a dispatcher with drivers cannot become something else, and is told of before being switched off', async () => {
    const driver = await testEmployee(server.db);
    const dispatcher = await testEmployee(server.db, { type: 'Dispatcher' });
    await write('PUT', driver, '/set_default', { dispatcher_id: dispatcher, default_vehicle_id: null });
    const changed = await write('PATCH', dispatcher, '', { type: 'Scheduler' });
    expect(changed.status).toBe(422);
    expect(changed.body.errors?.type).toMatchObject({
      message: 'validation.hasDrivers',
      args: { smart_count: 1 },
    });
    const uses = await server.call<{ name: string; field: string; total: number }[]>(
      'GET',
      `/employees/${dispatcher}/uses`,
      { as: admin },
    );
    expect(uses.body).toMatchObject([{ name: 'employees', field: 'dispatcher_id', total: 1 }]);
  });
});

describe('a driver with a run today', () => {
  it('is told of before being switched off', async () => {
    const driver = await testEmployee(server.db);
    await testRun(server.db, { employee_id: driver, delivery_date: today() });
    await testRun(server.db, { employee_id: driver, delivery_date: addDays(today(), 3) });
    const uses = await server.call<object[]>('GET', `/employees/${driver}/uses`, { as: admin });
    expect(uses.body).toMatchObject([{ name: 'runsOfToday', field: null, total: 1 }]);
  });

  it('whose phone cannot start it is started from the office (bypass start work)', async () => {
    const driver = await testEmployee(server.db);
    const run = await testRun(server.db, { employee_id: driver, delivery_date: today(), withStops: true });
    const path = `/employees/${driver}/bypass_start_work`;
    const nobody = await server.signInAs('nobody', { permissions: [['PUT', '/employees/:id']] });
    expect((await server.call('POST', path, { as: nobody, body: {} })).status).toBe(403);
    const started = await server.call<{ manifests: { id: number; delivery_manifest_status_id: number }[] }>(
      'POST',
      path,
      { as: admin, body: {} },
    );
    expect(started.status).toBe(200);
    expect(started.body.manifests).toMatchObject([{ id: run, delivery_manifest_status_id: 3 }]);
    const lines = await server.db
      .selectFrom('delivery_event_transitions')
      .select(['source', 'actor_name', 'signature', 'latitude'])
      .where('delivery_manifest_id', '=', run)
      .execute();
    expect(lines).toEqual([{ source: 'office', actor_name: 'Ada Admin', signature: null, latitude: null }]);
    const again = await server.call<Refused>('POST', path, { as: admin, body: {} });
    expect(again).toMatchObject({ status: 409, body: { args: { reason: 'noWaitingRun' } } });
  });
});

it('GET /employees/drivers-on-call names active drivers on call, with their runs of today', async () => {
  const onCall = await testEmployee(server.db, { on_call: true });
  await testEmployee(server.db, { on_call: true, type: 'Dispatcher' });
  const onVacation = await testEmployee(server.db, { on_call: true });
  await absentOn(server.db, onVacation, today());
  await testRun(server.db, { employee_id: onCall, delivery_date: today() });
  const { body } = await server.call<{ id: number; runs_today: number }[]>(
    'GET',
    '/employees/drivers-on-call',
    {
      as: admin,
    },
  );
  expect(body).toMatchObject([{ id: onCall, runs_today: 1 }]);
});

describe('the account of an employee', () => {
  interface Saved {
    account: { id: number; user_type_name: string; is_first_signin: boolean };
  }

  it('is made with a role, and shows how it stands', async () => {
    const id = await testEmployee(server.db, { type: 'Dispatcher' });
    const role = await roleWith([['GET', '/employees']]);
    const body = { email: 'New.Person@Example.test', user_type_id: role, is_cdp: false, cdp_id: null };
    const saved = await write<Saved>('PUT', id, '/account', body);
    expect(saved.status).toBe(200);
    expect(saved.body.account).toMatchObject({
      email: 'new.person@example.test',
      user_type_id: role,
      is_first_signin: true,
      is_active: true,
      is_blocked: false,
    });
    const read = await server.call<Saved>('GET', `/employees/${id}/account`, { as: admin });
    expect(read.body.account).toEqual(saved.body.account);
    // Invited by a link that works once; nobody has made up a password.
    const links = await server.db
      .selectFrom('password_links')
      .select('purpose')
      .where('user_id', '=', saved.body.account.id)
      .execute();
    expect(links).toEqual([{ purpose: 'invitation' }]);
    const taken = await write('PUT', await testEmployee(server.db), '/account', body);
    expect(taken).toMatchObject({
      status: 422,
      body: { errors: { email: { message: 'validation.taken' } } },
    });
  });

  it('nobody gives a role that may do more than they may', async () => {
    const id = await testEmployee(server.db, { type: 'Dispatcher' });
    const powerful = await roleWith([['PUT', '/user_types/:id']]);
    const clerk = await server.signInAs('nobody', {
      permissions: [
        ['PUT', '/employees/:id/account'],
        ['GET', '/employees/:id'],
      ],
    });
    const body = { email: 'clerk.made@example.test', user_type_id: powerful, is_cdp: false, cdp_id: null };
    const refused = await write('PUT', id, '/account', body, clerk);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { user_type_id: { message: 'validation.roleBeyond' } } },
    });
    const roles = await server.call<{ id: number; may_give: boolean }[]>('GET', '/employees/account_roles', {
      as: clerk,
    });
    expect(roles.body.find((role) => role.id === powerful)?.may_give).toBe(false);
  });

  it('a role of drivers is for drivers, and a pharmacy account needs its CDP', async () => {
    const id = await testEmployee(server.db, { type: 'Pharmacy' });
    const driverRole = await roleWith([], true);
    const role = await roleWith([]);
    const asDriver = { email: 'p1@example.test', user_type_id: driverRole, is_cdp: false, cdp_id: null };
    expect((await write('PUT', id, '/account', asDriver)).body.errors?.user_type_id?.message).toBe(
      'validation.driverRole',
    );
    const noCdp = { email: 'p1@example.test', user_type_id: role, is_cdp: true, cdp_id: null };
    expect((await write('PUT', id, '/account', noCdp)).body.errors?.cdp_id?.message).toBe(
      'validation.required',
    );
    const cdp = await testCdp(server.db);
    expect((await write('PUT', id, '/account', { ...noCdp, cdp_id: cdp })).status).toBe(200);
  });

  it('a new role holds at the next request; nobody changes their own', async () => {
    const id = await testEmployee(server.db, { type: 'Administrator' });
    const person = await server.signInAs('nobody', {
      employee_id: id,
      permissions: [
        ['GET', '/employees'],
        ['GET', '/employees/:id'],
        ['PUT', '/employees/:id/account'],
      ],
    });
    expect((await server.call('GET', '/employees', { as: person })).status).toBe(200);
    const role = await roleWith([]);
    const body = { email: person.email, user_type_id: role, is_cdp: false, cdp_id: null };
    const own = await write('PUT', id, '/account', body, person);
    expect(own).toMatchObject({ status: 409, body: { args: { reason: 'ownRole' } } });
    expect((await write('PUT', id, '/account', body)).status).toBe(200);
    await expect.poll(async () => (await server.call('GET', '/employees', { as: person })).status).toBe(403);
  });

  it('is switched off with the employee, and its session ends', async () => {
    const id = await testEmployee(server.db, { type: 'Dispatcher' });
    const person = await server.signInAs('nobody', { employee_id: id });
    expect((await server.call('GET', '/users/routes', { as: person })).status).toBe(200);
    expect((await write('PATCH', id, '', { is_active: false, last_name: 'RENAMED' })).status).toBe(200);
    await expect
      .poll(async () => (await server.call('GET', '/users/routes', { as: person })).status)
      .toBe(401);
    const user = await server.db
      .selectFrom('users')
      .select(['full_name', 'is_active'])
      .where('id', '=', person.user_id)
      .executeTakeFirstOrThrow();
    expect(user).toEqual({ full_name: 'TEST RENAMED', is_active: false });
  });
});
