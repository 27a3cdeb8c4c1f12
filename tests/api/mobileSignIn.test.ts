import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hash } from '@node-rs/argon2';
import type { ExclusiveLogin } from '../../src/domain/access/mobileSignIn';
import { DAY, makeRun, type TestRun } from '../support/dispatchDay';
import { TestClock, testServer, type TestServer, type TestSession } from '../support/server';

const PASSWORD = 'Demo-1234!';
let server: TestServer;
let admin: TestSession;
let passwordHash: string;

beforeAll(async () => {
  const clock = new TestClock();
  // The morning of the test day.
  clock.advance(new Date(`${DAY}T16:00:00Z`).getTime() - Date.now());
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
  passwordHash = await hash(PASSWORD);
});
afterAll(() => server.close());

let count = 0;
interface Vehicle {
  id: number;
  name: string;
  code: () => Promise<string>;
}
async function addVehicle(): Promise<Vehicle> {
  const name = `VAN ${++count}`;
  const { id: vehicle_capacity_type_id } = await server.db
    .insertInto('vehicle_capacity_types')
    .values({ name, capacity: 10 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('vehicles')
    .values({
      name,
      license_plate: `MOB${String(count).padStart(4, '0')}`,
      type: 'car',
      vehicle_capacity_type_id,
      smartphone_login: true,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const code = async () =>
    (await server.call<{ code: string }>('GET', `/vehicles/${id}/login_code`, { as: admin })).body.code;
  return { id, name, code };
}

/** A run of the day with this vehicle that has not started. */
async function runWith(exclusive_login: ExclusiveLogin, vehicle: Vehicle): Promise<TestRun> {
  const run = await makeRun(server.db, { isUnderWay: false });
  const { id: run_id } = await server.db
    .insertInto('runs')
    .values({
      name: `PATTERN ${++count}`,
      driver_ids: [run.employee_id],
      vehicle_id: vehicle.id,
      close_door_pharmacy_id: run.cdp_id,
      start_date: DAY,
      start_time: '08:00:00',
      end_time: '16:00:00',
      shift_days: [1, 2, 3, 4, 5],
      exclusive_login,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('delivery_manifest')
    .set({ run_id, vehicle_id: vehicle.id })
    .where('id', '=', run.id)
    .execute();
  return run;
}

/** An account of the driver of a run, and a phone of the driver's own that signs in with it. */
async function driverOf(employee_id: number, full_name: string) {
  const session = await server.signInAs('driver', {
    employee_id,
    full_name,
    email: `driver-${randomUUID()}@example.test`,
    password_hash: passwordHash,
  });
  return { ...session, full_name };
}

/** The cookies of one phone. */
class Phone {
  #cookies = new Map<string, string>();
  #binding = '';

  async #ask(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await server.app.inject({
      method,
      url: `/api${path}`,
      payload: body,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.#binding ? { authorization: this.#binding } : {}),
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0',
      },
    });
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value);
    return { status: answer.statusCode, body: answer.body ? (answer.json() as Record<string, unknown>) : {} };
  }

  async signIn({ email }: { email: string }): Promise<void> {
    const { status, body } = await this.#ask('POST', '/users/sign_in', {
      email,
      password: PASSWORD,
      client: 'mobile',
    });
    expect(status).toBe(200);
    this.#binding = String(body.Authorization);
  }

  read = (code: string) => this.#ask('POST', '/vehicles/verify_code', { code });
  sessions = async () => (await this.#ask('GET', '/users/sessions')).body as unknown as object[];
  session = () => this.#ask('GET', '/users/session');
  start = (run: TestRun) =>
    this.#ask('POST', `/delivery_manifest/${run.id}/delivery_events/${run.pullOut}/change_status`, {
      delivery_event_status_id: 4,
    });
}

async function phoneOf(driver: { email: string }): Promise<Phone> {
  const phone = new Phone();
  await phone.signIn(driver);
  return phone;
}

