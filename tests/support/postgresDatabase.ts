import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database, type DatabaseLog } from '../../server/platform/database/database';
import { migrateToLatest } from '../../server/platform/database/migrate';
import { schemaHash } from './templateCache';

// Any number: test workers that need the template at once take turns by it.
const TEMPLATE_LOCK = 4_215_001;

async function withAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withName(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
}

/** Makes the migrated template once per schema. The advisory lock is held while `admin` is connected. */
async function ensureTemplate(
  admin: pg.Client,
  url: string,
  template: string,
  log: DatabaseLog,
): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const found = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [
    template,
  ]);
  if (found.rowCount) return;
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template}`);
  const database = await openDatabase({ url: withName(url, template) }, log);
  await migrateToLatest(database);
  await database.close();
  await admin.query(`alter database ${template} with is_template true`);
}

/** A PgBouncer before the server of the tests: the suites then go through it, by transaction. */
const poolerUrl = process.env.TEST_POOLER_URL;

/** A fresh migrated database on the server of `url` (which must allow CREATE DATABASE), dropped at `close()`. */
export async function postgresTestDatabase(
  url: string,
  log: DatabaseLog,
): Promise<Database & { url: string }> {
  const template = `rx_template_${schemaHash()}`;
  const name = `rx_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(url, async (admin) => {
    await ensureTemplate(admin, url, template, log);
    await admin.query(`create database ${name} template ${template}`);
  });
  const ownUrl = withName(url, name);
  const target = poolerUrl ? { url: withName(poolerUrl, name), directUrl: ownUrl } : { url: ownUrl };
  const database = await openDatabase(target, log);
  return {
    ...database,
    url: ownUrl,
    async close() {
      await database.close();
      await withAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}
