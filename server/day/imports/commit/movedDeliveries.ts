import { sql } from 'kysely';
import { EVENT_TYPE } from '../../../../src/domain/stops/eventType';
import { mayFileChange, type ChangeableDelivery } from '../../../../src/domain/imports/importChanges';
import { initialStatus } from '../../../../src/domain/stops/transitions';
import type { Db } from '../../../platform/database/database';
import type { MadeOfRow } from '../../../platform/database/tables/imports';
import { askByLines } from '../lots/lotLines';

interface Suspect extends ChangeableDelivery {
  made: MadeOfRow;
  /** Null: the delivery is not there any more. */
  version: number | null;
  /** It has a history or a link of its own. */
  is_used: boolean;
}

function hasMoved({ made, version, is_used, ...stop }: Suspect): boolean {
  if (version !== made.event_version) return true;
  if (!made.before) return is_used || stop.delivery_manifest_id !== null || !mayFileChange(stop);
  return !mayFileChange(stop);
}

/**
 * How many deliveries of a lot a person has planned, changed or used since its commits, and of how many when there are
 * any. Only those that are not plainly as the commit left them are looked at one by one, some lines at a time.
 */
export async function movedDeliveries(db: Db, lotId: number): Promise<{ moved: number; count: number }> {
  const waits = initialStatus(EVENT_TYPE.delivery);
  const suspects = await askByLines(
    db,
    lotId,
    (lines) => sql<Suspect>`
    with made as (
      select r.made, r.delivery_event_id as id from import_rows r
      where ${lines} and r.delivery_event_id is not null and r.made is not null
    )
    select m.made, e.version, e.delivery_event_type_id, e.delivery_event_status_id, e.delivery_manifest_id, e.locked_at,
      run.delivery_manifest_status_id,
      exists (select from delivery_event_transitions t where t.delivery_event_id = m.id)
        or exists (select from tracking_links k where k.delivery_event_id = m.id) as is_used
    from made m
    left join delivery_event_rows e on e.id = m.id
    left join delivery_manifest run on run.id = e.delivery_manifest_id
    where e.id is null or e.version <> (m.made ->> 'event_version')::integer or e.locked_at is not null
      or e.delivery_manifest_id is not null or e.delivery_event_status_id <> ${waits}
      or exists (select from delivery_event_transitions t where t.delivery_event_id = m.id)
      or exists (select from tracking_links k where k.delivery_event_id = m.id)`,
  );
  const moved = suspects.filter(hasMoved).length;
  if (moved === 0) return { moved, count: 0 };
  const counted = await askByLines(
    db,
    lotId,
    (lines) => sql<{ count: number }>`
      select count(*)::int as count from import_rows
      where ${lines} and delivery_event_id is not null and made is not null`,
  );
  return { moved, count: counted.reduce((sum, part) => sum + part.count, 0) };
}
