import { sql } from 'kysely';
import type { ReportedDefect } from '../../../src/contract/inspections/inspections';
import type { Db, Trx } from '../../platform/database/database';

/** The defects of an inspection, critical ones first. */
export function readDefects(db: Db | Trx, inspectionId: number): Promise<ReportedDefect[]> {
  return db
    .selectFrom('inspection_defects as d')
    .select(['d.id', 'd.name_en', 'd.name_es', 'd.name_ar', 'd.is_critical', 'd.note'])
    .select(
      sql<boolean>`exists (select from stored_files f where f.owner = 'inspection_defects'
        and f.owner_id = d.id and f.stored_at is not null)`.as('has_photo'),
    )
    .where('d.inspection_id', '=', inspectionId)
    .orderBy('d.is_critical', 'desc')
    .orderBy('d.id')
    .execute();
}
