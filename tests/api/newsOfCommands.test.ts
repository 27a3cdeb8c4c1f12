import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '../../src/contract/notifications/notifications';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { command, DAY, makeRun, runPath, StoppedClock, stopPath, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let bo: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  bo = await server.signInAs('dispatcher', { full_name: 'Bo Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('notifications').execute();
  run = await makeRun(server.db);
});

const bulk = (id: number, version = 1) => ({ delivery_event_ids: [id], versions: { [id]: version } });
const first = () => run.stops[0] ?? 0;
const news = async (as: TestSession) =>
  (await server.call<Notification[]>('GET', '/notification', { as })).body;
const typesOf = async (as: TestSession) => (await news(as)).map(({ type }) => type).sort();
const failed = {
  delivery_event_status_id: EVENT_STATUS.failed,
  comments: 'NOBODY',
  non_delivery_reason_id: 1,
};
const change = (as: TestSession, body: object, eventId = first(), version = 1, verb = 'change_status') =>
  server.call<CommandAnswer>('POST', stopPath(run, eventId, verb), command(as, version, body));

describe('a failed delivery', () => {
  it('is told to the other dispatchers with the words of the history, and not to whoever said it', async () => {
    expect((await change(ana, failed)).status).toBe(200);
    expect(await news(ana)).toEqual([]);
    const [told] = await news(bo);
    expect(told).toMatchObject({ type: 'delivery_failed', sound: 'urgent', is_attended: false });
    expect(told?.title).toMatch(/^Delivery failed on RUN \d+$/);
    expect(told?.body).toMatch(/: Nobody home\. Attempt 1, 08:40 PST\.$/);
    expect(told?.jsonBody).toMatchObject({
      event_id: first(),
      delivery_manifest_id: run.id,
      date: DAY,
      reason: 1,
      no_try: 1,
    });
    expect(Object.keys(told?.jsonBody ?? {})).not.toContain('issue_owner_id');
  });

  it.each([
    [EVENT_STATUS.rejected, 'delivery_rejected'],
    [EVENT_STATUS.attempted, 'delivery_attempted'],
    [EVENT_STATUS.successful, null],
  ])('in status %i is told as %s', async (delivery_event_status_id, type) => {
    const words = { comments: 'X', non_delivery_reason_id: 1, receptor_name: 'CARLA' };
    expect((await change(ana, { delivery_event_status_id, ...words })).status).toBe(200);
    expect(await typesOf(bo)).toEqual(type ? [type] : []);
  });

  it('is told to nobody when the command fails, or by its undo', async () => {
    expect((await change(ana, { delivery_event_status_id: EVENT_STATUS.failed })).status).toBe(422);
    expect(await news(bo)).toEqual([]);
    const { body } = await change(ana, failed);
    await server.db.deleteFrom('notifications').execute();
    const undone = await server.call('POST', `/commands/${body.command_id}/undo`, command(ana, null, {}));
    expect(undone.status).toBe(200);
    expect(await news(bo)).toEqual([]);
  });

  it('of which somebody else is put in charge is told to them alone', async () => {
    await change(ana, failed);
    await server.db.deleteFrom('notifications').execute();
    const body = { ...bulk(first(), 2), user_id: bo.user_id };
    const path = '/delivery_manifest/unsuccesfully_events/owner';
    const answer = await server.call('PUT', path, command(ana, null, body));
    expect(answer.status).toBe(200);
    expect((await news(bo))[0]).toMatchObject({
      type: 'issue_assigned',
      jsonBody: { employee_name: 'Ana Office' },
    });
    expect(await news(ana)).toEqual([]);
  });
});

describe('a run', () => {
  it('is told when it starts and when nothing of it is open', async () => {
    const { update } = { update: server.db.updateTable('delivery_manifest') };
    await update.set({ delivery_manifest_status_id: 2 }).where('id', '=', run.id).execute();
    const progress = { delivery_event_status_id: EVENT_STATUS.inProgress };
    expect((await change(ana, progress)).status).toBe(200);
    expect(await typesOf(bo)).toEqual(['run_started']);
    expect(await news(ana)).toEqual([]);
  });
});

describe('a stop that is moved', () => {
  const look = (as: TestSession, id: number | null) =>
    server.call('POST', '/presence', { as, body: { date: DAY, delivery_manifest_id: id } });

  it('is told to whoever has its run open, and to no one else', async () => {
    const cy = await server.signInAs('dispatcher');
    await look(bo, run.id);
    await look(cy, null);
    const body = { ...bulk(run.stops[2] ?? 0), at: 2 };
    const answer = await server.call('POST', runPath(run, 'move'), command(ana, null, body));
    expect(answer.status).toBe(200);
    const [told] = await news(bo);
    expect(told).toMatchObject({ type: 'stop_moved', jsonBody: { event_id: run.stops[2] } });
    expect(told?.body).toMatch(/^Ana Office moved /);
    expect(await news(cy)).toEqual([]);
  });
});

describe('a delivery that joins a run on the road', () => {
  it('is told to its driver', async () => {
    const driver = await server.signInAs('driver', { employee_id: run.employee_id, client: 'mobile' });
    const other = await makeRun(server.db, { cdp_id: run.cdp_id });
    const body = bulk(other.stops[0] ?? 0);
    const answer = await server.call('POST', runPath(run, 'move'), command(ana, null, body));
    expect(answer.status).toBe(200);
    expect(await typesOf(driver)).toEqual(['add_on_assigned']);
    expect((await news(driver))[0]?.jsonBody).toMatchObject({
      delivery_manifest_id: run.id,
      event_id: other.stops[0],
    });
  });
});
