import { sql } from 'kysely';
import type { OpeningHours } from '../../../src/domain/time/openingHours';
import type { Db, Trx } from '../../platform/database/database';

const HOURS = sql`jsonb_build_object('opens_at', f.opens_at, 'closes_at', f.closes_at, 'open_days', f.open_days)`;

/**
 * Opening hours of the home that a recipient lives in, at its own door: its residents may be visited elsewhere. Null
 * everywhere else. The same for board, rules and plans.
 *
 * @param participant column with its id
 * @param destination column with the id of the address
 */
export function facilityHours(participant: string, destination: string) {
  return sql<OpeningHours | null>`(select ${HOURS}
    from participants lives join facilities f on f.id = lives.facility_id
    join participant_addresses door on door.address = f.address and door.zipcode = f.zipcode
    where lives.id = ${sql.ref(participant)} and door.id = ${sql.ref(destination)}
      and f.closes_at is not null and f.is_active)`;
}

/** The same of a delivery that is not stored yet. */
export async function readFacilityHours(
  db: Db | Trx,
  participantId: number | null | undefined,
  destinationId: number | null | undefined,
): Promise<OpeningHours | null> {
  if (participantId == null || destinationId == null) return null;
  const found = await db
    .selectFrom('participant_addresses as at')
    .select(facilityHours('at.participant_id', 'at.id').as('hours'))
    .where('at.id', '=', destinationId)
    .where('at.participant_id', '=', participantId)
    .executeTakeFirst();
  return found?.hours ?? null;
}
