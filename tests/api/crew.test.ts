import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/dispatchView';
import {
  command,
  insertDriver,
  makeRun,
  StoppedClock,
  stopPath,
  type Problem,
  type TestRun,
} from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:10:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let vehicle: number;
let plates = 0;

async function insertVehicle(): Promise<number> {
  plates += 1;
  const capacity = await server.db
    .insertInto('vehicle_capacity_types')
    .values({ name: `CAPACITY ${plates}`, capacity: 40, is_active: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('vehicles')
    .values({
      name: `VAN ${plates}`,
      license_plate: `1111A${String(plates).padStart(2, '0')}`,
      type: 'van',
      vehicle_capacity_type_id: capacity.id,
      vin: `1HGCM82633A0043${String(plates).padStart(2, '0')}`,
      is_active: true,
      smartphone_login: false,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:10:00');
  run = await makeRun(server.db, { isUnderWay: false });
  vehicle = await insertVehicle();
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

  it('refuses a driver of the other gender than a stop wants', async () => {
    const driver = await insertDriver(server.db);
    await server.db
      .updateTable('delivery_events')
      .set({ driver_gender: 'female' })
      .where('id', '=', run.stops[0] ?? 0)
      .execute();
    const answer = await edit<Problem>(crew({ employee_id: driver }));
    expect(answer.body.errors.employee_id).toMatchObject({ message: 'validation.driverGender' });
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

describe('transfer_delivery: employee_id, a driver on call (spec §7)', () => {
  const onCall = async () => {
    const id = await insertDriver(server.db);
    await server.db.updateTable('employees').set({ on_call: true }).where('id', '=', id).execute();
    return id;
  };
  const transfer = <T = CommandAnswer>(stopId: number, body: object, version: number | null = 1) =>
    server.call<T>('PUT', stopPath(run, stopId, 'transfer_delivery'), command(ana, version, body));

  it('opens a run for a driver who has none, and adds to it afterwards', async () => {
    const employee_id = await onCall();
    const [first = 0, second = 0] = run.stops;
    const done = await transfer(first, { employee_id });
    expect(done.status).toBe(200);
    const opened = done.body.manifests.find((manifest) => manifest.id !== run.id);
    expect(opened).toMatchObject({
      employee_id,
      close_door_pharmacy_id: run.cdp_id,
      delivery_date: run.date,
    });
    expect(opened?.events.map(({ id, secuence }) => [id, secuence])).toEqual([[first, 1]]);
    const again = await transfer(second, { employee_id });
    const more = again.body.manifests.find((manifest) => manifest.id === opened?.id);
    expect(more?.events.map(({ id }) => id)).toEqual([first, second]);
  });

  it('takes bags that were picked up, several at once, as one step', async () => {
    const employee_id = await onCall();
    const [first = 0, second = 0] = run.stops;
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: 8 })
      .where('id', 'in', [first, second])
      .execute();
    const done = await transfer(first, {
      employee_id,
      delivery_event_ids: [first, second],
      versions: { [first]: 1, [second]: 1 },
    });
    expect(done.body.results).toMatchObject([{ ok: true }, { ok: true }]);
    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${done.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(undone.status).toBe(200);
    const back = undone.body.manifests.find((manifest) => manifest.id === run.id);
    expect(back?.events.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
  });

  it('refuses a driver who is not on call, the same driver, and what is over', async () => {
    const [first = 0] = run.stops;
    const idle = await insertDriver(server.db);
    const notOnCall = await transfer<Problem>(first, { employee_id: idle });
    expect(notOnCall.body.errors.employee_id).toMatchObject({ message: 'validation.notOnCall' });
    await server.db
      .updateTable('employees')
      .set({ on_call: true })
      .where('id', 'in', [run.employee_id, idle])
      .execute();
    expect((await transfer(first, { employee_id: run.employee_id })).status).toBe(409);
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: 4 })
      .where('id', '=', first)
      .execute();
    expect((await transfer(first, { employee_id: idle })).status).toBe(409);
  });
});

describe('lunch break: delivery_events_addon with type 4 (spec §5, §7)', () => {
  const lunch = <T = CommandAnswer>(body: object = {}, path = 'delivery_events_addon') =>
    server.call<T>(
      'POST',
      `/delivery_manifest/${run.id}/${path}`,
      command(ana, 1, { delivery_event_type_id: 4, ...body }),
    );
  const typesOf = (answer: { body: CommandAnswer }) =>
    answer.body.manifests[0]?.events.map((stop) => stop.delivery_event_type_id);

  it('goes to the queue, before the way home, as its beginning and its end', async () => {
    const done = await lunch();
    expect(done.status).toBe(200);
    expect(typesOf(done)).toEqual([1, 3, 3, 3, 4, 5, 7]);
  });

  it('goes to a place of the run, and what follows waits for it', async () => {
    run = await makeRun(server.db);
    const done = await lunch({ secuence: 2 });
    expect(typesOf(done)).toEqual([1, 4, 5, 3, 3, 3, 7]);
    const [, start, finish] = done.body.manifests[0]?.events ?? [];
    const minutes = (Date.parse(`${finish?.eta}Z`) - Date.parse(`${start?.eta}Z`)) / 60_000;
    expect(minutes, 'the length from the settings').toBe(30);
  });

  it('comes out again by undo', async () => {
    const done = await lunch();
    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${done.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(undone.body.manifests[0]?.events).toHaveLength(5);
  });

  it.each([[10, 'validation.lunchPlace']])('§9: place %d is none', async (secuence, message) => {
    const answer = await lunch<Problem>({ secuence });
    expect(answer.body.errors.secuence).toMatchObject({ message });
  });

  it('§5: needs at least 4 hours of work', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ end_at: '2026-11-20 19:30:00' })
      .where('id', '=', run.id)
      .execute();
    const answer = await lunch<Problem>();
    expect(answer.body.errors.secuence).toMatchObject({ message: 'validation.lunchShift' });
  });

  it('one per run', async () => {
    await lunch();
    const again = await server.call<Problem>(
      'POST',
      `/delivery_manifest/${run.id}/delivery_events_addon`,
      command(ana, 2, { delivery_event_type_id: 4 }),
    );
    expect(again.status).toBe(409);
  });

  it('§4: over the end of the shift it is OVERTIME_WORK, then the override path', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ start_at: '2026-11-20 12:00:00', end_at: '2026-11-20 18:05:00' })
      .where('id', '=', run.id)
      .execute();
    const asked = await lunch<Problem>({ secuence: 3 });
    expect(asked.status).toBe(400);
    expect(asked.body.status_code).toBe('OVERTIME_WORK');
    expect(asked.body.args.minutes).toBeGreaterThan(0);
    expect((await lunch({ secuence: 3 }, 'delivery_events_addon_override')).status).toBe(200);
  });
});
