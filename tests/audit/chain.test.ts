import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import type { Database, Db } from '../../server/platform/database/database';
import { inTransaction } from '../../server/platform/database/transaction';
import { writeAudit } from '../../server/platform/plugins/audit';
import { testDatabase } from '../support/database';

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
});
beforeEach(async () => {
  await tamper(`truncate audit_entries, audit_chain restart identity`);
  for (let n = 1; n <= 5; n++) await write(n);
});
afterAll(() => database.close());

function write(n: number, other = db) {
  const author = { user_id: 1, full_name: 'Ana Ruiz', remote_address: '10.0.0.7' };
  return inTransaction(other, (trx) =>
    writeAudit(trx, author, {
      action: 'update',
      resource: 'vehicles',
      record_id: n,
      changes: { name: { from: 'Ñ "quoted"\n', to: n } },
    }),
  );
}

/** What somebody with every right on the database can do. */
async function tamper(...statements: string[]): Promise<void> {
  for (const table of ['audit_entries', 'audit_chain']) {
    await sql.raw(`alter table ${table} disable trigger user`).execute(db);
  }
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of ['audit_entries', 'audit_chain']) {
    await sql.raw(`alter table ${table} enable trigger user`).execute(db);
  }
}

const faultAfter = async (...statements: string[]) => {
  await tamper(...statements);
  const report = await verifyChain(db);
  return report.isWhole ? null : report.fault;
};

describe('the log of changes', () => {
  it('links a large transaction without reading all links for each entry, also when its plan was made on a short log', async () => {
    await sql`vacuum analyze audit_chain`.execute(db);
    const read = await inTransaction(db, async (trx) => {
      await sql`insert into audit_entries (user_id, user_name, action, resource, record_id, changes)
        select 1, 'X', 'a', 'b', n, '{}'::jsonb from generate_series(1, 1000) n`.execute(trx);
      await sql`set constraints all immediate`.execute(trx);
      const { rows } = await sql<{ links: number }>`
        select pg_stat_get_xact_tuples_returned('audit_chain'::regclass)::int as links`.execute(trx);
      return rows[0]?.links;
    });
    expect(read).toBeLessThan(10_000);
    expect(await verifyChain(db)).toMatchObject({ isWhole: true, count: 1_005 });
  });

  it('is whole after ordinary work, also when transactions roll back', async () => {
    const gone = inTransaction(db, async (trx) => {
      await trx
        .insertInto('audit_entries')
        .values({ user_id: 1, user_name: 'X', action: 'a', resource: 'b', record_id: 1, changes: '{}' })
        .execute();
      throw new Error('no');
    });
    await expect(gone).rejects.toThrow('no');
    await write(6);
    expect(await verifyChain(db)).toMatchObject({ isWhole: true, count: 6, last: { seq: 6 } });
  });

  it('stays one chain when many commit at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(100 + n)));
    expect(await verifyChain(db)).toMatchObject({ isWhole: true, count: 45 });
  });

  it.each([
    ['a changed name', `update audit_entries set user_name = 'Bo Lind' where id = 3`, 'changed', 3],
    ['a changed value', `update audit_entries set changes = '{}' where id = 2`, 'changed', 2],
    ['a moved time', `update audit_entries set at = at - interval '1 day' where id = 4`, 'changed', 4],
    ['a changed address', `update audit_entries set remote_address = null where id = 1`, 'changed', 1],
    ['a removed entry', `delete from audit_entries where id = 3`, 'removed', 3],
    [
      'an entry slipped in',
      `alter table audit_entries disable trigger audit_entries_link;
       insert into audit_entries (user_name, action, resource) values ('X', 'update', 'vehicles');`,
      'inserted',
      6,
    ],
  ])('shows %s', async (_what, statement, kind, entryId) => {
    expect(await faultAfter(...statement.split(/;\s*/).filter(Boolean))).toMatchObject({ kind, entryId });
  });

  it('shows an entry that is gone together with its link, wherever it stood', async () => {
    const statements = [
      `delete from audit_entries where id = 3`,
      `delete from audit_chain where entry_id = 3`,
    ];
    expect(await faultAfter(...statements)).toEqual({ kind: 'removed', entryId: null, seq: 3 });
    // Renumbered, to hide the gap.
    const renumber = `update audit_chain set seq = seq - 1 where seq > 3`;
    expect(await faultAfter(renumber)).toMatchObject({ kind: 'changed', entryId: 4 });
  });

  it('shows a changed entry whose own link was made to fit', async () => {
    const statements = [
      `update audit_entries set user_name = 'Bo Lind' where id = 3`,
      `update audit_chain c set hash = audit_hash((select hash from audit_chain where seq = 2), e)
        from audit_entries e where e.id = 3 and c.seq = 3`,
    ];
    expect(await faultAfter(...statements)).toMatchObject({ kind: 'changed', entryId: 4 });
  });

  it('shows newest entries cut off only to those who noted one: the anchor', async () => {
    const { last } = await verifyChain(db);
    await tamper(`delete from audit_entries where id = 5`, `delete from audit_chain where seq = 5`);
    expect((await verifyChain(db)).isWhole).toBe(true);
    expect(await verifyChain(db, last ?? undefined)).toMatchObject({
      isWhole: false,
      fault: { kind: 'removed', seq: 5 },
    });
    await write(7);
    expect(await verifyChain(db, last ?? undefined)).toMatchObject({ fault: { kind: 'changed', seq: 5 } });
  });
});

describe('the database refuses', () => {
  it.each([
    `update audit_entries set user_name = 'X'`,
    `delete from audit_entries where id = 1`,
    `truncate audit_entries`,
    `update audit_chain set hash = ''`,
    `delete from audit_chain`,
    `truncate audit_chain`,
  ])('%s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('can only grow');
  });

  it('the same to the application’s own role, which may add and read', async () => {
    const script = await readFile(
      new URL('../../server/platform/database/applicationRole.sql', import.meta.url),
      'utf8',
    );
    const statements = script.replaceAll(/^--.*$/gm, '').split(/;\s*\n(?!\s*end)/);
    for (const statement of statements) if (statement.trim()) await sql.raw(statement).execute(db);
    const asApp = (statement: string) =>
      db.transaction().execute(async (trx) => {
        await sql`set local role rx_app`.execute(trx);
        await sql.raw(statement).execute(trx);
      });
    for (const statement of [
      `update audit_entries set user_name = 'X'`,
      `delete from audit_entries`,
      `truncate audit_entries`,
      `insert into audit_chain (seq, entry_id, hash) values (99, 99, '')`,
      `alter table audit_entries disable trigger user`,
    ]) {
      await expect(asApp(statement), statement).rejects.toThrow(/permission denied|must be owner/);
    }
    await asApp(`insert into audit_entries (user_name, action, resource) values ('App', 'signIn', 'users')`);
    expect(await verifyChain(db)).toMatchObject({ isWhole: true, count: 6 });
  });
});
