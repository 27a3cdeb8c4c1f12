import { sql } from 'kysely';
import type { RefusedRun } from '../../../../src/domain/planning/planView';
import type { Db } from '../../../platform/database/database';

/** Participants of the stops that reasons name as `job <id>`, by id. */
export async function namesOfTasks(db: Db, refused: readonly RefusedRun[]): Promise<Record<string, string>> {
  const tasks = refused.flatMap(({ reasons }) =>
    reasons.flatMap(({ task, fix }) => [task, fix?.kind === 'otherWindow' ? fix.task : undefined]),
  );
  const ids = [...new Set(tasks.flatMap((task) => Number(task?.split(' ')[1]) || []))];
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('delivery_events as e')
    .innerJoin('participants as p', 'p.id', 'e.participant_id')
    .select(['e.id', 'p.participant_full_name as name'])
    .where(sql<boolean>`e.id = any(${ids}::bigint[])`)
    .execute();
  return Object.fromEntries(rows.map(({ id, name }) => [String(id), name]));
}
