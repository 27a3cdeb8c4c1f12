import { randomUUID } from 'node:crypto';
import type { Db } from '../../server/platform/database/database';

/** An address of a participant, as many metres to the north of the test day's first door. */
export async function insertAddress(
  db: Db,
  participantId: number,
  values: { latitude?: number; longitude?: number; is_active?: boolean; street?: string } = {},
): Promise<number> {
  const street =
    values.street ?? `${Math.floor(Math.random() * 9_000) + 1_000} NEW ST ${randomUUID().slice(0, 4)}`;
  const { id } = await db
    .insertInto('participant_addresses')
    .values({
      participant_id: participantId,
      kind: 'delivery',
      address: street.toUpperCase(),
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      full_address: `${street.toUpperCase()}, SAN DIEGO, CA 92101`,
      latitude: values.latitude ?? 32.755,
      longitude: values.longitude ?? -117.05,
      is_approximate: false,
      is_default: false,
      is_active: values.is_active ?? true,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
