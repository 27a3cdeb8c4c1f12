import { sql } from 'kysely';
import type { ImportChange } from '../../../../src/domain/imports/importView';
import { groupBy } from '../../../../src/domain/wire/groupBy';
import type { Trx } from '../../../platform/database/database';
import type { MadeOfRow } from '../../../platform/database/tables/imports';
import type { Changes } from '../../../platform/plugins/audit';
import { writeAuditBatch, type BatchEntry } from '../../../platform/plugins/auditBatch';
import { stopForDeliveries } from '../../outreach/causes';
import { tellClientsOfRemoved } from '../../webhooks/tellClients';
import { announceRuns } from './announceDeliveries';
import { touchRuns } from './changeDeliveries';
import { countedRuns } from '../check/countedRuns';
import { deleteRecipients } from './deleteRecipients';
import { inParts } from '../lots/inParts';
import { askByLines, inLines, type Lines } from '../lots/lotLines';
import type { LotWorker } from '../lots/lotWorker';

/** A row that a commit has dealt with. */
interface DoneRow {
  id: number;
  client_code: string;
  delivery_event_id: number | null;
  /** Null for a row whose delivery was the same already. */
  made: MadeOfRow | null;
  /** Changes that the commit made to the delivery. */
  changes: readonly ImportChange[];
}

interface ChangedRow extends DoneRow {
  delivery_event_id: number;
  made: MadeOfRow;
}

interface Terms {
  person: { user_id: number | null; full_name: string };
  now: Date;
}

/** Rows that commits of the lot have dealt with; `batchId` keeps those of one commit. */
async function readDone(
  { lot, context }: LotWorker,
  lines: Lines,
  batchId: number | null,
): Promise<DoneRow[]> {
  const { rows } = await sql<DoneRow>`
    select id, client_code, delivery_event_id, made, changes from import_rows
    where ${inLines(lot.id, lines)} and (delivery_event_id is not null or made is not null)
      and (${batchId}::bigint is null or batch_id = ${batchId}::bigint)
    order by line desc, id desc`.execute(context.db);
  return rows;
}

/** Deletes deliveries that the lot created. They are hidden, so no user can have changed them. */
async function deleteDeliveries(trx: Trx, rows: readonly DoneRow[], now: Date): Promise<BatchEntry[]> {
  const ids = rows.flatMap(({ made, delivery_event_id }) =>
    made?.event_version !== undefined && !made.before && delivery_event_id !== null
      ? [delivery_event_id]
      : [],
  );
  if (ids.length === 0) return [];
  await stopForDeliveries(trx, ids);
  await tellClientsOfRemoved(trx, ids, now);
  const { rows: gone } = await sql<{ id: number; version: number }>`
    delete from delivery_event_rows where id = any(${ids}::bigint[]) returning id, version`.execute(trx);
  return gone.map(({ id, version }) => ({
    action: 'undo',
    resource: 'delivery_events',
    record_id: id,
    changes: { version: { from: version, to: null } },
  }));
}

interface Restored {
  id: number;
  version: number;
  order_number: string | null;
  delivery_manifest_id: number | null;
}

/**
 * Restores deliveries that the lot changed, each only if it is unchanged since the commit and its run is not counted:
 * later changes are kept.
 */
async function restoreDeliveries(trx: Trx, rows: readonly ChangedRow[], now: Date): Promise<Restored[]> {
  if (rows.length === 0) return [];
  const counted = await countedRuns(
    trx,
    rows.map((row) => row.delivery_event_id),
  );
  const json = JSON.stringify(
    rows.map(({ delivery_event_id, made }) => ({
      ...made.before,
      id: delivery_event_id,
      version: made.event_version,
    })),
  );
  const { rows: restored } = await sql<Restored>`
    update delivery_event_rows e set delivery_date = n.delivery_date, destination_id = n.destination_id,
      destination_full_address = n.destination_full_address, destination_latitude = n.destination_latitude,
      destination_longitude = n.destination_longitude, comments = n.comments, copayment_amount = n.copayment_amount,
      delivery_start_time = n.delivery_start_time, delivery_end_time = n.delivery_end_time, is_rush = n.is_rush,
      priority = n.priority, refrigeration_needed = n.refrigeration_needed, leave_at_door = n.leave_at_door,
      driver_gender = n.driver_gender, version = e.version + 1, updated_at = ${now}::timestamptz
    from jsonb_populate_recordset(null::delivery_event_rows, ${json}::jsonb) as n
    where e.id = n.id and e.version = n.version
      and (e.delivery_manifest_id is null or e.delivery_manifest_id <> all (${[...counted.keys()]}::bigint[]))
    returning e.id, e.version, e.order_number, e.delivery_manifest_id`.execute(trx);
  return restored;
}

/**
 * An earlier lot that left a delivery as it is now again: for that lot it has not moved. Its rows take the version that
 * the delivery has now.
 */
