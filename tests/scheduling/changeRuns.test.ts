import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandAnswer, ManifestView } from '../../src/domain/runs/dispatchView';
import { command, DAY, makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { insertPattern, type TestPattern } from '../support/schedulingDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let ana: TestSession;
let other: TestRun;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-20 13:00:00') });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  other = await makeRun(server.db, { isUnderWay: false });
});
afterAll(() => server.close());

const send = <T = CommandAnswer>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  version: number | null = null,
) => server.call<T>(method, path, command(ana, version, body));
const undo = (id: string) => send('POST', `/commands/${id}/undo`, {});
async function made(): Promise<{ run: ManifestView; of: TestPattern }> {
  const of = await insertPattern(server, other.cdp_id);
  const { body } = await send('POST', '/delivery_manifest/from_runs', { date: DAY, run_ids: [of.id] });
  const [run] = body.manifests;
  if (!run) throw new Error('No run was made');
  return { run, of };
}

describe('DELETE /delivery_manifest/{id}', () => {
  it('puts the deliveries into the pool, and undo brings run and stops back', async () => {
    const run = await makeRun(server.db, { isUnderWay: false });
    const { body } = await send('DELETE', `/delivery_manifest/${run.id}`, {}, 1);
    expect(body.removed_manifest_ids).toEqual([run.id]);
    expect(body.events.map(({ id, delivery_manifest_id: of }) => [id, of])).toEqual(
      run.stops.map((id) => [id, null]),
    );
    expect((await server.call('GET', `/delivery_manifest/${run.id}`, { as: ana })).status).toBe(404);
    const undone = await undo(body.command_id);
    expect(undone.status).toBe(200);
    const back = await server.call<ManifestView>('GET', `/delivery_manifest/${run.id}`, { as: ana });
    expect(back.body.events.map((event) => event.delivery_event_type_id)).toEqual([1, 3, 3, 3, 7]);
    expect(back.body.events.slice(1, 4).map(({ id }) => id)).toEqual(run.stops);
  });

  it('is refused once the driver has set out, and for a stale version', async () => {
    const running = await makeRun(server.db);
    const refused = await send<Problem>('DELETE', `/delivery_manifest/${running.id}`, {}, 1);
    expect(refused.status).toBe(409);
    expect(refused.body.args).toMatchObject({ reason: 'runStarted' });
    expect((await send('DELETE', `/delivery_manifest/${other.id}`, {}, 9)).status).toBe(412);
    expect((await send('DELETE', `/delivery_manifest/${other.id}`, {})).status).toBe(428);
  });
});

describe('PUT /delivery_manifest/{id}: name and shift before the start', () => {
  it('moves pull out and pick up along, and is refused once somebody has set out', async () => {
    const { run, of } = await made();
    const crew = { employee_id: of.driver, vehicle_id: of.vehicle, close_door_pharmacy_id: other.cdp_id };
    const change = { ...crew, name: 'Late run', start_time: '10:00:00', end_time: '17:00:00' };
    const { body } = await send('PUT', `/delivery_manifest/${run.id}`, change, run.version);
    expect(body.manifests[0]).toMatchObject({ name: 'LATE RUN', start_at: '2026-11-20 18:00:00' });
    expect(body.manifests[0]?.events[1]?.planned_at).toBe('2026-11-20 18:00:00');
    const running = await makeRun(server.db);
    const late = await send<Problem>(
      'PUT',
      `/delivery_manifest/${running.id}`,
      { ...crew, employee_id: running.employee_id, close_door_pharmacy_id: running.cdp_id, name: 'X' },
      1,
    );
    expect(late.body.errors).toEqual({ name: { message: 'schedulingRuns.afterStart' } });
  });
});
