import { ISSUE_STATUSES } from '../../../src/domain/stops/issue';
import type { Db } from '../../platform/database/database';

/** Stops of a day that ended badly and that somebody has taken or settled already. */
export async function attendedProblems(db: Db, date: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('delivery_events')
    .where('delivery_date', '=', date)
    .where('delivery_event_status_id', 'in', [...ISSUE_STATUSES])
    .where((eb) => eb.or([eb('issue_owner_id', 'is not', null), eb('issue_settled_at', 'is not', null)]))
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
