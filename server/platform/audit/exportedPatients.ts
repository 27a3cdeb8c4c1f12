import { sql } from 'kysely';
import type { Resource } from '../../../src/resources/schema/defineResource';
import type { Db } from '../database/database';

/** The participants that rows of an export are about; undefined for records that are about none. */
export async function exportedPatients(
  db: Db,
  { name, table, fields }: Resource,
  ids: readonly number[],
): Promise<number[] | undefined> {
  if (name === 'participants') return [...ids];
  if (!fields.participant_id) return undefined;
  const { rows } = await sql<{ participant_id: number }>`
    select distinct participant_id from ${sql.table(table ?? name)}
    where id = any(${[...ids]}::bigint[]) and participant_id is not null`.execute(db);
  return rows.map((row) => row.participant_id);
}
