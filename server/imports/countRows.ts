import { sql } from 'kysely';
import type { ImportCounts } from '../../src/domain/importView';
import type { Db, Trx } from '../database/database';

/** How many rows of a lot would do what, and how many people would be made. */
export async function countRows(db: Db | Trx, lotId: number): Promise<ImportCounts> {
  const { rows } = await sql<ImportCounts>`
    select count(*)::int as total, count(*) filter (where result = 'new')::int as new,
      count(*) filter (where result = 'changed')::int as changed, count(*) filter (where result = 'same')::int as same,
      count(*) filter (where result = 'refused')::int as refused,
      count(*) filter (where delivery_event_id is not null)::int as committed,
      count(distinct client_code) filter (where result = 'new' and participant_id is null)::int as participants
    from import_rows where lot_id = ${lotId}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count always answers');
  return counts;
}