async function handBack(trx: Trx, lotId: number, restored: readonly Restored[]): Promise<void> {
  if (restored.length === 0) return;
  await sql`update import_rows r
    set made = case when r.made ->> 'event_version' is null then r.made
        else jsonb_set(r.made, '{event_version}', to_jsonb(n.version)) end,
      existing_version = case when r.lot_id = ${lotId} then n.version else r.existing_version end
    from jsonb_to_recordset(${JSON.stringify(restored)}::jsonb) as n (id bigint, order_number text, version integer)
    where r.order_number = n.order_number and r.delivery_event_id = n.id
      and (r.lot_id = ${lotId} or (r.made ->> 'event_version')::integer = n.version - 2)`.execute(trx);
}

/** Ids of a lot's rows by the client code of their people. */
type RowsOfPeople = ReadonlyMap<string, readonly { id: number }[]>;

async function readRowsOfPeople({ lot, context }: LotWorker): Promise<RowsOfPeople> {
  const rows = await askByLines(
    context.db,
    lot.id,
    (lines) => sql<{ id: number; client_code: string }>`
      select id, client_code from import_rows where ${lines} and client_code is not null`,
  );
  return groupBy(rows, (row) => row.client_code);
}

/** Resets the rows to their values before the commit. Rows of the same people no longer reference deleted people. */
async function clearRows(
  trx: Trx,
  rows: readonly DoneRow[],
  ofPeople: RowsOfPeople,
  gone: Awaited<ReturnType<typeof deleteRecipients>>,
): Promise<void> {
  await sql`update import_rows set delivery_event_id = null, made = null, batch_id = null
    where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
  const codes = [...new Set(rows.flatMap(({ made, client_code }) => (made ? [client_code] : [])))];
  if (gone.participants.length + gone.addresses.length === 0) return;
  const ids = codes.flatMap((code) => (ofPeople.get(code) ?? []).map(({ id }) => id));
  await sql`update import_rows set
      participant_id = case when participant_id = any(${gone.participants}::bigint[]) then null
        else participant_id end,
      address = case when (address ->> 'address_id')::bigint = any(${gone.addresses}::bigint[])
        then jsonb_set(address, '{address_id}', 'null') else address end
    where id = any(${ids}::bigint[])
      and (participant_id = any(${gone.participants}::bigint[])
        or (address ->> 'address_id')::bigint = any(${gone.addresses}::bigint[]))`.execute(trx);
}

/** Changes for the log, in reverse: the old values are restored. */
function backward(changes: readonly ImportChange[]): Changes {
  return Object.fromEntries(changes.map(({ field, from, to }) => [field, { from: to, to: from }]));
}

const isChanged = (row: DoneRow): row is ChangedRow =>
  row.made?.before !== undefined && row.delivery_event_id !== null;

async function takePart(
  trx: Trx,
  worker: LotWorker,
  { person, now, ofPeople }: Terms & { ofPeople: RowsOfPeople },
  rows: DoneRow[],
): Promise<void> {
  const entries = await deleteDeliveries(trx, rows, now);
  const changed = rows.filter(isChanged);
  const restored = await restoreDeliveries(trx, changed, now);
  const changesOf = new Map(changed.map((row) => [row.delivery_event_id, row.changes]));
  for (const { id, version } of restored)
    entries.push({
      action: 'undo',
      resource: 'delivery_events',
      record_id: id,
      changes: { ...backward(changesOf.get(id) ?? []), version: { from: version - 1, to: version } },
    });
  await handBack(trx, worker.lot.id, restored);
  const gone = await deleteRecipients(
    trx,
    rows.flatMap(({ made }) => (made ? [made] : [])),
  );
  await clearRows(trx, rows, ofPeople, gone);
  await writeAuditBatch(trx, person, [...entries, ...gone.entries]);
  const runIds = restored.flatMap(({ delivery_manifest_id: run }) => (run === null ? [] : [run]));
  await announceRuns(trx, worker.lot, await touchRuns({ trx, now }, [...new Set(runIds)]));
}

/**
 * Undoes the commits of the lot, some rows at a time. Deliveries that they created are deleted, deliveries that they
 * changed are restored, and people and addresses that are not needed elsewhere are deleted. The last rows are
 * processed first, because later rows may also need a person that an earlier row created. `batchId` limits this to
 * the rows of one commit. After a restart it continues with the remaining rows.
 */
export async function takeBackRows(worker: LotWorker, terms: Terms, batchId: number | null): Promise<void> {
  const ofPeople = await readRowsOfPeople(worker);
  await inParts(worker, {
    order: 'last to first',
    read: async (lines) => {
      const rows = await readDone(worker, lines, batchId);
      return rows.length === 0 ? null : rows;
    },
    write: (trx, rows) => takePart(trx, worker, { ...terms, ofPeople }, rows),
  });
}
