import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunCustody } from '../../src/domain/custody/custodyView';
import type { CommandAnswer, EventView, ManifestView } from '../../src/domain/runs/dispatchView';
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

  describe('a bag that is in a vehicle', () => {
    const read = async (id: number) => {
      const path = `/delivery_manifest?date=${run.date}&events=1&per_page=9999`;
      const { body } = await server.call<ManifestView[]>('GET', path, { as: ana });
      return body.find((each) => each.id === id)?.events ?? [];
    };
    const meet = async (body: object = {}) => {
      const [first = 0, second = 0] = run.stops;
      await server.db
        .updateTable('delivery_events')
        .set({ delivery_event_status_id: 8 })
        .where('id', 'in', [first, second])
        .execute();
      const done = await transfer(first, { employee_id: await onCall(), ...body });
      const to = done.body.manifests.find((manifest) => manifest.id !== run.id);
      const give = (await read(run.id)).find((event) => event.stop_role === 'give');
      const take = to?.events.find((event) => event.stop_role === 'take');
      return { done, to, give, take, first };
    };
    const close = (event: EventView | undefined, status: number, manifestId: number) =>
      server.call<CommandAnswer>(
        'POST',
        `/delivery_manifest/${manifestId}/delivery_events/${event?.id}/change_status`,
        command(ana, event?.version ?? 0, {
          delivery_event_status_id: status,
          comments: 'By phone',
          non_delivery_reason_id: 1,
        }),
      );
    const bagsOf = async (id: number) => {
      const { body } = await server.call<RunCustody>('GET', `/delivery_manifest/${id}/custody`, { as: ana });
      return body.bags?.map((bag) => bag.delivery_event_id) ?? [];
    };

    it('makes a meeting on both runs at one place and time, with the delivery behind it', async () => {
      const { done, to, give, take, first } = await meet();
      expect(done.status).toBe(200);
      const place = ({ destination_latitude, destination_longitude, delivery_start_time }: EventView) => [
        destination_latitude,
        destination_longitude,
        delivery_start_time,
      ];
      expect(give && take && place(give)).toEqual(take && place(take));
      const moved = to?.events.find((event) => event.id === first);
      expect(moved).toMatchObject({ pick_up_id: take?.id, delivery_event_status_id: 8 });
      expect((take?.eta ?? '') < (moved?.eta ?? '')).toBe(true);
      expect(await bagsOf(run.id)).toContain(first);
      expect(await bagsOf(to?.id ?? 0)).not.toContain(first);
      const undone = await server.call<CommandAnswer>(
        'POST',
        `/commands/${done.body.command_id}/undo`,
        command(ana, null, {}),
      );
      expect(undone.status).toBe(200);
      expect((await read(run.id)).map((event) => event.stop_role)).not.toContain('give');
    });

    it('one side done is both done: the bag is with the other driver', async () => {
      const { to, give, first } = await meet({ meeting_place: 'cdp' });
      expect((await close(give, 4, run.id)).status).toBe(200);
      const taken = (await read(to?.id ?? 0)).find((event) => event.stop_role === 'take');
      expect(taken?.delivery_event_status_id).toBe(4);
      expect(await bagsOf(to?.id ?? 0)).toContain(first);
      const lines = await server.db
        .selectFrom('delivery_event_transitions')
        .select('bag_with')
        .where('delivery_event_id', '=', first)
        .execute();
      expect(lines.map((line) => line.bag_with)).toEqual(['meeting', 'handed']);
    });

    it('ends by itself when nobody waits for its bags, and the giver still has them', async () => {
      const { to, give, first } = await meet();
      const moved = to?.events.find((event) => event.id === first);
      const done = await close(moved, 7, to?.id ?? 0);
      expect(done.status).toBe(200);
      const roles = [...(await read(run.id)), ...(await read(to?.id ?? 0))].flatMap((event) =>
        event.stop_role ? [[event.stop_role, event.delivery_event_status_id]] : [],
      );
      expect(roles).toEqual([
        ['give', 7],
        ['take', 7],
      ]);
      expect(await bagsOf(run.id)).toContain(first);
      expect(await bagsOf(to?.id ?? 0)).not.toContain(first);
      const undo = `/commands/${done.body.command_id}/undo`;
      expect((await server.call('POST', undo, command(ana, null, {}))).status).toBe(200);
      const back = (await read(run.id)).find((event) => event.id === give?.id);
      expect(back?.delivery_event_status_id).toBe(1);
    });

    it('canceled, the delivery comes back to whom has the bag', async () => {
      const { to, take, first } = await meet({ meeting_place: 'taker' });
      expect((await close(take, 7, to?.id ?? 0)).status).toBe(200);
      const back = await read(run.id);
      expect(back.find((event) => event.id === first)).toMatchObject({ pick_up_id: null });
      expect(back.find((event) => event.stop_role === 'give')?.delivery_event_status_id).toBe(7);
    });
  });
});
