import { sql } from 'kysely';
import { EVENT_STATUS_IDS, isOpenStatus } from '../../../../../src/domain/stops/eventStatus';
import { wrongState } from '../../../../platform/plugins/errors';
import type { LockedStop } from '../work/lockedRun';
import type { UnitOfWork } from '../work/unitOfWork';

const OPEN = EVENT_STATUS_IDS.filter(isOpenStatus);

/** Throws 409 when a day's pool would hold more than the setting allows (spec §5 "Unassigned deliveries have a maximum"); a canceled one takes no space. */
export async function assertPoolHasSpace(
  work: UnitOfWork,
  stops: readonly Pick<LockedStop, 'delivery_date'>[],
  most: number,
): Promise<void> {
  const coming = new Map<string, number>();
  for (const { delivery_date: date } of stops) coming.set(date, (coming.get(date) ?? 0) + 1);
  const { rows } = await sql<{ date: string; count: number }>`
    select delivery_date as date, count(*)::int as count from delivery_events
    where delivery_manifest_id is null and delivery_date = any(${[...coming.keys()]}::date[])
      and delivery_event_status_id = any(${OPEN}::int[])
    group by 1
  `.execute(work.trx);
  const held = new Map(rows.map((row) => [row.date, row.count]));
  for (const [date, count] of coming) {
    if ((held.get(date) ?? 0) + count <= most) continue;
    const message = 'Maximum number of unassigned deliveries exceeded';
    throw wrongState(message, { reason: 'poolFull', most, date });
  }
}
