import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countFigures } from '../../server/day/dashboards/countFigures';
import { beginRetention, startRounds, workOnRetention } from '../../server/day/keeping/retention';
import type { KeptKindView } from '../../src/contract/keeping/keptData';
import { RETENTION_KINDS } from '../../src/domain/keeping/retention';
import { makeRun, StoppedClock } from '../support/dispatchDay';
import { before, keptData } from '../support/keptData';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let admin: TestSession;
let data: ReturnType<typeof keptData>;

beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
  data = keptData(server, admin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from retention_rounds`.execute(server.db);
});

describe('a night', () => {
  it('removes what is older than its days, kind by kind, says so, and leaves the rest', async () => {
    const run = await makeRun(server.db);
    const [stop] = run.stops;
    const traffic = ['positions', 'messages', 'notifications', 'files'] as const;
    await data.fill(run, traffic);
    const counts = Object.fromEntries(
      await Promise.all(traffic.map(async (kind) => [kind, await data.count(kind)])),
    );
    expect(counts).toEqual({ positions: 1, messages: 3, notifications: 1, files: 1 });

    await data.night();
    for (const kind of traffic) expect([kind, await data.count(kind)]).toEqual([kind, 0]);
    for (const table of ['positions', 'messages', 'inbound_texts', 'calls', 'async_requests'])
      expect([table, await data.numberOf(table)]).toEqual([table, 1]);
    expect(await data.numberOf('conversations', `phone_number = '6195550101'`)).toBe(0);
    expect([await data.kept(`true-${stop}`), await data.numberOf('files_to_remove')]).toEqual([null, 0]);
    expect(await data.kept(`false-${stop}`)).not.toBeNull();

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
      .values({
        key: await data.file('a'),
        owner: 'evidence',
        owner_id: stop,
        content_type: 'image/png',
      } as never)
      .execute();
    await sql`insert into delivery_event_transitions (delivery_event_id, datetime, delivery_event_status_id,
      delivery_event_type_id, actor_name, source, path_evidence, signature, evidence_sha256)
      values (${other}, now(), 5, 3, 'X', 'driver', 'b.png', 'data:image/png;base64,AAAA', 'abc')`.execute(
      server.db,
    );
    expect(await data.count('proof')).toBe(2);
    await data.night();
    expect(await data.kept('a')).toBeNull();
    const line = await server.db
      .selectFrom('delivery_event_transitions')
      .select(['path_evidence', 'signature', 'evidence_sha256'])
      .where('delivery_event_id', '=', other)
      .executeTakeFirst();
    expect(line).toEqual({ path_evidence: null, signature: null, evidence_sha256: 'abc' });
    expect(await data.numberOf('delivery_events', `delivery_manifest_id = ${run.id}`)).toBeGreaterThan(0);
  });

  it('removes deliveries with their runs after ten years, and keeps the figures of their days', async () => {
    const date = before('deliveries', 5).slice(0, 10);
    const run = await makeRun(server.db, { date });
    await countFigures(server.db);
    const figures = () => data.numberOf('delivery_figures', `delivery_date = '${date}'`);
    const counted = await figures();
    expect(counted).toBeGreaterThan(0);
    await data.night();
    expect(await data.numberOf('delivery_events', `delivery_date = '${date}'`)).toBe(0);
    expect(await data.numberOf('delivery_manifest', `id = ${run.id}`)).toBe(0);
    await countFigures(server.db);
    expect(await figures()).toBe(counted);
  });

  it('goes on where it stopped, and a kind that fails does not stop the others', async () => {
    const run = await makeRun(server.db);
    await data.fill(run, ['positions', 'notifications']);
    await sql`create function stays() returns trigger language plpgsql as $$ begin raise exception 'stays'; end $$`.execute(
      server.db,
    );
    await sql`create trigger stays before delete on positions for each row execute function stays()`.execute(
      server.db,
    );
    await startRounds(server.context);
    await expect(workOnRetention(server.context)).rejects.toThrow();
    expect(await data.numberOf('notifications', `json_body ->> 'event_id' = '${run.stops[0]}'`)).toBe(1);
    expect(await data.numberOf('retention_rounds', `finished_at is null`)).toBe(1);
    await sql`drop trigger stays on positions`.execute(server.db);
    await sql`drop function stays()`.execute(server.db);
    await workOnRetention(server.context);
    expect(await data.numberOf('retention_rounds', `finished_at is null`)).toBe(0);
    expect(await data.count('positions')).toBe(0);
  });

  it('begins once a night, in the night of the operation, or when one was missed', async () => {
    const begun = async (wire: string) => {
      clock.set(wire);
      await beginRetention(server.context);
      const rounds = await data.numberOf('retention_rounds');
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
