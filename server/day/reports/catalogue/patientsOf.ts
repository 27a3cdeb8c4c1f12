import { sql } from 'kysely';
import type { ReportName } from '../../../../src/domain/reports/registry';
import type { Db, Trx } from '../../../platform/database/database';
import type { ReportFilter } from './reportSource';
import { reportSources } from './sources';

/** Whose data a report has: the log keeps it when a file takes them away. */
export async function patientsOf(db: Db | Trx, name: ReportName, filter: ReportFilter): Promise<number[]> {
  const { rows } = await sql<{ participant_id: number }>`
    select distinct r.participant_id from (${reportSources[name].query(filter)}) r
    where r.participant_id is not null`.execute(db);
  return rows.map((row) => row.participant_id);
}
