import { sql } from 'kysely';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { isSameName } from '../../../src/domain/imports/importMatch';
import { splitName, type Order, type PersonName } from '../../../src/domain/imports/orderRow';
import type { Trx } from '../../platform/database/database';
import type { ReadAddress } from '../../outside/geocoding/oneLineAddress';
import { keepNumbersInBook } from '../../records/participants/keepNumbers';
import type { AuditAuthor } from '../../platform/plugins/audit';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, ApiError } from '../../platform/plugins/errors';

export interface Recipient {
  participant_id: number;
  destination: { id: number; full_address: string; latitude: number; longitude: number };
  isNew: boolean;
}

/** The client whose people carry the same three letters; 422 when nobody does. */
async function clientOf(trx: Trx, clientCode: string): Promise<number> {
  const other = await trx
    .selectFrom('participants')
    .select('funding_source_id')
    .where('client_code', 'like', `${clientCode.slice(0, 3)}%`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!other)
    throw invalid({
      client_code: { message: 'orders.unknownClient', args: { letters: clientCode.slice(0, 3) } },
    });
  return other.funding_source_id;
}

/**
 * The participant of a client code with the address of the order; makes either where it is missing. Throws 400 `di023`
 * when the code belongs to a person of another name: nobody is renamed by a file.
 */
export async function findOrCreateRecipient(
  trx: Trx,
  author: AuditAuthor,
  order: Order,
  address: ReadAddress,
  now: Date,
): Promise<Recipient> {
  const name = splitName(order.participant_name);
  if (!name) throw invalid({ participant_name: { message: 'orders.fullName' } });
  const known = await trx
    .selectFrom('participants')
    .select(['id', 'first_name', 'last_name'])
    .where('client_code', '=', order.client_code)
    .executeTakeFirst();
  if (known && !isSameName(name, known)) {
    throw new ApiError(
      400,
      ERROR_CODE.importConflict,
      'This client code belongs to a person with another name',
      {
        errors: { client_code: { message: 'orders.otherPerson' } },
      },
    );
  }
  const participant_id = known?.id ?? (await createParticipant(trx, author, order, name, now));
  return {
    participant_id,
    destination: await findOrCreateAddress(trx, author, participant_id, address),
    isNew: !known,
  };
}

async function createParticipant(
  trx: Trx,
  author: AuditAuthor,
  order: Order,
  name: PersonName,
  now: Date,
): Promise<number> {
  const values = {
    ...name,
    client_code: order.client_code,
    phone_number: order.phone_number,
    funding_source_id: await clientOf(trx, order.client_code),
    gender: 'unspecified' as const,
    status: 'active' as const,
    language: 'en' as const,
    is_active: true,
  };
  const { id } = await trx
    .insertInto('participants')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, author, {
    action: 'create',
    resource: 'participants',
    record_id: id,
    after: { ...values, version: 1 },
  });
  await keepNumbersInBook(trx, undefined, { id, phone_number: values.phone_number }, now);
  return id;
}

async function findOrCreateAddress(
  trx: Trx,
  author: AuditAuthor,
  participant_id: number,
  address: ReadAddress,
) {
  const known = await trx
    .selectFrom('participant_addresses')
    .select(['id', 'full_address', 'latitude', 'longitude'])
    .where('participant_id', '=', participant_id)
    .where('kind', '=', 'delivery')
    .where('is_active', '=', true)
    .where(sql<boolean>`upper(address) = ${address.address} and zipcode = ${address.zipcode}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (known) {
    return {
      ...known,
      latitude: known.latitude ?? address.latitude,
      longitude: known.longitude ?? address.longitude,
    };
  }
  const usual = await trx
    .selectFrom('participant_addresses')
    .select('id')
    .where('participant_id', '=', participant_id)
    .where('is_default', '=', true)
    .executeTakeFirst();
  // No `formatted_address`: no geocoder has confirmed the position (spec §4, "needs position confirm").
  const values = { ...address, participant_id, formatted_address: null, is_default: !usual };
  const { id } = await trx
    .insertInto('participant_addresses')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, author, {
    action: 'create',
    resource: 'participant_addresses',
    record_id: id,
    after: { ...values, version: 1 },
  });
  return { id, full_address: address.full_address, latitude: address.latitude, longitude: address.longitude };
}
