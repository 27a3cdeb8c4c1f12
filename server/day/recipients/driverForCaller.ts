import { sql } from 'kysely';
import { EVENT_STATUS_IDS, isOpenStatus } from '../../../src/domain/stops/eventStatus';
import { isUnderWay, MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import type { Db } from '../../platform/database/database';

const OPEN = EVENT_STATUS_IDS.filter(isOpenStatus);
const UNDER_WAY = Object.values(MANIFEST_STATUS).filter(isUnderWay);

/**
 * The phone of the driver who is on the way to whoever calls, ten digits: the one with the fewest stops before theirs. Null
 * when nobody is on the way to this number.
 */
export async function driverForCaller(db: Db, caller: string): Promise<string | null> {
  const { rows } = await sql<{ phone_number: string | null }>`
    select d.phone_number from delivery_events e
    join delivery_manifest m on m.id = e.delivery_manifest_id
    join employees d on d.id = m.employee_id
    join participants p on p.id = e.participant_id
    where (p.phone_number = ${caller} or p.mobile_phone_number = ${caller}
        or p.id in (select f.participant_id from participant_phones f where f.phone_number = ${caller} and f.is_active))
      and e.delivery_event_status_id = any(${OPEN}::int[])
      and m.delivery_manifest_status_id = any(${UNDER_WAY}::int[])
    order by e.secuence limit 1`.execute(db);
  return rows[0]?.phone_number ?? null;
}
