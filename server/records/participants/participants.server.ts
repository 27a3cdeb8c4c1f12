import { sql } from 'kysely';
import type { ServerResource } from '../resources/serverResource';
import { afterParticipantSave } from './afterSave';
import { addressDetails } from './defaultAddress';
import { phoneDetails } from './phoneBook';

/**
 * A participant belongs to each CDP that has, or had, a delivery for them: participants have no CDP column, and a
 * pharmacy has no reason to see patients that it never served. A driver sees the participants of the own runs.
 */
export const participants: ServerResource = {
  scope: {
    ofCdp: (cdpId) =>
      sql`exists (select from delivery_events e where e.participant_id = t.id and e.close_door_pharmacy_id = ${cdpId})`,
    ofDriver: (
      own,
    ) => sql`exists (select from delivery_events e join delivery_manifest m on m.id = e.delivery_manifest_id
      where e.participant_id = t.id and ${own})`,
  },
  select: {
    participant_full_name: sql`t.participant_full_name`,
    participant_address_full_address: sql`(select a.full_address from participant_addresses a
      where a.participant_id = t.id and a.is_default)`,
  },
  grouped: ['funding_source_id', 'facility_id'],
  details: {
    answer: { ...addressDetails.answer, ...phoneDetails.answer },
    read: async (db, record) => ({
      ...(await addressDetails.read(db, record)),
      ...(await phoneDetails.read(db, record)),
    }),
  },
  afterSave: afterParticipantSave,
};
