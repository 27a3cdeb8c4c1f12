import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer, CommandOnStack } from '../../src/domain/runs/dispatchView';
import { markStalledRuns } from '../../server/day/dispatch/stalledRuns';
import { command, makeRun, StoppedClock, stopPath, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:20:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:20:00');
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  run = await makeRun(server.db);
});

const stack = async (as = ana) =>
  (await server.call<CommandOnStack[]>('GET', '/commands?mine&date=2026-11-20', { as })).body;
const change = async (index: number, version = 1) => {
  clock.advance(1000);
  const path = stopPath(run, run.stops[index] ?? 0, 'change_status');
  return (
    await server.call<CommandAnswer>('POST', path, command(ana, version, { delivery_event_status_id: 2 }))
  ).body;
};
const undo = (id: string) => {
  clock.advance(1000);
  return server.call<CommandAnswer>('POST', `/commands/${id}/undo`, command(ana, null, undefined));
};

describe('GET /commands: undo and redo as a stack, after a reload too', () => {
  it('goes back several steps and forward again', async () => {
    const first = await change(0);
    const second = await change(1);
    expect(await stack()).toMatchObject([
      { command_id: second.command_id, can: 'undo', name: 'changeStatus', stop_count: 1 },
      { command_id: first.command_id, can: 'undo' },
    ]);
    await undo(second.command_id);
    await undo(first.command_id);
    const redoable = await stack();
    expect(redoable.map(({ can, name }) => [can, name])).toEqual([
      ['redo', 'changeStatus'],
      ['redo', 'changeStatus'],
    ]);
    for (const { command_id } of redoable) expect((await undo(command_id)).status).toBe(200);
    expect((await stack()).map(({ can }) => can)).toEqual(['undo', 'undo']);
  });

  it('is one’s own, and ends with the time for an undo', async () => {
    await change(0);
    const other = await server.signInAs('dispatcher');
    expect(await stack(other)).toEqual([]);
    clock.advance(11 * 60_000);
    expect(await stack()).toEqual([]);
  });
});

describe('stalled runs (spec §4, manifest status 6)', () => {
  const status = () =>
    server.db
      .selectFrom('delivery_manifest')
      .select(['delivery_manifest_status_id', 'version'])
      .where('id', '=', run.id)
      .executeTakeFirstOrThrow();

  it('are marked when nothing was heard for an hour, and run again with the first news', async () => {
    await change(0);
    clock.advance(59 * 60_000);
    await markStalledRuns(server.context);
    expect(await status()).toMatchObject({ delivery_manifest_status_id: 3 });
    clock.advance(2 * 60_000);
    await markStalledRuns(server.context);
    expect(await status()).toMatchObject({ delivery_manifest_status_id: 6, version: 3 });
    await markStalledRuns(server.context);
    expect(await status()).toMatchObject({ version: 3 });
    await server.db
      .insertInto('positions')
      .values({
        employee_id: run.employee_id,
        recorded_at: clock.now(),
        latitude: 32.7,
        longitude: -117,
      } as never)
      .execute();
    await markStalledRuns(server.context);
    expect(await status()).toMatchObject({ delivery_manifest_status_id: 3, version: 4 });
  });
});
