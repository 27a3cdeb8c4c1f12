import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import {
  command,
  insertDriver,
  makeRun,
  StoppedClock,
  type Problem,
  type TestRun,
} from '../support/dispatchDay';
import { insertVehicle } from '../support/schedulingDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:10:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let vehicle: number;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:10:00');
  run = await makeRun(server.db, { isUnderWay: false });
  vehicle = await insertVehicle(server);
});

const edit = <T = CommandAnswer>(body: object, version: number | null = 1) =>
  server.call<T>('PUT', `/delivery_manifest/${run.id}`, command(ana, version, body));
const crew = (changes: object = {}) => ({
  employee_id: run.employee_id,
  vehicle_id: vehicle,
  close_door_pharmacy_id: run.cdp_id,
  ...changes,
});

describe('editRun: PUT /delivery_manifest/{id} (spec §7)', () => {
  it('changes driver and vehicle, and can be undone', async () => {
    const driver = await insertDriver(server.db);
    const done = await edit(crew({ employee_id: driver }));
    expect(done.status).toBe(200);
    expect(done.headers.etag).toBe('"2"');
    expect(done.body.manifests[0]).toMatchObject({ employee_id: driver, vehicle_id: vehicle, version: 2 });
    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${done.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(undone.body.manifests[0]).toMatchObject({ employee_id: run.employee_id, vehicle_id: null });
  });

  it.each(['employee_id', 'vehicle_id', 'close_door_pharmacy_id'])('§5: %s is required', async (field) => {
    const answer = await edit<Problem>(crew({ [field]: null }));
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toBeDefined();
  });

  it('§8: ud023 names the run where the driver is at that time', async () => {
    const other = await makeRun(server.db, { isUnderWay: false });
    const answer = await edit<Problem>(crew({ employee_id: other.employee_id }));
    expect(answer.status).toBe(400);
    expect(answer.body.status_code).toBe('ud023');
    expect(answer.body.args).toMatchObject({ delivery_manifest_id: other.id });
    expect(answer.body.errors.employee_id).toMatchObject({ message: 'validation.driverBusy' });
  });

  it('§8: ud023 for a vehicle, too, and not when the shifts do not meet', async () => {
    const other = await makeRun(server.db, { isUnderWay: false });
    await server.db
      .updateTable('delivery_manifest')
      .set({ vehicle_id: vehicle })
      .where('id', '=', other.id)
      .execute();
    const answer = await edit<Problem>(crew());
    expect(answer.body.errors.vehicle_id).toMatchObject({ message: 'validation.vehicleBusy' });
    await server.db
      .updateTable('delivery_manifest')
      .set({ start_at: '2026-11-21 00:00:00', end_at: '2026-11-21 04:00:00' })
      .where('id', '=', other.id)
      .execute();
    expect((await edit(crew())).status).toBe(200);
  });

  const setStop = (values: object) =>
    server.db
      .updateTable('delivery_events')
      .set(values)
      .where('id', '=', run.stops[1] ?? 0)
      .execute();
  const woman = async () => {
    await setStop({ driver_gender: 'female' });
    await server.db
      .updateTable('employees')
      .set({ gender: 'female' })
      .where('id', '=', run.employee_id)
      .execute();
  };
  it.each([
    [
      'the driver that a stop asked for',
      woman,
      async () => ({ employee_id: await insertDriver(server.db) }),
      { status_code: 'plan001', rule: 'driverGender', ofStop: true },
    ],
    [
      'more bags than the vehicle carries',
      () => Promise.resolve(),
      async () => ({ vehicle_id: await insertVehicle(server, 1) }),
      { status_code: 'plan001', rule: 'capacity', ofStop: false },
    ],
    [
      'the end of the shift',
      () => Promise.resolve(),
      () => Promise.resolve({ end_time: '08:10:00' }),
      { status_code: 'OVERTIME_WORK', rule: 'overtime', ofStop: false },
    ],
    [
      'the end of a window',
      () => setStop({ delivery_end_time: '09:30:00' }),
      () => Promise.resolve({ start_time: '10:00:00' }),
      { status_code: 'plan001', rule: 'window', ofStop: true },
    ],
  ])('judges every stop with the new crew and shift: %s', async (_, prepare, change, expected) => {
    await prepare();
    const changes = await change();
    const asked = await edit<Problem>(crew(changes));
    expect(asked.status).toBe(400);
    expect(asked.body.status_code).toBe(expected.status_code);
    expect(asked.body.args.rules).toContainEqual(
      expect.objectContaining({
        rule: expected.rule,
        manifest_id: run.id,
        delivery_event_id: expected.ofStop ? run.stops[1] : null,
      }),
    );
    const force = (body: object) =>
      server.call<CommandAnswer>('PUT', `/delivery_manifest/${run.id}/override`, command(ana, 1, body));
    expect((await force(crew(changes))).status, 'over a rule only with a reason').toBe(422);
    const done = await force(crew({ ...changes, reason: 'NOBODY ELSE TODAY' }));
    expect(done.status).toBe(200);
    const { changes: noted } = await server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'delivery_manifest')
      .where('record_id', '=', run.id)
      .where('action', '=', 'editRun_override')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(noted).toMatchObject({ reason: { to: 'NOBODY ELSE TODAY' } });
  });

  it('does not ask again what somebody has decided before', async () => {
    await setStop({ driver_gender: 'female' });
    expect((await edit(crew({ employee_id: await insertDriver(server.db) }))).status).toBe(200);
  });

  it('changes the CDP only before the run has started, with its open stops', async () => {
    const other = await makeRun(server.db);
    const done = await edit(crew({ close_door_pharmacy_id: other.cdp_id }));
    expect(done.body.manifests[0]?.close_door_pharmacy_id).toBe(other.cdp_id);
    expect(done.body.manifests[0]?.events.every((stop) => stop.close_door_pharmacy_id === other.cdp_id)).toBe(
      true,
    );
    run = await makeRun(server.db);
    const late = await edit<Problem>(crew({ close_door_pharmacy_id: other.cdp_id }));
    expect(late.body.errors.close_door_pharmacy_id).toMatchObject({ message: 'validation.cdpAfterStart' });
  });

  it.each([
    [null, 428],
    [7, 412],
  ])('with If-Match %s it is %d', async (version, status) => {
    expect((await edit(crew(), version)).status).toBe(status);
  });

  it('is 409 once the run is over', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ delivery_manifest_status_id: 4 })
      .where('id', '=', run.id)
      .execute();
    expect((await edit(crew())).status).toBe(409);
  });
});
