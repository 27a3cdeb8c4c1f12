import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/database/database';
import { PreparedStatements } from '../../server/platform/database/pglite/preparedStatements';
import { inTransaction } from '../../server/platform/database/transaction';
import { embeddedTestDatabase } from '../support/database';

describe('statements that are kept prepared', () => {
  it('keeps what comes a second time, under one name', () => {
    const prepared = new PreparedStatements();
    expect(prepared.use('a', 0)).toEqual({ name: '', isNew: true, close: [] });
    expect(prepared.use('a', 0)).toEqual({ name: 's1', isNew: true, close: [] });
    expect(prepared.use('a', 0)).toEqual({ name: 's1', isNew: false, close: [] });
  });

  it('closes a statement that failed, and prepares it again under another name', () => {
    const prepared = new PreparedStatements();
    prepared.use('a', 0);
    prepared.use('a', 0);
    prepared.forget('a');
    prepared.forget('never seen');
    expect(prepared.use('a', 0)).toEqual({ name: 's2', isNew: true, close: ['s1'] });
  });

  it('plans anew after ten seconds', () => {
    const prepared = new PreparedStatements();
    prepared.use('a', 0);
    prepared.use('a', 0);
    expect(prepared.use('a', 9_999)).toEqual({ name: 's1', isNew: false, close: [] });
    expect(prepared.use('a', 10_000)).toEqual({ name: 's2', isNew: true, close: ['s1'] });
    expect(prepared.use('a', 19_999)).toEqual({ name: 's2', isNew: false, close: [] });
  });

  it('gives up the least used beyond its limit', () => {
    const prepared = new PreparedStatements();
    const twice = (text: string) => [prepared.use(text, 0), prepared.use(text, 0)][1];
    for (let index = 0; index < 400; index++) twice(`statement ${index}`);
    prepared.use('statement 0', 0);
    expect(twice('one more')).toEqual({ name: 's401', isNew: true, close: ['s2'] });
    expect(prepared.use('statement 0', 0)).toEqual({ name: 's1', isNew: false, close: [] });
  });
});

describe('the embedded database with kept statements', () => {
  let database: Database;
  beforeAll(async () => {
    database = await embeddedTestDatabase({ acquireTimeoutMs: 5_000 });
    await sql`create table kept (id int primary key, text text not null)`.execute(database.db);
  });
  afterAll(() => database.close());

  const insert = (id: number, text: string | null) =>
    inTransaction(database.db, (trx) =>
      sql`insert into kept (id, text) values (${id}, ${text})`.execute(trx),
    );
  const read = (id: number) =>
    inTransaction(database.db, async (trx) => {
      const { rows } = await sql<Record<string, unknown>>`select * from kept where id = ${id}`.execute(trx);
      return rows[0];
    });

  it('answers each time for the values of that time', async () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7]) await insert(id, `text ${id}`);
    for (const id of [7, 3, 1, 2, 5, 6, 4]) expect(await read(id)).toEqual({ id, text: `text ${id}` });
    expect(await read(99)).toBeUndefined();
  });

  it('goes on after a statement has failed', async () => {
    await expect(insert(1, 'twice')).rejects.toMatchObject({ code: '23505' });
    await expect(insert(8, null)).rejects.toMatchObject({ code: '23502' });
    await insert(8, 'eight');
    await insert(9, 'nine');
    expect(await read(9)).toEqual({ id: 9, text: 'nine' });
  });

  it('goes on in a transaction that was taken back when a statement was first kept', async () => {
    const update = (text: string, fails: boolean) =>
      inTransaction(database.db, async (trx) => {
        await sql`update kept set text = ${text} where id = 1`.execute(trx);
        if (fails) throw new Error('changed my mind');
      });
    await expect(update('lost', true)).rejects.toThrow();
    await expect(update('lost', true)).rejects.toThrow();
    await update('stays', false);
    expect(await read(1)).toMatchObject({ text: 'stays' });
  });

  it('reads a column that came after the statement was kept', async () => {
    await read(1);
    await sql`alter table kept add column more text not null default 'new'`.execute(database.db);
    expect(await read(1)).toMatchObject({ id: 1, more: 'new' });
    expect(await read(1)).toMatchObject({ id: 1, more: 'new' });
  });
});