describe('a driver’s phone signs in by the code in the vehicle (spec §3)', () => {
  it('the session is bound to vehicle, run and phone, and the sessions say so', async () => {
    const vehicle = await addVehicle();
    const run = await runWith('none', vehicle);
    const driver = await driverOf(run.employee_id, 'ANA R.');
    const phone = await phoneOf(driver);
    const answer = await phone.read(await vehicle.code());
    expect(answer).toMatchObject({
      status: 200,
      body: {
        vehicle_id: vehicle.id,
        name: vehicle.name,
        delivery_manifest_id: run.id,
        exclusive_login: 'none',
      },
    });
    expect((await phone.sessions())[0]).toMatchObject({ vehicle_name: vehicle.name, is_current: true });
    const phones = await server.call<{ id: number }[]>('GET', `/vehicles/${vehicle.id}/phones`, {
      as: admin,
    });
    expect(phones.body).toMatchObject([
      { driver_name: 'ANA R.', device_label: 'Chrome, Android', bound_at: expect.any(String) },
    ]);
    const stored = await server.db
      .selectFrom('sessions')
      .select(['vehicle_id', 'delivery_manifest_id', 'device_id'])
      .where('id', '=', phones.body[0]?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      vehicle_id: vehicle.id,
      delivery_manifest_id: run.id,
      device_id: expect.any(Number),
    });
  });

  it('a vehicle without a run of today is signed in to without one', async () => {
    const vehicle = await addVehicle();
    const run = await makeRun(server.db);
    const phone = await phoneOf(await driverOf(run.employee_id, 'ANA R.'));
    expect((await phone.read(await vehicle.code())).body).toMatchObject({
      vehicle_id: vehicle.id,
      delivery_manifest_id: null,
      exclusive_login: 'none',
    });
  });

  it.each([[''], ['  '], ['x'.repeat(81)], ['RXV-1-']])('a code like %j opens nothing', async (code) => {
    const run = await makeRun(server.db);
    const phone = await phoneOf(await driverOf(run.employee_id, 'ANA R.'));
    expect((await phone.read(code)).status).toBeGreaterThanOrEqual(404);
    expect(await phone.sessions()).toMatchObject([{ vehicle_name: null }, {}]);
  });

  it('a new code signs out the phones that have read the former one', async () => {
    const vehicle = await addVehicle();
    const run = await runWith('none', vehicle);
    const phone = await phoneOf(await driverOf(run.employee_id, 'ANA R.'));
    const bystander = await phoneOf(await driverOf((await makeRun(server.db)).employee_id, 'LUIS M.'));
    await phone.read(await vehicle.code());
    const path = `/vehicles/${vehicle.id}/login_code`;
    const replaced = await server.call('POST', path, {
      as: admin,
      body: {},
      headers: { 'if-match': '"1"' },
    });
    expect(replaced.status).toBe(200);
    expect(await phone.session()).toMatchObject({ status: 401, body: { args: { reason: 'code' } } });
    expect((await bystander.session()).status).toBe(200);
  });

  it('the office signs a phone out; another vehicle’s phone is not found', async () => {
    const [vehicle, other] = [await addVehicle(), await addVehicle()];
    const phone = await phoneOf(await driverOf((await makeRun(server.db)).employee_id, 'ANA R.'));
    await phone.read(await vehicle.code());
    const [signedIn] = (
      await server.call<{ id: number }[]>('GET', `/vehicles/${vehicle.id}/phones`, { as: admin })
    ).body;
    const out = (id: number) =>
      server.call('DELETE', `/vehicles/${id}/phones/${signedIn?.id ?? 0}`, { as: admin });
    expect((await out(other.id)).status).toBe(404);
    expect((await out(vehicle.id)).status).toBe(204);
    expect((await out(vehicle.id)).status).toBe(404);
    expect((await phone.session()).status).toBe(401);
  });
});

describe('a run for the driver’s phone alone', () => {
  it('refuses another driver in the vehicle, and says whose run it is', async () => {
    const vehicle = await addVehicle();
    const run = await runWith('driver', vehicle);
    await server.db
      .updateTable('employees')
      .set({ first_name: 'ANA', last_name: 'RUIZ' } as never)
      .where('id', '=', run.employee_id)
      .execute();
    const stranger = await phoneOf(await driverOf((await makeRun(server.db)).employee_id, 'LUIS M.'));
    const refused = await stranger.read(await vehicle.code());
    expect(refused).toMatchObject({
      status: 409,
      body: { status_code: 'state001', args: { reason: 'driverOnly', vehicle: vehicle.name } },
    });
    expect(refused.body.message).toMatch(/ANA RUIZ/i);
  });

  it('does not start on a phone that another driver uses too', async () => {
    const vehicle = await addVehicle();
    const run = await runWith('driver', vehicle);
    const [ana, luis] = [
      await driverOf(run.employee_id, 'ANA R.'),
      await driverOf((await makeRun(server.db)).employee_id, 'LUIS M.'),
    ];
    const phone = await phoneOf(luis);
    await phone.signIn(ana);
    const shared = { status: 409, body: { args: { reason: 'sharedPhone', driver: 'LUIS M.' } } };
    expect(await phone.read(await vehicle.code())).toMatchObject(shared);
    expect(await phone.start(run)).toMatchObject(shared);
    const own = await phoneOf(ana);
    expect((await own.start(run)).status).toBe(200);
  });
});

describe('a run for the vehicle’s phone alone', () => {
  it('starts on the phone that has read the code, and on no other', async () => {
    const vehicle = await addVehicle();
    const run = await runWith('vehicle', vehicle);
    const phone = await phoneOf(await driverOf(run.employee_id, 'ANA R.'));
    expect(await phone.start(run)).toMatchObject({
      status: 409,
      body: { args: { reason: 'otherVehicle', vehicle: vehicle.name, given: null } },
    });
    expect((await phone.read(await vehicle.code())).status).toBe(200);
    expect((await phone.start(run)).status).toBe(200);
  });

  it('of two phones at once one is signed in, and the other is told whose it is', async () => {
    const vehicle = await addVehicle();
    const run = await runWith('vehicle', vehicle);
    const one = await phoneOf(await driverOf(run.employee_id, 'ANA R.'));
    const two = await phoneOf(await driverOf((await makeRun(server.db)).employee_id, 'LUIS M.'));
    const code = await vehicle.code();
    const answers = await Promise.all([one.read(code), two.read(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'ANA R.' : 'LUIS M.';
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      args: { reason: 'vehicleTaken', vehicle: vehicle.name, driver: winner, device: 'Chrome, Android' },
    });
  });

  it('passes from driver to driver on the same phone: who had it before is signed out', async () => {
    const vehicle = await addVehicle();
    const run = await runWith('vehicle', vehicle);
    const phone = await phoneOf(await driverOf((await makeRun(server.db)).employee_id, 'LUIS M.'));
    await phone.read(await vehicle.code());
    await phone.signIn(await driverOf(run.employee_id, 'ANA R.'));
    expect((await phone.read(await vehicle.code())).status).toBe(200);
    const phones = await server.call<object[]>('GET', `/vehicles/${vehicle.id}/phones`, { as: admin });
    expect(phones.body).toMatchObject([{ driver_name: 'ANA R.' }]);
    expect((await phone.start(run)).status).toBe(200);
  });
});
