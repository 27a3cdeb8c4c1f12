import { openDatabase, type Database, type DatabaseLog } from '../../server/platform/database/database';
import { migrateToLatest } from '../../server/platform/database/migrate';
import { postgresTestDatabase } from './postgresDatabase';
import { cached, schemaHash } from './templateCache';

/** What a database says while a test runs is of no interest; what goes wrong it throws. */
export const silentLog: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** The PostgreSQL server to test on; without it the tests run on the embedded database. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

async function buildTemplate(): Promise<Uint8Array> {
  const database = await openDatabase({ memory: true }, silentLog);
  try {
    await migrateToLatest(database);
    if (!database.dump) throw new Error('The embedded database dumps its folder');
    return await database.dump();
  } finally {
    await database.close();
  }
}

/** The data folder of a migrated, empty embedded database as a tar, for `openDatabase`'s `template`. */
export function embeddedTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  return cached(`template-${schemaHash()}.tar`, buildTemplate);
}

/** A fresh, migrated, empty embedded database in memory, also when the tests run on a PostgreSQL server. */
export async function embeddedTestDatabase(options: { acquireTimeoutMs?: number } = {}): Promise<Database> {
  return openDatabase({ memory: true, template: await embeddedTemplate(), ...options }, silentLog);
}

/**
 * A fresh, migrated, empty database of its own; close it after the tests. In memory from a cached template (about 1 s),
 * or, with TEST_DATABASE_URL, a new database on that server.
 */
export function testDatabase(): Promise<Database> {
  return testDatabaseUrl ? postgresTestDatabase(testDatabaseUrl, silentLog) : embeddedTestDatabase();
}
