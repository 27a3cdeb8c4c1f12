import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginRetention, startRounds, workOnRetention } from '../../server/day/keeping/retention';
import { fileStoreOf } from '../../server/outside/files/openStore';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import { countFigures } from '../../server/day/dashboards/countFigures';
import type { KeptKindView, OldDataCount } from '../../src/contract/keeping/keptData';
import { RETENTION_KINDS, RETENTION_SETTING, type RetentionKind } from '../../src/domain/keeping/retention';
import { settingOf } from '../../src/domain/wire/settings';
import { addDays } from '../../src/domain/time/dates';
import { command, DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let admin: TestSession;

beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from legal_holds`.execute(server.db);
  await sql`delete from retention_rounds`.execute(server.db);
});

const daysOf = (kind: RetentionKind) => Number(settingOf(RETENTION_SETTING[kind])?.default);
const before = (kind: RetentionKind, more: number) => `${addDays(DAY, -daysOf(kind) - more)} 12:00:00`;
const count = async (kind: RetentionKind) =>
  (await server.call<OldDataCount>('GET', `/kept_data/${kind}/old`, { as: admin })).body.count;
const numberOf = async (table: string, where = 'true') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
    where ${sql.raw(where)}`.execute(server.db);
  return rows[0]?.n;
};
async function night(): Promise<void> {
  await startRounds(server.context);
  await workOnRetention(server.context);
}
/** A key of the store's own shape. */
const keyOf = (name: string) => `evidence-0-${Buffer.from(name).toString('hex').padEnd(32, '0')}.png`;
async function file(name: string): Promise<string> {
  const key = keyOf(name);
  await fileStoreOf(server.context).create(key, Buffer.from('x'), 'image/png');
  return key;
}
const kept = (name: string) => fileStoreOf(server.context).read(keyOf(name));

