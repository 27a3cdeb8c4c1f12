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
  run = await makeRun(server.db, { isUnderWay: false });
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

  it('is moved as one piece, and back by undo', async () => {
    const { body } = await lunch();
    const start = body.manifests[0]?.events.find((stop) => stop.delivery_event_type_id === 4);
    const moved = await server.call<CommandAnswer>(
      'POST',
      `/delivery_manifest/${run.id}/move`,
      command(ana, null, { delivery_event_ids: [start?.id], versions: { [start?.id ?? 0]: 1 }, at: 3 }),
    );
    expect(typesOf(moved)).toEqual([1, 3, 4, 5, 3, 3, 7]);
    expect(moved.body.results).toHaveLength(1);
    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${moved.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(typesOf(undone)).toEqual([1, 3, 3, 3, 4, 5, 7]);
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
      .set({ start_at: '2026-11-20 12:00:00', end_at: '2026-11-20 16:45:00' })
      .where('id', '=', run.id)
      .execute();
    const asked = await lunch<Problem>({ secuence: 3 });
    expect(asked.status).toBe(400);
    expect(asked.body.status_code).toBe('OVERTIME_WORK');
    expect(asked.body.args.minutes).toBeGreaterThan(0);
    expect((await lunch({ secuence: 3 }, 'delivery_events_addon_override')).status).toBe(200);
  });
});
