import { sql } from 'kysely';
import type { Db } from './database';
import { migrations } from './migrations/all';
import { RELEASES } from './migrations/releases';
import { numberOf } from './schemaRange';

const NAME = 'rx-dispatch';

/** What a connection says of its program: its name and the number of its newest migration, as `rx-dispatch 0020`. */
export function applicationName(): string {
  return `${NAME} ${numberOf(Object.keys(migrations).sort().at(-1) ?? '')}`;
}

/** The first version said its name alone. */
function newestOf(application: string): string {
  return application.slice(NAME.length).trim() || numberOf(RELEASES[0]?.lastMigration ?? '');
}

/**
 * Programs that are connected to this database, by the number of their newest migration, each once. Every account may read
 * it. A pooler between tells of those that it lets through at the moment and of those that listen on a connection of their own.
 */
export async function connectedPrograms(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ application_name: string }>`
    select distinct application_name from pg_stat_activity
    where datname = current_database() and application_name ~ ${`^${NAME}( \\d{4})?$`}`.execute(db);
  return rows.map(({ application_name }) => newestOf(application_name)).sort();
}