/** One row of every kind that is too old by two days, and one that is not, of this run. */
async function fill(run: TestRun, kinds: readonly RetentionKind[]): Promise<void> {
  const { db } = server;
  const [stop = 0] = run.stops;
  const [participant_id = 0] = run.participants;
  for (const old of [true, false]) {
    const at = (kind: RetentionKind) => (old ? before(kind, 2) : `${DAY} 12:00:00`);
    const of = (kind: RetentionKind) => kinds.includes(kind);
    if (of('positions'))
      await db
        .insertInto('positions')
        .values({
          employee_id: run.employee_id,
          recorded_at: at('positions'),
          latitude: 32.7,
          longitude: -117,
        })
        .execute();
    if (of('messages')) {
      const row = { created_at: at('messages'), state: 'sent', language: 'en', is_private: true } as const;
      await db
        .insertInto('messages')
        .values({
          ...row,
          channel: 'sms',
          recipient: '6195550199',
          template: 'x',
          args: '{}',
          participant_id,
          delivery_event_id: stop,
        } as never)
        .execute();
      const conversation = await db
        .insertInto('conversations')
        .values({
          phone_number: `61955501${old ? '01' : '02'}`,
          participant_id,
          last_text_at: at('messages'),
        } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('inbound_texts')
        .values({
          conversation_id: conversation.id,
          provider_id: `SM${old}${stop}`,
          text: 'hello',
          meaning: 'other',
          received_at: at('messages'),
        } as never)
        .execute();
      await db
        .insertInto('calls')
        .values({
          created_at: at('messages'),
          provider: 'embedded',
          direction: 'out',
          state: 'ended',
          outcome: 'answered',
          ended_at: at('messages'),
          phone_number: '6195550199',
          party: 'participant',
          party_name: 'ANA',
          participant_id,
        } as never)
        .execute();
    }
    if (of('notifications'))
      await db
        .insertInto('notifications')
        .values({
          user_id: admin.user_id,
          type: 'delivery_failed',
          json_body: JSON.stringify({ event_id: stop }),
          created_at: at('notifications'),
        } as never)
        .execute();
    if (of('files'))
      await sql`insert into async_requests (uuid, user_id, kind, state, file_key, created_at) values
        (gen_random_uuid(), ${admin.user_id}, 'report', 'done', ${await file(`${old}-${stop}`)}, ${at('files')})`.execute(
        db,
      );
  }
}

describe('a night', () => {
  it('removes what is older than its days, kind by kind, says so, and leaves the rest', async () => {
    const run = await makeRun(server.db);
    const [stop] = run.stops;
    const traffic = ['positions', 'messages', 'notifications', 'files'] as const;
    await fill(run, traffic);
    const counts = Object.fromEntries(
      await Promise.all(traffic.map(async (kind) => [kind, await count(kind)])),
    );
    expect(counts).toEqual({ positions: 1, messages: 3, notifications: 1, files: 1 });

    await night();
    for (const kind of traffic) expect([kind, await count(kind)]).toEqual([kind, 0]);
    for (const table of ['positions', 'messages', 'inbound_texts', 'calls', 'async_requests'])
      expect([table, await numberOf(table)]).toEqual([table, 1]);
    expect(await numberOf('conversations', `phone_number = '6195550101'`)).toBe(0);
    expect([await kept(`true-${stop}`), await numberOf('files_to_remove')]).toEqual([null, 0]);
    expect(await kept(`false-${stop}`)).not.toBeNull();

    const { body } = await server.call<{ kinds: KeptKindView[] }>('GET', '/kept_data', { as: admin });
    expect(body.kinds.map(({ kind }) => kind)).toEqual(RETENTION_KINDS);
    expect(body.kinds.find(({ kind }) => kind === 'messages')).toMatchObject({
      days: 365,
      last: { removed: 3, finished_at: '2026-11-20 17:00:00', until: '2025-11-20 17:00:00' },
    });
    const logged = await server.db
      .selectFrom('audit_entries')
      .select(['user_name', 'changes'])
      .where('action', '=', 'prune')
      .execute();
    expect(logged).toHaveLength(traffic.length);
    expect(logged).toContainEqual({
      user_name: 'Rx Dispatch',
      changes: {
        kept_kind: { from: null, to: 'messages' },
        removed: { from: null, to: 3 },
        until: { from: null, to: '2025-11-20 17:00:00' },
      },
    });
  });

  it('takes photos and signatures off old deliveries, and leaves their history and checksums', async () => {
    const run = await makeRun(server.db, { date: before('proof', 10).slice(0, 10) });
    const [stop = 0, other = 0] = run.stops;
    await server.db
      .insertInto('stored_files')
      .values({ key: await file('a'), owner: 'evidence', owner_id: stop, content_type: 'image/png' } as never)
      .execute();
    await sql`insert into delivery_event_transitions (delivery_event_id, datetime, delivery_event_status_id,
      delivery_event_type_id, actor_name, source, path_evidence, signature, evidence_sha256)
      values (${other}, now(), 5, 3, 'X', 'driver', 'b.png', 'data:image/png;base64,AAAA', 'abc')`.execute(
      server.db,
    );
    expect(await count('proof')).toBe(2);
    await night();
    expect(await kept('a')).toBeNull();
    const line = await server.db
      .selectFrom('delivery_event_transitions')
      .select(['path_evidence', 'signature', 'evidence_sha256'])
      .where('delivery_event_id', '=', other)
      .executeTakeFirst();
    expect(line).toEqual({ path_evidence: null, signature: null, evidence_sha256: 'abc' });
    expect(await numberOf('delivery_events', `delivery_manifest_id = ${run.id}`)).toBeGreaterThan(0);
  });

  it('removes deliveries with their runs after ten years, and keeps the figures of their days', async () => {
    const date = before('deliveries', 5).slice(0, 10);
    const run = await makeRun(server.db, { date });
    await countFigures(server.db);
    const figures = () => numberOf('delivery_figures', `delivery_date = '${date}'`);
    const counted = await figures();
    expect(counted).toBeGreaterThan(0);
    await night();
    expect(await numberOf('delivery_events', `delivery_date = '${date}'`)).toBe(0);
    expect(await numberOf('delivery_manifest', `id = ${run.id}`)).toBe(0);
    await countFigures(server.db);
    expect(await figures()).toBe(counted);
  });

  it('goes on where it stopped, and a kind that fails does not stop the others', async () => {
    const run = await makeRun(server.db);
    await fill(run, ['positions', 'notifications']);
    await sql`create function stays() returns trigger language plpgsql as $$ begin raise exception 'stays'; end $$`.execute(
      server.db,
    );
    await sql`create trigger stays before delete on positions for each row execute function stays()`.execute(
      server.db,
    );
    await startRounds(server.context);
    await expect(workOnRetention(server.context)).rejects.toThrow();
    expect(await numberOf('notifications', `json_body ->> 'event_id' = '${run.stops[0]}'`)).toBe(1);
    expect(await numberOf('retention_rounds', `finished_at is null`)).toBe(1);
    await sql`drop trigger stays on positions`.execute(server.db);
    await sql`drop function stays()`.execute(server.db);
    await workOnRetention(server.context);
    expect(await numberOf('retention_rounds', `finished_at is null`)).toBe(0);
    expect(await count('positions')).toBe(0);
  });

  it('begins once a night, in the night of the operation, or when one was missed', async () => {
    const begun = async (wire: string) => {
      clock.set(wire);
      await beginRetention(server.context);
      const rounds = await numberOf('retention_rounds');
      await workOnRetention(server.context);
      return (rounds ?? 0) / RETENTION_KINDS.length;
    };
    // Los Angeles is 8 hours behind.
    expect(await begun('2026-11-21 18:00:00')).toBe(1);
    expect(await begun('2026-11-22 05:00:00')).toBe(1);
    expect(await begun('2026-11-22 10:00:00')).toBe(1);
    expect(await begun('2026-11-22 20:00:00')).toBe(1);
    expect(await begun('2026-11-23 10:00:00')).toBe(2);
    expect(await begun('2026-11-23 12:00:00')).toBe(2);
    clock.set('2026-11-20 17:00:00');
  });
});

describe('a legal hold', () => {
  const place = (body: object) =>
    server.call<{ id: number }>('POST', '/legal_holds', command(admin, null, { reason: 'Case 7', ...body }));

  it.each(['participant', 'run', 'period'] as const)(
    'on a %s keeps what it covers until it is released',
    async (kind) => {
      const date = before('deliveries', 20).slice(0, 10);
      const [held, free] = [
        await makeRun(server.db, { date }),
        await makeRun(server.db, { date: addDays(date, -9) }),
      ];
      await sql`insert into positions (employee_id, recorded_at, latitude, longitude)
      select employee_id, start_at + interval '1 hour', 32, -117 from delivery_manifest
      where id in (${held.id}, ${free.id})`.execute(server.db);
      const { status, body } = await place({
        kind,
        participant_id: held.participants[0],
        delivery_manifest_id: held.id,
        from_date: date,
        to_date: date,
      });
      expect(status).toBe(201);
      await night();
      const left = async (run: TestRun) => [
        await numberOf('positions', `employee_id = ${run.employee_id}`),
        await numberOf('delivery_manifest', `id = ${run.id}`),
        await numberOf('delivery_event_rows', `id = ${run.stops[0]}`),
      ];
      expect(await left(held)).toEqual([1, 1, 1]);
      expect(await left(free)).toEqual([0, 0, 0]);

      const { body: holds } = await server.call<{ id: number; version: number }[]>('GET', '/legal_holds', {
        as: admin,
      });
      expect(holds[0]).toMatchObject({ id: body.id, kind, reason: 'Case 7', released_at: null });
      const release = (version: number) =>
        server.call(
          'POST',
          `/legal_holds/${body.id}/release`,
          command(admin, version, { reason: 'Settled' }),
        );
      expect((await release(1)).status).toBe(200);
      expect((await release(2)).status).toBe(409);
      await night();
      // A hold that is over still names the run it was about.
      expect((await left(held)).slice(0, 1)).toEqual([0]);
      expect(await numberOf('delivery_event_rows', `id = ${held.stops[0]}`)).toBe(0);
      const logged = await server.db
        .selectFrom('audit_entries')
        .select('action')
        .where('resource', '=', 'legal_holds')
        .where('record_id', '=', body.id)
        .orderBy('id')
        .execute();
      expect(logged).toEqual([{ action: 'hold' }, { action: 'release' }]);
    },
  );

  it.each([
    [{ kind: 'participant' }, 'participant_id'],
    [{ kind: 'participant', participant_id: 999_999 }, 'participant_id'],
    [{ kind: 'run' }, 'delivery_manifest_id'],
    [{ kind: 'period', from_date: DAY }, 'to_date'],
    [{ kind: 'period', from_date: DAY, to_date: addDays(DAY, -1) }, 'to_date'],
    [{ kind: 'period', from_date: DAY, to_date: DAY, reason: '  ' }, 'reason'],
  ])('is refused for %j', async (body, field) => {
    const answer = await place(body);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: {} } } });
  });

  it('is the business of administrators of the whole operation', async () => {
    const run = await makeRun(server.db);
    for (const as of [
      await server.signInAs('dispatcher'),
      await server.signInAs('scheduler'),
      await server.signInAs('administrator', { cdp_id: run.cdp_id }),
    ])
      for (const path of ['/legal_holds', '/kept_data'])
        expect((await server.call('GET', path, { as })).status).toBe(403);
  });
});

