import { sql } from 'kysely';
import type { LotQuestion } from '../../../../src/domain/imports/importAnswers';
import type { ImportCounts } from '../../../../src/domain/imports/importView';
import type { Db, Trx } from '../../../platform/database/database';
import { askByLines } from '../lots/lotLines';

type Sums = Omit<ImportCounts, 'participants' | 'asked'>;

/** Rows by the question of the lot that they hang on. */
async function countAsked(db: Db | Trx, lotId: number): Promise<NonNullable<ImportCounts['asked']>> {
  const parts = await askByLines(
    db,
    lotId,
    (rows) => sql<{ question: LotQuestion; count: number }>`
      select p.problem ->> 'question' as question, count(distinct id)::int as count
      from import_rows cross join lateral jsonb_array_elements(problems) as p (problem)
      where ${rows} and delivery_event_id is null and p.problem ->> 'question' is not null
      group by 1`,
  );
  const asked: Partial<Record<LotQuestion, number>> = {};
  for (const { question, count } of parts) asked[question] = (asked[question] ?? 0) + count;
  return asked;
}

/** Counts the rows of a lot by their effect, and the people that would be created. */
export async function countRows(db: Db | Trx, lotId: number): Promise<ImportCounts> {
  const parts = await askByLines(
    db,
    lotId,
    (rows) => sql<Sums & { codes: string[] | null }>`
      select count(*)::int as total, count(*) filter (where result = 'new')::int as new,
        count(*) filter (where result = 'changed')::int as changed, count(*) filter (where result = 'same')::int as same,
        count(*) filter (where result = 'refused')::int as refused,
        count(*) filter (where delivery_event_id is not null)::int as committed,
        array_agg(distinct coalesce(client_code, (parsed ->> 'participant_name') || '|'
          || coalesce(nullif(parsed ->> 'phone_number', ''), address ->> 'full_address')))
          filter (where result = 'new' and participant_id is null) as codes
      from import_rows where ${rows}`,
  );
  const strangers = new Set(parts.flatMap(({ codes }) => codes ?? []));
  const sum = (of: keyof Sums) => parts.reduce((all, part) => all + part[of], 0);
  const asked = await countAsked(db, lotId);
  return {
    total: sum('total'),
    new: sum('new'),
    changed: sum('changed'),
    same: sum('same'),
    refused: sum('refused'),
    committed: sum('committed'),
    participants: strangers.size,
    ...(Object.keys(asked).length > 0 ? { asked } : {}),
  };
}
