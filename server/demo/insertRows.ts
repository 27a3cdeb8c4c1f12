import { sql } from 'kysely';
import type { Db } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

/** Rows per statement: large enough to be fast, small enough to report progress every second. */
const CHUNK = 1_000;

/** A row in the form of JSON that PostgreSQL reads into the table's own types. */
export type SeedRow = Readonly<Record<string, string | number | boolean | null | object>>;

/**
 * Inserts rows that all have the keys of the first one. They travel as one JSON text per chunk: a parameter per value
 * would be ten times slower, and PostgreSQL takes 65,535 of them at most.
 */
export async function insertRows(db: Db, table: keyof Tables, rows: readonly SeedRow[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const json = JSON.stringify(rows.slice(start, start + CHUNK));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db);
  }
}

/** Lets the table's next own id come after those that were given. The sequence's name holds for a view over it too. */
export async function continueIds(db: Db, table: keyof Tables): Promise<void> {
  await sql`select setval(${`${table}_id_seq`}, (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
    db,
  );
}
