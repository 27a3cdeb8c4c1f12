import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import type { Db } from '../../server/platform/database/database';
import type { TestRun } from './dispatchDay';

let counter = 0;

/** Deliveries that wait without a run on the day and at the CDP of a run, each somewhere else around the test day's doors. */
export async function insertWaiting(
  db: Db,
  run: TestRun,
  count: number,
  values: (index: number) => object = () => ({}),
): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    counter += 1;
    const { id } = await db
      .insertInto('delivery_events')
      .values({
        delivery_manifest_id: null,
        delivery_date: run.date,
        close_door_pharmacy_id: run.cdp_id,
        delivery_event_type_id: EVENT_TYPE.delivery,
        participant_id: run.participants[0] ?? null,
        destination_full_address: `${counter} WAITING ST, SAN DIEGO, CA 92101`,
        destination_latitude: 32.72 + ((counter * 7) % 11) / 100,
        destination_longitude: -117.16 + ((counter * 5) % 13) / 100,
        order_number: `WAIT${String(counter).padStart(7, '0')}`,
        created_by_name: 'Test scheduler',
        ...values(index),
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}
