import { Migrator } from 'kysely';
import type { Database, Db } from './database';
import { migrations } from './migrations/all';

/**
 * Called before the first migration and after each: the number of finished migrations, the total, and the name of the
 * last.
 */
export type MigrationProgress = (done: number, total: number, name: string) => void;

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Names of the migrations that this database has not run, oldest first. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/** Kysely's message for a database with a migration that this program does not have. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;

function explained(error: unknown, name = ''): Error {
  const unknown = UNKNOWN_MIGRATION.exec(String(error))?.[1];
  if (unknown === undefined) return new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
  const message =
    `The database was made by another version of the program: it has the migration ${unknown}, which this version ` +
    'does not have. Use that version, or a new database (DATABASE_URL) or data folder (DATA_DIR).';
  return new Error(message, { cause: error });
}

/**
 * Runs the pending migrations one after another, each in its own transaction. Two servers that start at once wait for
 * each other and run none twice. Throws the error of the migration that failed, with its name.
 */
export async function migrateToLatest(database: Database, onProgress?: MigrationProgress): Promise<void> {
  // Kysely's lock between servers is one of the session.
  await database.inSession((db) => migrate(db, onProgress));
}

async function migrate(db: Db, onProgress?: MigrationProgress): Promise<void> {
  const total = (await pendingMigrations(db)).length;
  if (total === 0) return;
  const migrator = migratorOf(db);
  onProgress?.(0, total, '');
  // One step up at a time: `migrateTo(name)` would go DOWN when another server has meanwhile gone past that name.
  for (let done = 1; ; done++) {
    const { error, results = [] } = await migrator.migrateUp();
    const step = results[0];
    if (error) throw explained(error, step?.migrationName);
    if (!step) return;
    onProgress?.(done, Math.max(done, total), step.migrationName);
  }
}
