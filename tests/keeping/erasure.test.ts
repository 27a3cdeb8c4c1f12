import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOnErasures } from '../../server/day/keeping/erasure/erasureJob';
import { fileStoreOf } from '../../server/outside/files/openStore';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import type { ErasureView } from '../../src/contract/keeping/erasures';
import { command, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { evidence, lotFile, PERSON, placesOf, report, spreadPerson, WORDS } from '../support/spreadPerson';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let admin: TestSession;
let run: TestRun;
let id = 0;
let other = 0;

beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
  run = await makeRun(server.db);
  [id = 0, other = 0] = run.participants;
  await spreadPerson(server, admin, run);
});
afterAll(() => server.close());

const view = async () => (await server.call<ErasureView>('GET', `/erasures/${id}`, { as: admin })).body;
const erase = (name = `${PERSON.first_name} ${PERSON.last_name}`) =>
  server.call(
    'POST',
    `/erasures/${id}`,
    command(admin, null, { name, reason: `Wilhelmina ZZYZXQ wrote to us` }),
  );

describe('an erasure', () => {
  it('is refused under a hold, with open deliveries, and for another name, and then nothing is changed', async () => {
    const before = await placesOf(server, WORDS);
    expect(new Set(before.map((place) => place.split(':')[0])).size).toBeGreaterThan(15);
    const place = { kind: 'run', delivery_manifest_id: run.id, reason: 'x' };
    const { body } = await server.call('POST', '/legal_holds', command(admin, null, place));
    expect(await erase()).toMatchObject({ status: 409, body: { args: { reason: 'erasure.held' } } });
    await server.call('POST', `/legal_holds/${String(body.id)}/release`, command(admin, 1, { reason: 'x' }));

    const status = (to: number) =>
      sql`update delivery_event_rows set delivery_event_status_id = ${to} where participant_id = ${id}`.execute(
        server.db,
      );
    await status(EVENT_STATUS.scheduled);
    expect((await view()).obstacle).toBe('openDeliveries');
    expect(await erase()).toMatchObject({
      status: 409,
      body: { args: { reason: 'erasure.openDeliveries' } },
    });
    await status(EVENT_STATUS.successful);
    expect(await erase('WILHELMINA')).toMatchObject({ status: 422, body: { errors: { name: {} } } });
    expect((await view()).obstacle).toBeNull();
    expect(await placesOf(server, WORDS)).toHaveLength(before.length);
  });

  it('leaves the name, the numbers and the words of the person nowhere in the database or the files', async () => {
    const figures = await sql`select * from delivery_figures order by 1, 2, 3, 4, 5, 6, 7`.execute(server.db);
    expect((await verifyChain(server.db)).isWhole).toBe(true);
    expect((await erase(' wilhelmina  zzyzxq ')).status).toBe(202);
    await workOnErasures(server.context);
    await server.app.reads.flushed();
    // What is looked for again in the first days (tests/keeping/lateRows.test.ts).
    const places = (await placesOf(server, WORDS)).filter((place) => !place.startsWith('erasures: '));
    expect(places).toEqual([]);
    for (const key of [evidence, lotFile, report])
      expect(await fileStoreOf(server.context).read(key)).toBeNull();
    expect(await view()).toMatchObject({ obstacle: 'erased', finished_at: '2026-11-20 17:00:00' });
    expect(await sql`select * from delivery_figures order by 1, 2, 3, 4, 5, 6, 7`.execute(server.db)).toEqual(
      figures,
    );
  });

  it('tells the open boards of its days, whose names have no version of their own', async () => {
    const { rows } = await sql`select topic, body from outbox where event = 'day.changed'`.execute(server.db);
    expect(rows).toEqual([{ topic: `dispatch:${run.date}`, body: {} }]);
  });

  it('keeps what the law keeps: the delivery, its figures, its custody, and who looked', async () => {
    const [stop = 0] = run.stops;
    const delivery = await server.db
      .selectFrom('delivery_events')
      .selectAll()
      .where('id', '=', stop)
      .executeTakeFirst();
    expect(delivery).toMatchObject({
      participant_id: id,
      delivery_event_status_id: EVENT_STATUS.successful,
      copayment_amount: '12.50',
      destination_full_address: 'SAN DIEGO, CA 921',
      order_number: expect.stringMatching(/^RX/),
    });
    const lines = await server.db
      .selectFrom('delivery_event_transitions')
      .select(['bag_with', 'actor_name'])
      .where('delivery_event_id', '=', stop)
      .execute();
    expect(lines).toEqual([{ bag_with: 'handed', actor_name: 'Driver' }]);
    const reads = await server.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'read')
      .where(sql<boolean>`patient_ids @> array[${id}]::bigint[]`)
      .execute();
    expect(reads.length).toBeGreaterThan(0);
    const amount = await server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'delivery_events')
      .where('record_id', '=', stop)
      .where(sql<boolean>`changes ? 'copayment_amount'`)
      .executeTakeFirst();
    expect(amount?.changes).toMatchObject({
      copayment_amount: { to: '12.50' },
      receptor_name: { to: '[erased]' },
    });
    const somebody = await server.db
      .selectFrom('participants')
      .selectAll()
      .where('id', '=', other)
      .executeTakeFirst();
    expect(somebody).toMatchObject({ first_name: 'ANA1', last_name: 'NACHBARIN' });
  });

  it('leaves a log that is proved, and in which nobody can change an entry under its cover', async () => {
    const chain = await verifyChain(server.db);
    expect(chain).toMatchObject({ isWhole: true });
    expect(chain.redacted).toBeGreaterThan(4);
    const { rows } = await sql<{ id: number }>`
      select id from audit_entries where changes::text like '%[erased]%' order by id limit 1`.execute(
      server.db,
    );
    await sql`alter table audit_entries disable trigger user`.execute(server.db);
    await sql`update audit_entries set user_name = 'Somebody else' where id = ${rows[0]?.id ?? 0}`.execute(
      server.db,
    );
    await sql`alter table audit_entries enable trigger user`.execute(server.db);
    expect(await verifyChain(server.db)).toMatchObject({
      isWhole: false,
      fault: { kind: 'changed', entryId: rows[0]?.id },
    });
  });

  it('is for good: the record takes nothing any more, whoever writes', async () => {
    const { body } = await server.call('GET', `/participants/${id}`, { as: admin });
    const refused = await server.call(
      'PATCH',
      `/participants/${id}/is_active/toggle`,
      command(admin, Number(body.version), {}),
    );
    expect(refused).toMatchObject({ status: 409, body: { args: { reason: 'erasure.erased' } } });
    expect(await erase()).toMatchObject({ status: 409, body: { args: { reason: 'erasure.erased' } } });
  });
});
