import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LifeCycle } from '../../src/domain/stops/lifeCycle';
import { command, makeRun, type Problem, runPath, StoppedClock, stopPath } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:20:00');
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());

describe('the delivery history', () => {
  it('tells from which place to which a stop was moved, and what the driver was told', async () => {
    const here = await makeRun(server.db, { startsAt: '08:00:00' });
    const there = await makeRun(server.db, { cdp_id: here.cdp_id, startsAt: '08:30:00', isUnderWay: false });
    const eventId = here.stops[1] ?? 0;
    await server.signInAs('driver', { employee_id: there.employee_id, client: 'mobile' });
    const dee = await server.signInAs('dispatcher', { full_name: 'Dee Dispatcher' });
    const names = await server.db
      .selectFrom('delivery_manifest')
      .select(['id', 'name'])
      .where('id', 'in', [here.id, there.id])
      .execute();
    const nameOf = (id: number) => names.find((run) => run.id === id)?.name;
    const stopOf = async () =>
      server.db
        .selectFrom('delivery_events')
        .select(['version', 'secuence'])
        .where('id', '=', eventId)
        .executeTakeFirstOrThrow();
    const move = async (run: number, place: number) => {
      clock.advance(60_000);
      const { version } = await stopOf();
      const body = {
        delivery_event_ids: [eventId],
        versions: { [eventId]: version },
        at: place,
        reason: 'Agreed by phone',
      };
      const path = `/delivery_manifest/${run}/move_override`;
      const done = await server.call<Problem>('POST', path, command(dee, null, body));
      expect(done.status, JSON.stringify(done.body)).toBe(200);
      return (await stopOf()).secuence;
    };
    const first = (await stopOf()).secuence;
    const second = await move(here.id, 4);
    const third = await move(there.id, 2);
    clock.advance(60_000);
    const told = await server.call(
      'POST',
      runPath(there, 'notify_driver'),
      command(dee, null, { message: 'The gate code is at the desk' }),
    );
    expect(told.status).toBe(200);
    const { body } = await server.call<LifeCycle>('GET', stopPath(there, eventId, 'life_cycle'), { as: dee });
    const entries = body.life_cycle.flatMap((day) => day.transitions);
    expect(first).not.toBe(second);
    expect(entries.filter(({ verb }) => verb?.startsWith('move'))).toMatchObject([
      { changes: { secuence: { from: first, to: second } }, created_by_name: 'Dee Dispatcher' },
      {
        changes: {
          run: { from: nameOf(here.id), to: nameOf(there.id) },
          secuence: { from: second, to: third },
        },
      },
    ]);
    expect(entries.find(({ verb }) => verb === 'notifyDriver')?.comments).toBe(
      'The gate code is at the desk',
    );
  });
});
