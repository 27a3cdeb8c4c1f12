import { sql } from 'kysely';
import type { ImportCounts } from '../../src/domain/importView';
import type { Db, Trx } from '../database/database';
import { askByLines } from './lotLines';

type Sums = Omit<ImportCounts, 'participants'>;

/** How many rows of a lot would do what, and how many people would be made. */
export async function countRows(db: Db | Trx, lotId: number): Promise<ImportCounts> {
  const parts = await askByLines(
    db,
    lotId,
    (rows) => sql<Sums & { codes: string[] | null }>`
      select count(*)::int as total, count(*) filter (where result = 'new')::int as new,
        count(*) filter (where result = 'changed')::int as changed, count(*) filter (where result = 'same')::int as same,
        count(*) filter (where result = 'refused')::int as refused,
        count(*) filter (where delivery_event_id is not null)::int as committed,
        array_agg(distinct client_code) filter (where result = 'new' and participant_id is null
          and client_code is not null) as codes
      from import_rows where ${rows}`,
  );
  const strangers = new Set(parts.flatMap(({ codes }) => codes ?? []));
  const sum = (of: keyof Sums) => parts.reduce((all, part) => all + part[of], 0);
  return {
    total: sum('total'),
    new: sum('new'),
    changed: sum('changed'),
    same: sum('same'),
    refused: sum('refused'),
    committed: sum('committed'),
    participants: strangers.size,
  };
}
