import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { connectedPrograms } from './connectedServers';
import type { Database, Db } from './database';
import { sqlStateOf } from './databaseErrors';
import { migrations } from './migrations/all';
import { contractOf, judgeSchema, SchemaRefused, tooOldFor, type SchemaState } from './schemaRange';

/**
 * Called before the first migration and after each: the number of finished migrations, the total, and the name of the
 * last.
 */
export type MigrationProgress = (done: number, total: number, name: string) => void;

/**
 * A change of a table waits for those who read it, and all who come later wait behind it: it gives up after this time, lets
 * them pass, and tries again.
 */
const LOCK_WITHIN = '3s';
const TRIES = 20;
const PAUSE_MS = 500;
/** lock_not_available */
const NOT_LOCKED = '55P03';

function patient({ up }: Migration): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`select set_config('lock_timeout', ${LOCK_WITHIN}, true)`.execute(db);
      await up(db);
    },
  };
}

function migratorOf(db: Db, all: Record<string, Migration>): Migrator {
  const patiently = Object.fromEntries(Object.entries(all).map(([name, each]) => [name, patient(each)]));
  return new Migrator({ db, provider: { getMigrations: async () => patiently } });
}

/** Names of the migrations that this database has run, oldest first. */
async function executedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ is: boolean }>`
    select to_regclass('kysely_migration') is not null as is`.execute(db);
  if (!tables[0]?.is) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** What this program makes of the database. */
export async function readSchemaState(db: Db, all = migrations): Promise<SchemaState> {
  return judgeSchema(Object.keys(all).sort(), await executedMigrations(db));
}

/** Names of the migrations that this database has not run, oldest first. Throws `SchemaRefused`. */
export async function pendingMigrations(db: Db, all = migrations): Promise<readonly string[]> {
  const state = await readSchemaState(db, all);
  if (state.kind === 'refused') throw new SchemaRefused(state.sentence);
  return state.kind === 'own' ? state.pending : [];
}

/** Programs, by the number of their newest migration, that still use what the pending migrations take away. */
export async function programsInTheWay(db: Db, pending: readonly string[]): Promise<readonly string[]> {
  return pending.some((name) => contractOf(name)) ? tooOldFor(pending, await connectedPrograms(db)) : [];
}

async function oneUp(migrator: Migrator) {
  for (let tries = 1; ; tries++) {
    const { error, results = [] } = await migrator.migrateUp();
    if (sqlStateOf(error) !== NOT_LOCKED || tries === TRIES) return { error, step: results[0] };
    await sleep(PAUSE_MS);
  }
}

/**
 * Runs the pending migrations one after another, each in its own transaction. Two servers that start at once wait for
 * each other and run none twice. A database that a newer version has migrated stays as it is. Throws `SchemaRefused`
 * where this program must not run, and the error of a migration that failed, with its name.
 */
export async function migrateToLatest(
  database: Database,
  onProgress?: MigrationProgress,
  all = migrations,
): Promise<void> {
  // Kysely's lock between servers is one of the session.
  await database.inSession((db) => migrate(db, onProgress, all));
}

async function migrate(
  db: Db,
  onProgress: MigrationProgress | undefined,
  all: Record<string, Migration>,
): Promise<void> {
  const pending = await pendingMigrations(db, all);
  const total = pending.length;
  if (total === 0) return;
  const inTheWay = await programsInTheWay(db, pending);
  if (inTheWay.length > 0)
    throw new SchemaRefused(
      `This version takes away what a running server still uses (its newest migration is ${inTheWay[0]}). ` +
        'Bring every server to the version before this one first; docs/upgrading.md says how.',
    );
  const migrator = migratorOf(db, all);
  onProgress?.(0, total, '');
  // One step up at a time: `migrateTo(name)` would go DOWN when another server has meanwhile gone past that name.
  for (let done = 1; ; done++) {
    const { error, step } = await oneUp(migrator);
    if (error)
      throw new Error(`Migration ${step?.migrationName ?? ''} failed: ${String(error)}`, { cause: error });
    if (!step) return;
    onProgress?.(done, Math.max(done, total), step.migrationName);
  }
}
