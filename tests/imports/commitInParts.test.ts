import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportLotView } from '../../src/domain/imports/importView';
import { importer, makeImportWorld, orderFile, orderLine, type ImportWorld } from '../support/importLots';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
let world: ImportWorld;
let sofia: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testServer();
  sofia = importer(server, await server.signInAs('scheduler', { full_name: 'Sofia Plan' }));
});
beforeEach(async () => {
  world = await makeImportWorld(server);
});
afterAll(() => server.close());

let base = 0;
/** Numbers that no other test uses. */
const some = (count: number) => Array.from({ length: count }, () => (base += 1));

async function deliveriesOf(lotId: number) {
  return server.db
    .selectFrom('delivery_events as e')
    .innerJoin('import_rows as r', 'r.delivery_event_id', 'e.id')
    .selectAll('e')
    .where('r.lot_id', '=', lotId)
    .orderBy('r.line')
    .execute();
}

/** Rows that the database has read from the first to the last row of a table, since it was made. */
async function rowsReadInPassing(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(server.db);
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read)::int as read from pg_stat_user_tables
    where relname in ('participants', 'participant_addresses')`.execute(server.db);
  return rows[0]?.read ?? 0;
}

describe('while a lot is put into the books', () => {
  it('its parts cost the same however many people there are already', async () => {
    // Figures of empty tables, as a new company has them: foreign keys are checked by reading everything.
    await sql`vacuum analyze`.execute(server.db);
    const lot = await sofia.importFile(world, orderFile(some(800).map((n) => orderLine(n))));
    const before = await rowsReadInPassing();
    await sofia.call('POST', `/file_import/${lot.id}/commit`, undefined, { 'if-match': `"${lot.version}"` });
    await sofia.runJobs();
    expect(await sofia.read(lot.id)).toMatchObject({ counts: { committed: 800 } });
    // All people for every row would be more than a million.
    expect((await rowsReadInPassing()) - before).toBeLessThan(250_000);
  });

  it('others have their turn between its parts', async () => {
    const lot = await sofia.importFile(world, orderFile(some(600).map((n) => orderLine(n))));
    const commit = await sofia.call('POST', `/file_import/${lot.id}/commit`, undefined, {
      'if-match': `"${lot.version}"`,
    });
    expect(commit.status).toBe(200);
    let isOver = false;
    const work = sofia.runJobs().finally(() => (isOver = true));
    let batchSize = 0;
    while (!isOver) {
      await server.db.selectFrom('import_lots').select('id').limit(1).execute();
      batchSize += 1;
    }
    await work;
    expect(batchSize).toBeGreaterThanOrEqual(5);
    expect(await sofia.read(lot.id)).toMatchObject({ state: 'committed', counts: { committed: 600 } });
  });

  it('nobody sees a delivery before all are there, and a second commit hides none of the first', async () => {
    const bad = { phone_number: '12' };
    const numbers = some(300);
    const lines = numbers.map((n, index) => orderLine(n, index === 299 ? bad : {}));
    const lot = await sofia.importFile(world, orderFile(lines));
    const seen: number[] = [];
    const count = async () => {
      const { rows } = await sql<{ seen: number; written: number }>`
        select (select count(*)::int from delivery_events where close_door_pharmacy_id = ${world.close_door_pharmacy_id}) as seen,
          (select count(*)::int from delivery_event_rows where close_door_pharmacy_id = ${world.close_door_pharmacy_id}) as written`.execute(
        server.db,
      );
      seen.push(rows[0]?.seen ?? -1);
      return rows[0]?.written ?? 0;
    };
    const commit = await sofia.call('POST', `/file_import/${lot.id}/commit`, undefined, {
      'if-match': `"${lot.version}"`,
    });
    expect(commit.status).toBe(200);
    let isOver = false;
    let wasHalfWritten = false;
    const work = sofia.runJobs().finally(() => (isOver = true));
    while (!isOver) {
      const written = await count();
      wasHalfWritten ||= written > 0 && written < 299;
    }
    await work;
    await count();
    expect(wasHalfWritten).toBe(true);
    expect([...new Set(seen)]).toEqual([0, 299]);

    const [row] = await sofia.rows(lot.id, '?per_page=10&result=refused');
    const mended = await sofia.call(
      'PUT',
      `/file_import/${lot.id}/rows/${row?.id}`,
      {
        values: { phone_number: '6195550199' },
      },
      { 'if-match': `"${row?.version}"` },
    );
    expect(mended.status, JSON.stringify(mended.body)).toBe(200);
    const again = await sofia.read(lot.id);
    const second = await sofia.call('POST', `/file_import/${lot.id}/commit`, undefined, {
      'if-match': `"${again.version}"`,
    });
    expect(second.status).toBe(200);
    await count();
    await sofia.runJobs();
    await count();
    expect([...new Set(seen)]).toEqual([0, 299, 300]);
  });

  it('an undo hides all of it at once and removes it in parts', async () => {
    const lot = await sofia.importFile(world, orderFile(some(300).map((n) => orderLine(n))));
    await sofia.move(lot, 'commit');
    const committed = await sofia.read(lot.id);
    const undo = await sofia.call<ImportLotView>('POST', `/file_import/${lot.id}/undo`, undefined, {
      'if-match': `"${committed.version}"`,
    });
    expect(undo.body).toMatchObject({ state: 'undoing' });
    expect(await deliveriesOf(lot.id)).toEqual([]);
    await sofia.runJobs();
    expect(await sofia.read(lot.id)).toMatchObject({ state: 'undone', counts: { committed: 0, new: 300 } });
    const { rows } = await sql<{ left: number }>`select (select count(*)::int from delivery_event_rows
        where close_door_pharmacy_id = ${world.close_door_pharmacy_id}) + (select count(*)::int from participants
        where funding_source_id = ${world.funding_source_id}) as left`.execute(server.db);
    expect(rows[0]?.left).toBe(0);
  });

  it('a commit that fails for good half-way leaves nobody behind, and can be tried again', async () => {
    const numbers = some(200);
    const lot = await sofia.importFile(world, orderFile(numbers.map((n) => orderLine(n))));
    // Lets the first part through.
    const last = `IMP${String(numbers.at(-1)).padStart(7, '0')}`;
    await sql
      .raw(
        `create function refuse_for_a_test() returns trigger language plpgsql as $$
      begin if new.order_number = '${last}' then raise exception 'no'; end if; return new; end $$`,
      )
      .execute(server.db);
    await sql`create trigger refuse_for_a_test before insert on delivery_event_rows
      for each row execute function refuse_for_a_test()`.execute(server.db);
    try {
      await sofia.move(lot, 'commit');
      for (let tries = 0; tries < 3; tries += 1) {
        server.clock.advance(60_000);
        await sofia.runJobs();
      }
    } finally {
      await sql`drop function refuse_for_a_test cascade`.execute(server.db);
    }
    const failed = await sofia.read(lot.id);
    expect(failed).toMatchObject({ state: 'ready', failure: { code: 'internal' }, counts: { new: 200 } });
    const { rows: left } = await sql<{ id: number }>`select id from delivery_event_rows
      where close_door_pharmacy_id = ${world.close_door_pharmacy_id}`.execute(server.db);
    expect(left).toEqual([]);
    const people = server.db
      .selectFrom('participants')
      .select('id')
      .where('funding_source_id', '=', world.funding_source_id);
    expect(await people.execute()).toEqual([]);
    await sofia.move(failed, 'commit');
    expect(await sofia.read(lot.id)).toMatchObject({ state: 'committed', counts: { committed: 200 } });
    expect(await people.execute()).toHaveLength(200);
  });
});

describe('an undo among the rows of many lots', () => {
  it('finds the rows of earlier lots without going through all of them', async () => {
    const numbers = some(3);
    const first = await sofia.importFile(world, orderFile(numbers.map((n) => orderLine(n))));
    await sofia.move(first, 'commit');
    const other = orderFile(numbers.map((n) => orderLine(n, { comments: 'Back door' })));
    const second = await sofia.importFile(world, other);
    await sofia.move(second, 'commit');
    const many = 30_000;
    await sql`insert into import_rows (lot_id, line, order_number, client_code, delivery_event_id)
      select ${first.id}, 100 + n, 'OTHER' || n, 'X' || n, -n from generate_series(1, ${many}) n`.execute(
      server.db,
    );
    await sql`analyze import_rows`.execute(server.db);
    const readInPassing = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(server.db);
      const { rows } = await sql<{ read: number }>`
        select seq_tup_read::int as read from pg_stat_user_tables where relname = 'import_rows'`.execute(
        server.db,
      );
      return rows[0]?.read ?? 0;
    };
    const before = await readInPassing();
    await sofia.move(await sofia.read(second.id), 'undo');
    expect(await sofia.read(second.id)).toMatchObject({ state: 'undone' });
    expect((await readInPassing()) - before).toBeLessThan(many);
    await sql`delete from import_rows where delivery_event_id < 0`.execute(server.db);
    // For the earlier lot nothing has moved: its deliveries are as it left them.
    expect((await sofia.move(await sofia.read(first.id), 'undo')).status).toBe(200);
    expect(await sofia.read(first.id)).toMatchObject({ state: 'undone' });
  });
});
