import type { Selectable } from 'kysely';
import { questionsOf } from '../../../../src/domain/imports/importAnswers';
import { isAtWork, NO_ROWS } from '../../../../src/domain/imports/importRules';
import { extraColumns, missingColumns } from '../../../../src/domain/imports/importTargets';
import type { ImportLotView } from '../../../../src/domain/imports/importView';
import type { Db, Trx } from '../../../platform/database/database';
import type { ImportLotTable } from '../../../platform/database/tables/imports';

export type LotRow = Selectable<ImportLotTable> & {
  client_name: string;
  cdp_name: string;
  time_zone: string;
};

/** Lots with the names of their related records. `cdpId` limits the result to the lots of one CDP. */
export function lotQuery(db: Db | Trx, cdpId: number | null) {
  return db
    .selectFrom('import_lots as l')
    .innerJoin('funding_sources as f', 'f.id', 'l.funding_source_id')
    .innerJoin('cdps as c', 'c.id', 'l.close_door_pharmacy_id')
    .selectAll('l')
    .select(['f.name as client_name', 'c.name as cdp_name', 'c.time_zone'])
    .$if(cdpId !== null, (query) => query.where('l.close_door_pharmacy_id', '=', cdpId ?? 0));
}

export function lotView(row: LotRow): ImportLotView {
  const counts = { ...NO_ROWS, ...row.counts };
  return {
    id: row.id,
    version: row.version,
    file_name: row.file_name,
    origin: row.origin,
    state: row.state,
    funding_source_id: row.funding_source_id,
    client_name: row.client_name,
    close_door_pharmacy_id: row.close_door_pharmacy_id,
    cdp_name: row.cdp_name,
    delivery_date: row.delivery_date,
    time_zone: row.time_zone,
    reading: row.reading,
    // Samples are for the choice of columns, and are not needed while a lot is being processed.
    samples: isAtWork(row) ? [] : row.samples,
    mapping: row.mapping,
    missing_columns: row.mapping ? missingColumns(row.mapping) : [],
    extra_columns: row.mapping ? extraColumns(row.mapping) : [],
    questions: questionsOf({ mapping: row.mapping, counts, filled: row.reading?.filled ?? [] }),
    answers: row.answers,
    counts,
    progress: row.progress,
    failure: row.failure,
    created_at: row.created_at,
    created_by_name: row.created_by_name,
    committed_at: row.committed_at,
    committed_by_name: row.committed_by_name,
    undone_at: row.undone_at,
    undone_by_name: row.undone_by_name,
  };
}
