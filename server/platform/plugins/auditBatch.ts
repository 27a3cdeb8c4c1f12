import { sql } from 'kysely';
import type { Trx } from '../database/database';
import type { Changes } from './audit';

export interface BatchEntry {
  action: string;
  resource: string;
  record_id: number;
  changes: Changes;
}

const AT_ONCE = 1_000;

/** Entries of the log by the thousand, of one person's one deed: they travel as one JSON text per statement. */
export async function writeAuditBatch(
  trx: Trx,
  person: { user_id: number | null; full_name: string },
  entries: readonly BatchEntry[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const json = JSON.stringify(entries.slice(start, start + AT_ONCE));
    await sql`insert into audit_entries (user_id, user_name, action, resource, record_id, changes)
      select ${person.user_id}::bigint, ${person.full_name}::text, action, resource, record_id, changes
      from jsonb_to_recordset(${json}::jsonb) as n (action text, resource text, record_id bigint, changes jsonb)`.execute(
      trx,
    );
  }
}
