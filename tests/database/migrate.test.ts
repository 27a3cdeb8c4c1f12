import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/platform/database/database';
import { migrateToLatest, pendingMigrations } from '../../server/platform/database/migrate';
import { migrations } from '../../server/platform/database/migrations/all';
import { silentLog, testDatabase } from '../support/database';

describe('migrations', () => {
  let empty: Database;
  beforeAll(async () => {
    empty = await openDatabase({ memory: true }, silentLog);
  });
  afterAll(() => empty.close());

  it('build the schema from nothing, saying how far they are, and then have nothing left to do', async () => {
    const names = Object.keys(migrations).sort();
    expect(await pendingMigrations(empty.db)).toEqual(names);
    const told: string[] = [];
    await migrateToLatest(empty, (done, total, name) => told.push(`${done}/${total} ${name}`));
    expect(told).toEqual([
      `0/${names.length} `,
      ...names.map((name, index) => `${index + 1}/${names.length} ${name}`),
    ]);
    expect(await pendingMigrations(empty.db)).toEqual([]);
    await migrateToLatest(empty, () => expect.unreachable('nothing to migrate'));
  });

  it('refuse a database of another version, and say what to do', async () => {
    const other = await openDatabase({ memory: true }, silentLog);
    await migrateToLatest(other);
    const migrated = other.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await migrated
      .insertInto('kysely_migration')
      .values({ name: '0000_earlier', timestamp: '2026-01-01T00:00:00.000Z' })
      .execute();
    await migrated.deleteFrom('kysely_migration').where('name', '!=', '0000_earlier').execute();
    await expect(migrateToLatest(other)).rejects.toThrow(
      /made by another version .*0000_earlier.* new database/,
    );
    await other.close();
  });

  it('run once when two servers start at the same time', async () => {
    const database = await testDatabase();
    await database.db.deleteFrom('outbox').execute();
    await Promise.all([migrateToLatest(database), migrateToLatest(database)]);
    expect(await pendingMigrations(database.db)).toEqual([]);
    await database.close();
  });
});