describe('the log of changes', () => {
  const write = (years: number, action = 'update', patients: number[] | null = null) =>
    sql`
    insert into audit_entries (at, user_name, action, resource, record_id, patient_ids)
    values (now() - ${years} * interval '1 year', 'X', ${action}, 'vehicles', 1, ${patients}::bigint[])`.execute(
      server.db,
    );
  beforeEach(async () => {
    for (const table of ['audit_entries', 'audit_chain']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(server.db);
      await sql`delete from ${sql.table(table)}`.execute(server.db);
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(server.db);
    }
  });

  it('loses its oldest entries after seven years, and is proved from the cut on', async () => {
    for (const years of [9, 8, 8, 3]) await write(years);
    const anchor = (await verifyChain(server.db)).last ?? undefined;
    expect(await count('log')).toBe(3);
    await night();
    const report = await verifyChain(server.db, anchor);
    expect(report).toMatchObject({ isWhole: true, cut: { seq: 3 } });
    expect(await numberOf('audit_entries', `resource = 'vehicles'`)).toBe(1);
    await write(8);
    await write(0);
    expect(await verifyChain(server.db)).toMatchObject({ isWhole: true });
    clock.advance(86_400_000);
    await night();
    // The one that was written late stands behind a younger one.
    expect(await numberOf('audit_entries', `resource = 'vehicles'`)).toBe(3);
    clock.set('2026-11-20 17:00:00');
  });

  it('stops at the first entry that is held', async () => {
    const run = await makeRun(server.db);
    const [participant_id = 0] = run.participants;
    await write(9);
    await write(8, 'read', [participant_id]);
    await write(8);
    await server.call(
      'POST',
      '/legal_holds',
      command(admin, null, { kind: 'participant', participant_id, reason: 'x' }),
    );
    await night();
    expect(await numberOf('audit_entries', `resource = 'vehicles'`)).toBe(2);
    expect((await verifyChain(server.db)).isWhole).toBe(true);
  });

  it('shows a beginning that somebody cut off without an entry, or of younger entries', async () => {
    for (const years of [9, 8, 3]) await write(years);
    await sql`select * from audit_cut(now() - interval '7 years', 100)`.execute(server.db);
    expect(await verifyChain(server.db)).toMatchObject({
      isWhole: false,
      fault: { kind: 'removed', seq: 2 },
    });
    await expect(
      sql`select * from audit_cut(now() - interval '5 years', 100)`.execute(server.db),
    ).rejects.toThrow('kept for 6 years');
  });
});
