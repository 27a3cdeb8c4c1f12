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

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db, { isUnderWay: false });
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
    // Pull out, pick up at the CDP, a lunch for a long shift, the delivery, pull in.
    expect(opened?.events.map((event) => event.delivery_event_type_id)).toEqual([1, 2, 4, 5, 3, 7]);
    const again = await transfer(second, { employee_id });
    const more = again.body.manifests.find((manifest) => manifest.id === opened?.id);
    const doors = more?.events.filter((event) => event.delivery_event_type_id === 3);
    expect(doors?.map(({ id }) => id)).toEqual([first, second]);
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

  it('is judged on that run like a move: asked, then done with a reason, and noted in the history', async () => {
    const employee_id = await onCall();
    const [first = 0] = run.stops;
    await server.db
      .updateTable('delivery_events')
      .set({ driver_gender: 'female' })
      .where('id', '=', first)
      .execute();
    const asked = await transfer<Problem>(first, { employee_id });
    expect(asked.body).toMatchObject({
      status_code: 'plan001',
      args: { rules: [{ rule: 'driverGender', delivery_event_id: first }] },
    });
    const force = (body: object) =>
      server.call<CommandAnswer>(
        'PUT',
        stopPath(run, first, 'transfer_delivery_override'),
        command(ana, 1, body),
      );
    expect((await force({ employee_id })).status).toBe(422);
    const done = await force({ employee_id, reason: 'SHE AGREED' });
    expect(done.status).toBe(200);
    const lines = await server.db
      .selectFrom('delivery_event_transitions')
      .select('comments')
      .where('delivery_event_id', '=', first)
      .execute();
    expect(lines).toEqual([{ comments: 'SHE AGREED' }]);
  });

  it('names the stop that does not suit, of several', async () => {
    const employee_id = await onCall();
    const [first = 0, second = 0] = run.stops;
    await server.db
      .updateTable('delivery_events')
      .set({ driver_gender: 'female' })
      .where('id', '=', second)
      .execute();
    const done = await transfer(first, {
      employee_id,
      delivery_event_ids: [first, second],
      versions: { [first]: 1, [second]: 1 },
    });
    expect(done.body.results).toMatchObject([
      { id: first, ok: true },
      { id: second, ok: false, status_code: 'plan001' },
    ]);
  });

  it('is answered stop by stop also when every one of several is refused', async () => {
    const [first = 0, second = 0] = run.stops;
    const refused = await transfer(first, {
      employee_id: await insertDriver(server.db),
      delivery_event_ids: [first, second],
      versions: { [first]: 1, [second]: 1 },
    });
    expect([refused.status, refused.body.results?.map(({ ok }) => ok)]).toEqual([200, [false, false]]);
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
