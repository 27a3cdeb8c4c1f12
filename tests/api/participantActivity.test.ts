import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dateInZone } from '../../src/domain/time/dates';
import { House, resourceNamed, type ErrorBody, type Row } from '../resources/conformance/house';

const ZONE = 'America/Los_Angeles';
type Answer = Row & ErrorBody;

/** Spec §6 and §7, Participants: main info, inactivate, toggle active, past services. */
describe('what is done to a participant', () => {
  let house: House;
  let person: Row;
  const participants = resourceNamed('participants');
  const match = (version: unknown) => ({ 'if-match': `"${String(version)}"` });
  const today = () => dateInZone(house.server.clock.now(), ZONE);
  const call = (
    method: 'PUT' | 'PATCH',
    end: string,
    body: unknown,
    headers: Record<string, string> = match(person.version),
  ) => house.call<Answer>(method, `/participants/${person.id}/${end}`, { body, headers });

  async function deliver(changes: Record<string, unknown> = {}): Promise<number> {
    const cdp = await house.add(resourceNamed('cdps'), { time_zone: ZONE });
    const { id } = await house.server.db
      .insertInto('delivery_events')
      .values({
        participant_id: person.id,
        delivery_date: today(),
        close_door_pharmacy_id: cdp.id,
        delivery_event_type_id: 3,
        delivery_event_status_id: 1,
        order_number: `P${house.next()}`,
        ...changes,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    person = await house.add(participants, { is_active: true });
  });

  test('main info: names and phones, upper case, "first and last name required, middle optional" (spec §5)', async () => {
    const body = {
      first_name: 'ana',
      middle_name: '',
      last_name: 'ruiz  soto',
      phone_number: '619-555-0111',
      mobile_phone_number: '858-555-0111',
    };
    const answer = await call('PUT', 'main_info', body);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        participant_full_name: 'ANA RUIZ SOTO',
        middle_name: null,
        phone_number: '6195550111',
        mobile_phone_number: '8585550111',
        client_code: person.client_code,
        version: 2,
      },
    });
    expect(answer.headers.etag).toBe('"2"');
    expect((await call('PUT', 'main_info', body)).status).toBe(412);
    person = answer.body;
    expect((await call('PUT', 'main_info', { ...body, last_name: '' })).body.errors).toHaveProperty(
      'last_name',
    );
    expect(
      (await call('PUT', 'main_info', { ...body, client_code: 'AAA000001' })).body.errors,
    ).toHaveProperty('client_code');
    expect(
      (await call('PUT', 'main_info', { ...body, mobile_phone_number: '6195550111' })).body.errors,
    ).toEqual({ mobile_phone_number: { message: 'validation.anotherPhone' } });
    const names = { first_name: 'ANA', last_name: 'RUIZ' };
    expect((await call('PUT', 'main_info', names)).body.phone_number).toBe('6195550111');
  });

  test('inactivates with a reason, and a repeat with the same key does nothing twice', async () => {
    expect((await call('PATCH', 'inactivate', {})).body.errors).toHaveProperty('reason');
    const headers = { ...match(1), 'idempotency-key': randomUUID() };
    const answer = await call('PATCH', 'inactivate', { reason: 'Moved to Arizona' }, headers);
    expect(answer).toMatchObject({
      status: 200,
      body: { is_active: false, inactive_reason: 'Moved to Arizona', version: 2 },
    });
    const repeat = await call('PATCH', 'inactivate', { reason: 'Moved to Arizona' }, headers);
    expect(repeat.body).toEqual(answer.body);
    expect(await house.auditOf(participants, person.id)).toHaveLength(2);
    expect(await house.list(participants, { is_active: '1', id: String(person.id) })).toMatchObject({
      body: [],
    });
  });

  test('open deliveries from today on are told first, and stay when that is said', async () => {
    await deliver();
    await deliver({ delivery_event_status_id: 4 });
    await deliver({ delivery_date: '2026-01-05' });
    const refused = await call('PATCH', 'inactivate', { reason: 'Asked to stop' });
    expect(refused).toMatchObject({
      status: 409,
      body: { status_code: 'part001', args: { count: 1, first: today() } },
    });
    expect((await call('PATCH', 'is_active/toggle', {})).status).toBe(409);
    const plain = await house.call('PATCH', `/participants/${person.id}`, {
      body: { is_active: false },
      headers: match(1),
    });
    expect(plain.status).toBe(409);
    const done = await call('PATCH', 'inactivate', { reason: 'Asked to stop', keep_deliveries: true });
    expect(done).toMatchObject({ status: 200, body: { is_active: false } });
  });

  test('toggles there and back, and forgets the reason', async () => {
    person = (await call('PATCH', 'inactivate', { reason: 'Trip' })).body;
    const on = await call('PATCH', 'is_active/toggle', {});
    expect(on).toMatchObject({ status: 200, body: { is_active: true, inactive_reason: null } });
    person = on.body;
    expect((await call('PATCH', 'is_active/toggle', {})).body.is_active).toBe(false);
    expect((await call('PATCH', 'is_active/toggle', {}, {})).status).toBe(428);
  });

  test('each needs its own permission, and a patient of another CDP is not there', async () => {
    const routes = [
      ['PUT', 'main_info'],
      ['PATCH', 'inactivate'],
      ['PATCH', 'is_active/toggle'],
      ['GET', 'past_services'],
    ] as const;
    const nobody = await house.server.signInAs('nobody', { permissions: [] });
    const cdp = await house.add(resourceNamed('cdps'));
    const permissions = [
      ['PUT', '/participants/:id/main_info'],
      ['PATCH', '/participants/:id/inactivate'],
      ['PATCH', '/participants/:id/is_active/toggle'],
      ['GET', '/activity_logger'],
    ] as const;
    const pharmacy = await house.server.signInAs('pharmacy', { cdp_id: cdp.id, permissions });
    for (const [method, end] of routes) {
      const path = `/participants/${person.id}/${end}`;
      const body =
        method === 'GET'
          ? undefined
          : end === 'main_info'
            ? { first_name: 'A', last_name: 'B' }
            : end === 'inactivate'
              ? { reason: 'X' }
              : {};
      const options = { body, headers: match(1) };
      expect((await house.call(method, path, { ...options, as: nobody })).status, end).toBe(403);
      expect((await house.call(method, path, { ...options, as: pharmacy })).status, end).toBe(404);
    }
  });

  test('past services: what is over, the latest first, page by page', async () => {
    const employee = await house.add(resourceNamed('employees'), { first_name: 'DORA', last_name: 'DRIVER' });
    const cdp = await house.add(resourceNamed('cdps'), { name: `SERVICES ${house.next()}` });
    const { id: delivery_manifest_id } = await house.server.db
      .insertInto('delivery_manifest')
      .values({
        name: 'RUN 1',
        delivery_date: '2026-11-03',
        time_zone: ZONE,
        employee_id: employee.id,
        close_door_pharmacy_id: cdp.id,
        start_at: '2026-11-03 16:00:00',
        end_at: '2026-11-03 22:00:00',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const older = await deliver({ delivery_date: '2026-11-01', delivery_event_status_id: 11 });
    const latest = await deliver({
      delivery_date: '2026-11-03',
      delivery_event_status_id: 4,
      delivery_manifest_id,
      secuence: 1,
      close_door_pharmacy_id: cdp.id,
      copayment_amount: '12.50',
    });
    await deliver({ delivery_event_status_id: 2 });
    const path = `/participants/${person.id}/past_services`;
    const { body } = await house.call<Row[]>('GET', path);
    expect(body.map((row) => row.id)).toEqual([latest, older]);
    expect(body[0]).toMatchObject({
      delivery_date: '2026-11-03',
      delivery_event_status_id: 4,
      driver_name: 'DORA DRIVER',
      cdp_name: cdp.name,
      copayment_amount: '12.50',
    });
    expect((await house.call<Row[]>('GET', `${path}?page=2&per_page=1`)).body.map((row) => row.id)).toEqual([
      older,
    ]);
    expect((await house.call('GET', `${path}/total_items`)).body).toEqual({ total_items: 2 });
    const pharmacy = await house.server.signInAs('pharmacy', {
      cdp_id: cdp.id,
      permissions: [['GET', '/activity_logger']],
    });
    const own = await house.call<Row[]>('GET', path, { as: pharmacy });
    expect(own.body.map((row) => row.id)).toEqual([latest]);
  });
});
