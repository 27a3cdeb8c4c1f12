import { sql } from 'kysely';
import type { ErasureObstacle, ErasureView } from '../../../../src/contract/keeping/erasures';
import { EVENT_STATUS_IDS, isOpenStatus } from '../../../../src/domain/stops/eventStatus';
import type { Db, Trx } from '../../../platform/database/database';
import { notFound } from '../../../platform/plugins/errors';

const OPEN = EVENT_STATUS_IDS.filter(isOpenStatus);
/** States of a lot that nothing happens to any more. */
export const SETTLED_LOTS: readonly string[] = ['committed', 'failed', 'cancelled', 'undone'];

interface Facts {
  is_held: boolean;
  open_deliveries: number;
  is_in_lot: boolean;
  is_in_inbox: boolean;
  deliveries: number;
  erased_at: string | null;
  finished_at: string | null;
}

function obstacleOf(facts: Facts): ErasureObstacle | null {
  if (facts.erased_at !== null) return 'erased';
  if (facts.is_held) return 'held';
  if (facts.open_deliveries > 0) return 'openDeliveries';
  if (facts.is_in_lot) return 'openImports';
  return facts.is_in_inbox ? 'openOrders' : null;
}

/** What stands in the way of an erasure. Throws 404. */
export async function readErasure(db: Db | Trx, participantId: number): Promise<ErasureView> {
  const { rows } = await sql<Facts>`
    select p.erased_at, coalesce(x.swept_at, x.finished_at) as finished_at,
      exists (select from held_participants h where h.id = p.id)
        or exists (select from held_stops h join delivery_event_rows e on e.id = h.id where e.participant_id = p.id)
        as is_held,
      (select count(*)::int from delivery_event_rows e where e.participant_id = p.id) as deliveries,
      (select count(*)::int from delivery_event_rows e where e.participant_id = p.id
        and e.delivery_event_status_id = any(${OPEN}::int[])) as open_deliveries,
      exists (select from import_rows r join import_lots l on l.id = r.lot_id
        where l.state <> all(${[...SETTLED_LOTS]}::text[])
          and (r.participant_id = p.id or r.chosen_participant_id = p.id or r.client_code = p.client_code))
        or exists (select from import_lots l where l.state in ('reading', 'mapping')
          and l.funding_source_id = p.funding_source_id) as is_in_lot,
      exists (select from deliveries_inbox i where i.client_code = p.client_code and i.state = 'open') as is_in_inbox
    from participants p left join erasures x on x.participant_id = p.id where p.id = ${participantId}`.execute(
    db,
  );
  const [facts] = rows;
  if (!facts) throw notFound();
  const { deliveries, erased_at, finished_at } = facts;
  return { obstacle: obstacleOf(facts), deliveries, erased_at, finished_at };
}
