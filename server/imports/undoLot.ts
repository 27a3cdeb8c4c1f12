import { sql } from 'kysely';
import { groupBy } from '../../src/domain/groupBy';
import { mayFileChange, type ChangeableDelivery } from '../../src/domain/importChanges';
import type { Trx } from '../database/database';
import type { MadeOfRow } from '../database/tables/imports';
import { writeAuditBatch, type BatchEntry } from '../plugins/auditBatch';
import { wrongState } from '../plugins/errors';
import { announceDeliveries } from './announceDeliveries';
import { touchRuns } from './changeDeliveries';
import { inChunks } from './commitRow';
import { countedRuns } from './countedRuns';
import { deleteRecipients } from './deleteRecipients';
import type { LotRow } from './readLots';

interface MadeRow extends ChangeableDelivery {
  row_id: number;
  event_id: number;
  made: MadeOfRow;
  /** Null: the delivery is not there any more. */
  version: number | null;
  /** It has a history or a link of its own. */
  is_used: boolean;
}

/** Locked before anything of them is read: what somebody else does meanwhile is either seen here or waits. */
async function readMade(trx: Trx, lotId: number): Promise<MadeRow[]> {
  await sql`select id from delivery_events
    where id in (select delivery_event_id from import_rows where lot_id = ${lotId} and made is not null)
    order by id for update`.execute(trx);
  const { rows } = await sql<MadeRow>`
    select r.id as row_id, r.delivery_event_id as event_id, r.made, e.version, e.delivery_event_type_id,
      e.delivery_event_status_id, e.delivery_manifest_id, e.locked_at, m.delivery_manifest_status_id,
      exists (select from delivery_event_transitions t where t.delivery_event_id = e.id)
        or exists (select from tracking_links k where k.delivery_event_id = e.id) as is_used
    from import_rows r
    left join delivery_events e on e.id = r.delivery_event_id
    left join delivery_manifest m on m.id = e.delivery_manifest_id
    where r.lot_id = ${lotId} and r.delivery_event_id is not null and r.made is not null order by e.id`.execute(
    trx,
  );
  return rows;
}

function hasMoved({ made, version, is_used, ...stop }: MadeRow): boolean {
  if (version !== made.event_version) return true;
  if (!made.before) return is_used || stop.delivery_manifest_id !== null || !mayFileChange(stop);
  return !mayFileChange(stop);
}

async function deleteDeliveries(trx: Trx, ids: readonly number[]): Promise<void> {
  await inChunks(ids, async (chunk) => {
    await sql`delete from delivery_events where id = any(${[...chunk]}::bigint[])`.execute(trx);
  });
}

async function restoreDeliveries(trx: Trx, rows: readonly MadeRow[], now: Date): Promise<void> {
  await inChunks(rows, async (chunk) => {
    const json = JSON.stringify(chunk.map(({ event_id, made }) => ({ ...made.before, id: event_id })));
    await sql`update delivery_events e set delivery_date = n.delivery_date, destination_id = n.destination_id,
        destination_full_address = n.destination_full_address, destination_latitude = n.destination_latitude,
        destination_longitude = n.destination_longitude, comments = n.comments, copayment_amount = n.copayment_amount,
        delivery_start_time = n.delivery_start_time, delivery_end_time = n.delivery_end_time, is_rush = n.is_rush,
        priority = n.priority, refrigeration_needed = n.refrigeration_needed, leave_at_door = n.leave_at_door,
        driver_gender = n.driver_gender, version = e.version + 1, updated_at = ${now}::timestamptz
      from jsonb_populate_recordset(null::delivery_events, ${json}::jsonb) as n where e.id = n.id`.execute(
      trx,
    );
  });
}

/**
 * An earlier lot that left a delivery as it is now again: for that lot it has not moved. Its rows take the version that
 * the undo gives the delivery.
 */
async function handBack(trx: Trx, lotId: number, changed: readonly MadeRow[]): Promise<void> {
  await inChunks(changed, async (chunk) => {
    const json = JSON.stringify(chunk.map(({ event_id, version }) => ({ event_id, version })));
    await sql`update import_rows r
      set made = jsonb_set(r.made, '{event_version}', to_jsonb(n.version + 1))
      from jsonb_to_recordset(${json}::jsonb) as n (event_id bigint, version integer)
      where r.delivery_event_id = n.event_id and r.lot_id <> ${lotId}
        and (r.made ->> 'event_version')::integer = n.version - 1`.execute(trx);
  });
}

function entryOf({ event_id, made, version }: MadeRow): BatchEntry {
  const changes = { version: { from: version, to: made.before ? (version ?? 0) + 1 : null } };
  return { action: 'undo', resource: 'delivery_events', record_id: event_id, changes };
}

/** What a lot has changed on a run was counted with the run: afterwards it stands. Throws 409. */
async function refuseCounted(trx: Trx, lotId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select delivery_event_id as id from import_rows
    where lot_id = ${lotId} and made ? 'before' and delivery_event_id is not null`.execute(trx);
  const [day] = (
    await countedRuns(
      trx,
      rows.map((row) => row.id),
    )
  ).values();
  if (!day) return;
  const args = { who: day.closed_by_name, when: day.closed_at, date: day.delivery_date };
  throw wrongState('The day of this CDP was closed meanwhile', { ...args, reason: 'dayClosed' });
}

/**
 * Takes back all that the commits of a lot have made, while nothing of it has moved: deliveries that they made go, those
 * that they changed are as before. Throws 409 that says how many have moved, or that what it changed is counted. Answers how many it took back.
 */
export async function undoLot(
  trx: Trx,
  lot: LotRow,
  person: { user_id: number; full_name: string },
  now: Date,
): Promise<number> {
  await refuseCounted(trx, lot.id);
  const rows = await readMade(trx, lot.id);
  const moved = rows.filter(hasMoved).length;
  if (moved > 0) {
    const message = `${moved} of ${rows.length} deliveries of the lot have moved since`;
    throw wrongState(message, { reason: 'lotMoved', moved, count: rows.length });
  }
  const [made = [], changed = []] = [false, true].map((was) =>
    rows.filter((row) => (row.made.before !== undefined) === was),
  );
  await deleteDeliveries(
    trx,
    made.map((row) => row.event_id),
  );
  await restoreDeliveries(trx, changed, now);
  await handBack(trx, lot.id, changed);
  const gone = await deleteRecipients(
    trx,
    rows.map((row) => row.made),
  );
  const runIds = [...groupBy(changed, (row) => row.delivery_manifest_id).keys()];
  const runs = await touchRuns(
    { trx, now },
    runIds.filter((id) => id !== null),
  );
  await sql`update import_rows set delivery_event_id = null, made = null,
      participant_id = case when participant_id = any(${gone.participants}::bigint[]) then null
        else participant_id end
    where lot_id = ${lot.id} and delivery_event_id is not null`.execute(trx);
  await writeAuditBatch(trx, person, [...rows.map(entryOf), ...gone.entries]);
  await announceDeliveries(trx, lot, runs);
  return rows.length;
}
