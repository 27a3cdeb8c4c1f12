import { sql } from 'kysely';
import { inChunks, type Commit, type CommitRow } from './commitRow';
import { countedRuns, dayClosedProblem } from '../check/countedRuns';

/** Former values of a waiting delivery that a commit may change. */
interface Before {
  id: number;
  version: number;
  run_id: number | null;
  values: Record<string, unknown>;
}

/** An unchanged address keeps the position of the delivery: a user may have set it for this visit. */
function destinationOf({ address, changes }: CommitRow, was: Before | undefined) {
  const isMoved = changes.some(({ field }) => field === 'destination_full_address');
  if (!isMoved || !address) {
    const kept = was?.values ?? {};
    return {
      destination_id: kept.destination_id,
      destination_full_address: kept.destination_full_address,
      destination_latitude: kept.destination_latitude,
      destination_longitude: kept.destination_longitude,
    };
  }
  return {
    destination_id: address.address_id,
    destination_full_address: address.full_address,
    destination_latitude: address.latitude,
    destination_longitude: address.longitude,
  };
}

function newValues(row: CommitRow, was: Before | undefined, deliveryDate: string) {
  const { parsed } = row;
  return {
    id: row.existing_id,
    version: row.existing_version,
    delivery_date: parsed.delivery_date ?? deliveryDate,
    ...destinationOf(row, was),
    comments: parsed.comments,
    copayment_amount: parsed.copayment_amount,
    delivery_start_time: parsed.delivery_start_time,
    delivery_end_time: parsed.delivery_end_time,
    ...parsed.marks,
  };
}

/**
 * Changes deliveries that are still waiting, each only if it is unchanged since the dry run and its day is not
 * counted. The ids of their runs are collected: these runs get their next version and lose the mark of a planned
 * order.
 */
export async function changeDeliveries({ trx, lot, rows, now, entries, runIds }: Commit): Promise<void> {
  const changed = rows.filter((row) => row.result === 'changed');
  await inChunks(changed, async (found) => {
    const ids = found.map((row) => row.existing_id ?? 0);
    const counted = await countedRuns(trx, ids);
    const { rows: before } = await sql<Before>`
      select id, version, delivery_manifest_id as run_id, jsonb_build_object('delivery_date', delivery_date,
        'destination_id', destination_id, 'destination_full_address', destination_full_address,
        'destination_latitude', destination_latitude, 'destination_longitude', destination_longitude,
        'comments', comments, 'copayment_amount', copayment_amount::text, 'delivery_start_time', delivery_start_time,
        'delivery_end_time', delivery_end_time, 'is_rush', is_rush, 'priority', priority,
        'refrigeration_needed', refrigeration_needed, 'leave_at_door', leave_at_door, 'driver_gender', driver_gender
      ) as "values"
      from delivery_events where id = any(${ids}::bigint[]) order by id
      for update`.execute(trx);
    const known = new Map(before.map((row) => [row.id, row]));
    const chunk = found.filter((row) => {
      const run = counted.get(known.get(row.existing_id ?? 0)?.run_id ?? 0);
      if (run) row.refusal = dayClosedProblem(run, run.closed_by_name);
      return !run;
    });
    const json = JSON.stringify(
      chunk.map((row) => newValues(row, known.get(row.existing_id ?? 0), lot.delivery_date)),
    );
    const { rows: written } = await sql<{ id: number; version: number }>`
      update delivery_events e set delivery_date = n.delivery_date, destination_id = n.destination_id,
        destination_full_address = n.destination_full_address, destination_latitude = n.destination_latitude,
        destination_longitude = n.destination_longitude, comments = n.comments, copayment_amount = n.copayment_amount,
        delivery_start_time = n.delivery_start_time, delivery_end_time = n.delivery_end_time, is_rush = n.is_rush,
        priority = n.priority, refrigeration_needed = n.refrigeration_needed, leave_at_door = n.leave_at_door,
        driver_gender = n.driver_gender, version = e.version + 1, updated_at = ${now}::timestamptz
      from jsonb_to_recordset(${json}::jsonb) as n (id bigint, version integer, delivery_date date,
        destination_id bigint, destination_full_address text, destination_latitude double precision,
        destination_longitude double precision, comments text, copayment_amount numeric(10,2), delivery_start_time time,
        delivery_end_time time, is_rush boolean, priority text, refrigeration_needed boolean, leave_at_door boolean,
        driver_gender text)
      where e.id = n.id and e.version = n.version
      returning e.id, e.version`.execute(trx);
    const versions = new Map(written.map(({ id, version }) => [id, version]));
    for (const row of chunk) {
      const id = row.existing_id ?? 0;
      const version = versions.get(id);
      const was = known.get(id);
      if (version === undefined || !was) continue;
      row.event_id = id;
      row.made = { ...row.made, event_version: version, before: was.values };
      if (was.run_id !== null) runIds.add(was.run_id);
      const changes = Object.fromEntries(row.changes.map(({ field, from, to }) => [field, { from, to }]));
      entries.push({
        action: 'import',
        resource: 'delivery_events',
        record_id: id,
        changes: { ...changes, version: { from: was.version, to: version } },
      });
    }
  });
}

interface ChangedRun {
  id: number;
  version: number;
  delivery_date: string;
  close_door_pharmacy_id: number;
  employee_id: number | null;
  delivery_manifest_status_id: number;
}

/** The next version of runs whose stops have changed. */
export async function touchRuns(
  { trx, now }: Pick<Commit, 'trx' | 'now'>,
  runIds: readonly number[],
): Promise<ChangedRun[]> {
  if (runIds.length === 0) return [];
  const { rows } = await sql<ChangedRun>`
    update delivery_manifest set version = version + 1, is_route_updated = false, updated_at = ${now}::timestamptz
    where id = any(${[...runIds]}::bigint[]) returning id, version,
      delivery_date, close_door_pharmacy_id, employee_id, delivery_manifest_status_id`.execute(trx);
  return rows;
}
