import { sql, type Insertable } from 'kysely';
import { initialStatus } from '../../../../../src/domain/stops/transitions';
import type { DeliveryEventTable } from '../../../../platform/database/tables/day';
import { readStops, type LockedRun, type LockedStop } from './lockedRun';
import type { OpenRecords } from './openRecords';

/** Columns of a new stop. Its place follows from its run. */
export type NewStop = Omit<Insertable<DeliveryEventTable>, 'close_door_pharmacy_id' | PlaceColumn> &
  Partial<Pick<Insertable<DeliveryEventTable>, 'close_door_pharmacy_id'>>;
type PlaceColumn = 'delivery_manifest_id' | 'delivery_date' | 'secuence' | 'created_by_name';

export interface WantedStop {
  run: LockedRun;
  values: NewStop;
}

/** Inserts stops and reads them, in the given order. Three statements, however many. */
export async function insertStops(
  { trx, actor }: Pick<OpenRecords, 'trx' | 'actor'>,
  wanted: readonly WantedStop[],
): Promise<LockedStop[]> {
  if (wanted.length === 0) return [];
  const { rows: ids } = await sql<{ id: number }>`
    select nextval('delivery_events_id_seq') as id
    from generate_series(1, ${wanted.length}::int)`.execute(trx);
  const rows = wanted.map(({ run, values }, index) => ({
    close_door_pharmacy_id: run.close_door_pharmacy_id,
    delivery_event_status_id: initialStatus(values.delivery_event_type_id),
    created_by: actor.user_id,
    ...values,
    id: ids[index]?.id,
    created_by_name: actor.full_name,
    // Beyond every place until the end of the command, when the run is numbered.
    ...{ delivery_manifest_id: run.id, delivery_date: run.delivery_date, secuence: 1_000_000 },
  }));
  await trx.insertInto('delivery_events').values(rows).execute();
  return readStops(
    trx,
    ids.map(({ id }) => id),
  );
}
