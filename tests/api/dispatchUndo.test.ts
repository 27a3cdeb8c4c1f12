import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

// The last step of a command writes the outbox: with this trigger it fails after everything else is written.
async function failOutbox({ db }: TestServer): Promise<void> {
  await sql`create function fail_outbox() returns trigger language plpgsql
    as $$ begin raise exception 'the disk is gone'; end $$`.execute(db);
  await sql`create trigger fail_outbox before insert on outbox execute function fail_outbox()`.execute(db);
}
const mendOutbox = ({ db }: TestServer) => sql`drop function fail_outbox() cascade`.execute(db);

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let ben: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  ben = await server.signInAs('scheduler', { full_name: 'Ben Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:40:00');
  run = await makeRun(server.db);
});

const first = () => run.stops[0] ?? 0;
const change = (body: object, version = 1, as = ana) =>
  server.call<CommandAnswer>('POST', stopPath(run, first(), 'change_status'), command(as, version, body));
const undo = <T = CommandAnswer>(commandId: string, as = ana, key?: string) =>
  server.call<T>('POST', `/commands/${commandId}/undo`, command(as, null, undefined, key));
const stored = (eventId: number) =>
  server.db.selectFrom('delivery_events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow();
const countOf = async (
  table: 'audit_entries' | 'outbox' | 'commands' | 'delivery_event_transitions' | 'idempotency_keys',
) => {
  const { total } = await server.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

describe('undo', () => {
  it('gives back what was, run and expected arrivals with it, and says so in the history', async () => {
    clock.set('2026-11-20 16:20:00');
    const { version: _version, updated_at: _updated, eta: _eta, ...before } = await stored(first());
    const done = await change({
      delivery_event_status_id: 11,
      non_delivery_reason_id: 1,
      comments: 'rang twice',
    });
    expect(done.body.manifests[0]?.events.at(-1)?.eta).toBe('2026-11-20 16:34:20');
    clock.set('2026-11-20 16:21:00');
    const undone = await undo(done.body.command_id);
    expect(undone.status).toBe(200);
    expect(undone.body.command_id).not.toBe(done.body.command_id);
    const { version, updated_at, eta, ...after } = await stored(first());
    expect(after).toEqual(before);
    expect(eta, 'a minute later').toBe('2026-11-20 16:21:00');
    expect({ version, updated_at }).toEqual({ version: 3, updated_at: '2026-11-20 16:21:00' });
    expect(undone.body.manifests[0]?.events.at(-1)?.eta).toBe('2026-11-20 16:40:20');
    expect(undone.body.manifests[0]).toMatchObject({ version: 3, delivery_manifest_status_id: 3 });

    const lines = await server.db
      .selectFrom('delivery_event_transitions')
      .selectAll()
      .where('delivery_event_id', '=', first())
      .orderBy('id')
      .execute();
    expect(lines.map((line) => [line.delivery_event_status_id, line.undoes_command_id])).toEqual([
      [11, null],
      [1, done.body.command_id],
    ]);
  });

  it('is repeatable, refused a second time, and can be undone itself', async () => {
    const done = await change({ delivery_event_status_id: 4 });
    const key = randomUUID();
    const undone = await undo(done.body.command_id, ana, key);
    expect((await undo(done.body.command_id, ana, key)).body).toEqual(undone.body);
    const again = await undo<Problem>(done.body.command_id);
    expect(again.status).toBe(409);
    expect(again.body.args).toMatchObject({ reason: 'undone' });
    const redone = await undo(undone.body.command_id);
    expect(redone.body.events[0]).toMatchObject({ delivery_event_status_id: 4, attempts: 1 });
  });

  it('is refused with who and when once the world has moved on', async () => {
    const done = await change({ delivery_event_status_id: 2 });
    const driver = await server.signInAs('driver', {
      employee_id: run.employee_id,
      full_name: 'Demo Driver',
    });
    const path = stopPath(run, first(), 'change_status');
    await server.call('POST', path, { as: driver, body: { delivery_event_status_id: 4 } });
    const refused = await undo<Problem>(done.body.command_id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      status_code: 'state001',
      args: { reason: 'changed', who: 'Demo Driver' },
    });
    expect((await stored(first())).delivery_event_status_id).toBe(4);
  });

  it('works after another stop of the run has changed', async () => {
    const done = await change({ delivery_event_status_id: 2 });
    const other = stopPath(run, run.stops[1] ?? 0, 'change_status');
    await server.call('POST', other, command(ben, 1, { delivery_event_status_id: 2 }));
    expect((await undo(done.body.command_id)).status).toBe(200);
  });

  it('ends after ten minutes', async () => {
    const done = await change({ delivery_event_status_id: 2 });
    clock.set('2026-11-20 16:50:01');
    const late = await undo<Problem>(done.body.command_id);
    expect(late.status).toBe(409);
    expect(late.body.args).toMatchObject({ reason: 'late' });
  });

  it('is for the person who did it, or who holds the permission, within the CDP', async () => {
    const done = await change({ delivery_event_status_id: 2 });
    const clerk = await server.signInAs('nobody');
    const refused = await undo<Problem>(done.body.command_id, clerk);
    expect(refused.status).toBe(403);
    expect(refused.body.args).toMatchObject({ path_route: '/commands/:commandId/undo_override' });
    const elsewhere = await makeRun(server.db);
    const pharmacist = await server.signInAs('dispatcher', { cdp_id: elsewhere.cdp_id });
    expect((await undo(done.body.command_id, pharmacist)).status).toBe(404);
    expect((await undo(randomUUID())).status).toBe(404);
    const lead = await server.signInAs('dispatcher');
    expect((await undo(done.body.command_id, lead)).status).toBe(200);
  });
});

describe('a command is one transaction', () => {
  it('leaves nothing behind when its last step fails, and a repeat with the same key works', async () => {
    const tables = [
      'audit_entries',
      'outbox',
      'commands',
      'delivery_event_transitions',
      'idempotency_keys',
    ] as const;
    const counts = () => Promise.all(tables.map(countOf));
    await server.app.reads.flushed();
    const before = { rows: await counts(), stop: await stored(first()) };
    const request = command(ana, 1, { delivery_event_status_id: 4 });
    await failOutbox(server);
    const failed = await server.call('POST', stopPath(run, first(), 'change_status'), request);
    await mendOutbox(server);
    expect(failed.status).toBe(500);
    expect({ rows: await counts(), stop: await stored(first()) }).toEqual(before);
    const repeat = await server.call('POST', stopPath(run, first(), 'change_status'), request);
    expect(repeat.status).toBe(200);
  });
});
