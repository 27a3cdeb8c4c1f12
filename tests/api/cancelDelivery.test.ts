import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { command, makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
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
  run = await makeRun(server.db);
});

const first = () => run.stops[0] ?? 0;
const cancel = <T = CommandAnswer>(manifestId: number, changes: object = {}) =>
  server.call<T>(
    'POST',
    `/delivery_manifest/${manifestId}/delivery_events/${first()}/change_status`,
    command(ana, 1, {
      delivery_event_status_id: 7,
      delivered_date: '2026-11-20 16:30:00',
      non_delivery_reason_id: 8,
      comments: 'Moved away',
      ...changes,
    }),
  );
const toPool = () =>
  server.db
    .updateTable('delivery_events')
    .set({ delivery_manifest_id: null, secuence: null })
    .where('id', '=', first())
    .execute();

describe('cancel: "sets status 7 with delivered_date of the current UTC time" (spec §4)', () => {
  it('takes the server’s time, when the clock at the desk is wrong', async () => {
    const done = await cancel(run.id);
    expect(done.status).toBe(200);
    expect(done.body.events).toMatchObject([
      { delivery_event_status_id: 7, datetime: '2026-11-20 16:10:00', non_delivery_reason_id: 8 },
    ]);
  });

  it('cancels what no run has, and takes it back', async () => {
    await toPool();
    const done = await cancel(0);
    expect(done.status).toBe(200);
    expect(done.body.manifests).toEqual([]);
    expect(done.body.events).toMatchObject([
      { id: first(), delivery_manifest_id: null, delivery_event_status_id: 7 },
    ]);
    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${done.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(undone.body.events).toMatchObject([{ id: first(), delivery_event_status_id: 1 }]);
  });

  it('lets nothing else happen to what no run has', async () => {
    await toPool();
    const refused = await cancel<Problem>(0, { delivery_event_status_id: 4 });
    expect([refused.status, refused.body.args.offered]).toEqual([409, [7]]);
  });

  it('wants reason and comment', async () => {
    const refused = await cancel<Problem>(run.id, { non_delivery_reason_id: null, comments: '' });
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([
      422,
      ['comments', 'non_delivery_reason_id'],
    ]);
  });
});
