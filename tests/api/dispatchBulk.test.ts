import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let other: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  other = await makeRun(server.db, { cdp_id: run.cdp_id });
});

const first = () => run.stops[0] ?? 0;
/** Of two runs. */
const both = () => [first(), other.stops[0] ?? 0];
const versions = () => Object.fromEntries(both().map((id) => [id, 1]));
const call = <T = CommandAnswer>(verb: string, body: object) =>
  server.call<T>('POST', stopPath(run, first(), verb), command(ana, 1, body));
const several = <T = CommandAnswer>(verb: string, body: object) =>
  call<T>(verb, { ...body, delivery_event_ids: both(), versions: versions() });
const read = (id: number) =>
  server.db.selectFrom('delivery_events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const set = (id: number, values: object) =>
  server.db
    .updateTable('delivery_events')
    .set(values as never)
    .where('id', '=', id)
    .execute();

describe('several deliveries at once, answered per stop', () => {
  it('are canceled for one reason; a pickup appointment gets the status of its own kind', async () => {
    await set(both()[1] ?? 0, { delivery_event_type_id: 8, delivery_event_status_id: 12 });
    const words = { non_delivery_reason_id: 1, comments: 'Asked by phone' };
    const done = await several('change_status', { delivery_event_status_id: 7, ...words });
    expect(done.body.results?.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await Promise.all(both().map(read))).toMatchObject([
      { delivery_event_status_id: 7 },
      { delivery_event_status_id: 16 },
    ]);
    const undone = await server.call(
      'POST',
      `/commands/${done.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(undone.status).toBe(200);
    expect(await Promise.all(both().map(read))).toMatchObject([
      { delivery_event_status_id: 1 },
      { delivery_event_status_id: 12 },
    ]);
  });

  it('are put off to another day, each with the address and the restriction that it has', async () => {
    await set(first(), { delivery_end_time: '12:00:00' });
    await set(both()[1] ?? 0, { delivery_event_status_id: 9 });
    const done = await several('re_schedule', { delivery_date: '2026-11-23' });
    expect(done.body.results).toMatchObject([{ ok: true }, { ok: false, status_code: 'state001' }]);
    const stop = await read(first());
    expect(stop).toMatchObject({
      delivery_manifest_id: null,
      delivery_date: '2026-11-23',
      delivery_end_time: '12:00:00',
      delivery_event_status_id: 5,
    });
    expect(stop.destination_full_address).toContain('4711 HIDDEN CREEK RD');
  });

  it('are shared, each with the number on file of its own recipient; who has none is named', async () => {
    await server.db
      .updateTable('participants')
      .set({ phone_number: null, mobile_phone_number: null })
      .where('id', '=', other.participants[0] ?? 0)
      .execute();
    const before = await server.db.selectFrom('messages').select('id').execute();
    const body = { send_by: 'sms', delivery_event_ids: both() };
    const path = `/delivery_manifest/${run.id}/request_url`;
    const done = await server.call<CommandAnswer>('POST', path, command(ana, null, body));
    expect(done.body.results).toMatchObject([{ ok: true }, { ok: false, args: { reason: 'noContact' } }]);
    const after = await server.db.selectFrom('messages').select('id').execute();
    expect(after.length - before.length).toBe(1);
  });
});

describe('a lunch break is canceled', () => {
  const addLunch = () =>
    server.call<CommandAnswer>(
      'POST',
      `/delivery_manifest/${run.id}/delivery_events_addon_override`,
      command(ana, 1, { delivery_event_type_id: 4, secuence: 3 }),
    );
  const types = (answer: CommandAnswer, typeId: number) =>
    answer.manifests[0]?.events.find((event) => event.delivery_event_type_id === typeId);

  it('beginning and end, the stops behind it come sooner, and it can be taken back', async () => {
    const added = (await addLunch()).body;
    const etaOf = (answer: CommandAnswer) =>
      answer.manifests[0]?.events.find((event) => event.id === run.stops[2])?.eta ?? '';
    const start = types(added, 4);
    const path = stopPath(run, start?.id ?? 0, 'lunch_break');
    const done = await server.call<CommandAnswer>('DELETE', path, command(ana, start?.version ?? 1, {}));
    expect(done.status).toBe(200);
    expect([types(done.body, 4), types(done.body, 5)]).toMatchObject([
      { delivery_event_status_id: 7 },
      { delivery_event_status_id: 7 },
    ]);
    expect(etaOf(done.body) < etaOf(added)).toBe(true);
    const again = await server.call<Problem>('DELETE', path, command(ana, (start?.version ?? 1) + 1, {}));
    expect(again).toMatchObject({ status: 409, body: { args: { reason: 'noLunch' } } });
    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${done.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(types(undone.body, 4)).toMatchObject({ delivery_event_status_id: 1 });
    expect(etaOf(undone.body)).toBe(etaOf(added));
  });

  it('a delivery is no lunch break', async () => {
    const path = stopPath(run, first(), 'lunch_break');
    expect((await server.call('DELETE', path, command(ana, 1, {}))).status).toBe(409);
  });
});
