import { sql, type Migration } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/database/database';
import { migrateToLatest, readSchemaState } from '../../server/platform/database/migrate';
import { migrations } from '../../server/platform/database/migrations/all';
import { lookAtUpgrade } from '../../tools/doctor/upgradeCheck';
import { silentLog, testDatabase, testDatabaseUrl } from '../support/database';
import { postgresTestDatabase } from '../support/postgresDatabase';

const NEWEST = Object.keys(migrations).sort().at(-1) ?? '';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const ran = (name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-20T00:00:00Z')`.execute(
    database.db,
  );
const sentences = async (mayMigrate = true) =>
  (await lookAtUpgrade(database.db, { mayMigrate })).map(({ state, sentence }) => `${state}: ${sentence}`);

describe('what an upgrade will do is told beforehand', () => {
  it('nothing, on a database of this version', async () => {
    expect(await sentences()).toEqual(['good: The tables are those of this version.']);
  });

  it('which migrations run, and that the version before goes on', async () => {
    await sql`delete from kysely_migration where name = ${NEWEST}`.execute(database.db);
    expect(await sentences()).toEqual([
      `good: The next start runs these migrations: ${NEWEST}.`,
      'good: Servers of the version before go on running meanwhile, and can come back after it.',
    ]);
    expect(await sentences(false)).toEqual([
      `bad: Migrations are missing, and this user may not run them: ${NEWEST}.`,
    ]);
  });

  it('that a newer version was here, and whether this one runs beside it', async () => {
    await ran('9000_more');
    expect(await sentences()).toEqual([
      'warning: A newer version has migrated this database (9000_more); this version runs beside it.',
    ]);
    await migrateToLatest(database, () => expect.unreachable('nothing to migrate'));
    await ran('9001_contract_of_9000_old_names');
    expect((await sentences())[0]).toMatch(/^bad: The database is too new for this version/);
    await expect(migrateToLatest(database)).rejects.toThrow(/^The database is too new for this version/);
  });
});

describe('a contract step', () => {
  const next: Record<string, Migration> = {
    ...migrations,
    '9000_new_names': { up: async (db) => void (await sql`create table new_names ()`.execute(db)) },
    [`9001_contract_of_9000_old_names`]: {
      up: async (db) => void (await sql`alter table cdps drop column if exists old_name`.execute(db)),
    },
  };

  it.runIf(testDatabaseUrl)('does not run while a server runs that is too old for it', async () => {
    const own = await postgresTestDatabase(testDatabaseUrl ?? '', silentLog);
    // Its own connections are of this version, which knows nothing of 9000.
    await expect(migrateToLatest(own, undefined, next)).rejects.toThrow(
      `This version takes away what a running server still uses (its newest migration is ${NEWEST.slice(0, 4)})`,
    );
    expect(await readSchemaState(own.db)).toEqual({ kind: 'own', pending: [] });
    await own.close();
  });

  it.runIf(testDatabaseUrl)(
    'waits for nobody else, and lets readers pass while it waits for a table',
    async () => {
      const own = await postgresTestDatabase(testDatabaseUrl ?? '', silentLog);
      const reader = new pg.Client({ connectionString: own.url });
      await reader.connect();
      await reader.query('begin; select from cdps');
      const { '9001_contract_of_9000_old_names': contract, ...others } = next;
      const waits = { ...others, '9001_old_names': contract as Migration };
      const migrating = migrateToLatest(own, undefined, waits);
      const begin = performance.now();
      // Each of these waits behind the migration for as long as that waits for the reader.
      while (performance.now() - begin < 4_000) {
        await sql`select from cdps`.execute(own.db);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await reader.query('commit');
      await migrating;
      expect(await readSchemaState(own.db, waits)).toEqual({ kind: 'own', pending: [] });
      await reader.end();
      await own.close();
    },
  );
});
