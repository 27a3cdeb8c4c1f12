import { number, string } from 'yup';
import type { Db, Trx } from '../../platform/database/database';

const text = () => string().defined().nullable();
const degrees = () => number().defined().nullable();

/**
 * The default address in one participant's answer (spec §3, Participant). What the driver needs at the door, gate code and
 * instructions, is in the list of addresses, which has a permission of its own.
 */
const answer = {
  participant_address_id: number().integer().defined().nullable(),
  address: text(),
  address_1: text(),
  city: text(),
  state: text(),
  zipcode: text(),
  latitude: degrees(),
  longitude: degrees(),
  formatted_address: text(),
};

const NONE = {
  participant_address_id: null,
  address: null,
  address_1: null,
  city: null,
  state: null,
  zipcode: null,
  latitude: null,
  longitude: null,
  formatted_address: null,
} satisfies Record<keyof typeof answer, null>;

async function read(db: Db | Trx, participant: { id: number }) {
  const found = await db
    .selectFrom('participant_addresses')
    .select([
      'id as participant_address_id',
      'address',
      'address_1',
      'city',
      'state',
      'zipcode',
      'latitude',
      'longitude',
      'formatted_address',
    ])
    .where('participant_id', '=', participant.id)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return found ?? NONE;
}

export const addressDetails = { answer, read };
