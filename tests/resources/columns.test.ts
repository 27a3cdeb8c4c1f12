import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/platform/database/database';
import { tableOf } from '../../server/records/resources/fieldSql';
import { testDatabase } from '../support/database';
import { columnsAskedBy, type ColumnSpec } from './columnsAskedBy';
import { resources } from './conformance/house';

/** Deliveries are read through a view; what is asked of their columns holds for the table under it. */
const UNDER_VIEW: Readonly<Record<string, string>> = { delivery_events: 'delivery_event_rows' };

/** The columns that the migrations made, in the words of a declaration. */
async function columnsOf({ db }: Database, name: string): Promise<Map<string, ColumnSpec>> {
  const table = UNDER_VIEW[name] ?? name;
  const { rows } = await sql<ColumnSpec>`
    select c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = ${table}::regclass and i.indisunique and i.indnkeyatts = 1 and i.indpred is null
          and a.attname = c.column_name) as "unique",
      (select k.confrelid::regclass::text from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.conrelid = ${table}::regclass and k.contype = 'f' and a.attname = c.column_name) as "references"
    from information_schema.columns c where c.table_name = ${table} and c.table_schema = 'public'`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** A number of a table that is no resource (a run's id) is declared as an integer; its column may be wider and refer. */
function asDeclared(column: ColumnSpec | undefined, asked: ColumnSpec): ColumnSpec | undefined {
  const isForeign = column?.type === 'int8' && asked.type === 'int4';
  return isForeign ? { ...column, type: asked.type, references: asked.references } : column;
}

describe('migrations and declarations', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  test.each(resources.map((resource) => [resource.name, resource] as const))(
    'the table of %s has what the declaration asks for',
    async (_name, resource) => {
      const columns = await columnsOf(database, tableOf(resource));
      for (const asked of columnsAskedBy(resource))
        expect(asDeclared(columns.get(asked.name), asked)).toEqual(asked);
    },
  );
});
