import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReadLog } from '../../server/platform/audit/readLog';
import type { PrivateRead } from '../../server/platform/audit/privateRead';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import { testServer, type TestServer, type TestSession } from '../support/server';

const MOST_WAITING = 5_000;
let server: TestServer;
let as: TestSession;
beforeAll(async () => {
  server = await testServer();
  as = await server.signInAs('administrator');
});
afterAll(() => server.close());

function read(request_id: string, asked: unknown = null, more: Partial<PrivateRead> = {}): PrivateRead {
  return {
    at: server.clock.now(),
    user_id: as.user_id,
    user_name: 'Ada',
    action: 'search',
    resource: 'participants',
    changes: { asked: { from: null, to: asked } },
    patient_ids: [7],
    delivery_event_id: null,
    remote_address: '10.0.0.1',
    request_id,
    ...more,
  };
}

const written = (name: string) =>
  server.db
    .selectFrom('audit_entries')
    .select(['request_id', 'changes', 'user_name'])
    .where('request_id', 'like', `${name}%`)
    .orderBy('id')
    .execute();

/** A disk that is full for this table. */
async function whileFull(work: () => Promise<void>): Promise<void> {
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(server.db);
  await sql`create trigger full_disk before insert on audit_entries execute function full_disk()`.execute(
    server.db,
  );
  await work().finally(async () => {
    await sql`drop trigger full_disk on audit_entries`.execute(server.db);
    await sql`drop function full_disk`.execute(server.db);
  });
}

describe('an entry that the database refuses', () => {
  it('is written in a form that can be kept, and takes nobody with it', async () => {
    const log = new ReadLog(server.db, server.context.log);
    for (let index = 0; index < 40; index++) log.add(read(`poison-${String(index).padStart(2, '0')}`));
    log.add(read('poison-40', { 'all\u0000': '\ud800', list: ['a\udfffb'] }, { user_name: 'A\ud800' }));
    for (let index = 41; index < 80; index++) log.add(read(`poison-${index}`));
    await log.flushed();
    const entries = await written('poison-');
    expect(entries.map(({ request_id }) => Number(request_id?.slice(7)))).toEqual(
      Array.from({ length: 80 }, (_, index) => index),
    );
    expect(entries[40]).toMatchObject({
      user_name: 'A\ufffd',
      changes: { asked: { to: { all: '\ufffd', list: ['a\ufffdb'] } } },
    });
    expect(log.isWritten).toBe(true);
    expect((await verifyChain(server.db)).isWhole).toBe(true);
  });

  it('is let go of in numbers when no form of it can be kept', async () => {
    const said: object[] = [];
    const log = new ReadLog(server.db, {
      ...server.context.log,
      error: (facts: object) => said.push(facts),
    } as never);
    log.add(read('hopeless-1'));
    log.add(read('hopeless-2', 'Mary', { patient_ids: [2 ** 70] }));
    log.add(read('hopeless-3'));
    await log.flushed();
    expect((await written('hopeless-')).map(({ request_id }) => request_id)).toEqual([
      'hopeless-1',
      'hopeless-3',
    ]);
    expect(JSON.stringify(said)).toContain('hopeless-2');
    expect(JSON.stringify(said)).not.toMatch(/Mary|Ada/);
  });
});

describe('a log that cannot be written', () => {
  it('is told at /readyz, closes what is private in the end, and is written once there is room', async () => {
    const { reads } = server.app;
    const ready = async () => (await server.app.inject('/readyz')).json<{ read_log: boolean }>().read_log;
    const status = async () =>
      (await server.call('POST', '/participants/search', { as, body: { all: 'nobody' } })).status;
    expect([await ready(), await status()]).toEqual([true, 200]);
    await reads.flushed();
    await whileFull(async () => {
      for (let index = 0; index < MOST_WAITING; index++) reads.add(read(`waits-${index}`));
      await expect.poll(ready).toBe(false);
      const refused = await server.call('POST', '/participants/search', { as, body: { all: 'nobody' } });
      expect([refused.status, refused.body.status_code]).toEqual([503, 'down002']);
      expect((await server.call('GET', '/users/session', { as })).status).toBe(200);
    });
    await reads.flushed();
    expect([await ready(), await status()]).toEqual([true, 200]);
    expect(await written('waits-')).toHaveLength(MOST_WAITING);
  });

  it('leaves its last entries in the server’s own log, in numbers, when the server stops', async () => {
    const said: object[] = [];
    const log = new ReadLog(
      server.db,
      { ...server.context.log, error: (facts: object) => said.push(facts) } as never,
      1,
    );
    await whileFull(async () => {
      log.add(read('stopped-1', 'Mary'));
      await log.stop();
    });
    expect(said.at(-1)).toMatchObject({ request_id: 'stopped-1', user_id: as.user_id, patient_ids: [7] });
    expect(JSON.stringify(said)).not.toMatch(/Mary|Ada/);
  });
});
