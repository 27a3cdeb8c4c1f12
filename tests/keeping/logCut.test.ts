import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import { command, makeRun, StoppedClock } from '../support/dispatchDay';
import { keptData } from '../support/keptData';
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
    expect(await data.count('log')).toBe(3);
    await data.night();
    const report = await verifyChain(server.db, anchor);
    expect(report).toMatchObject({ isWhole: true, cut: { seq: 3 } });
    expect(await data.numberOf('audit_entries', `resource = 'vehicles'`)).toBe(1);
    await write(8);
    await write(0);
    expect(await verifyChain(server.db)).toMatchObject({ isWhole: true });
    clock.advance(86_400_000);
    await data.night();
    // The one that was written late stands behind a younger one.
    expect(await data.numberOf('audit_entries', `resource = 'vehicles'`)).toBe(3);
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
    await data.night();
    expect(await data.numberOf('audit_entries', `resource = 'vehicles'`)).toBe(2);
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
