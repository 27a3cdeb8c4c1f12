import { ValidationError } from 'yup';
import { addressSchema, normaliseAddress } from '../../../../src/resources/addresses/address.resource';
import { problemsOf } from '../../../../src/resources/schema/problems';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import { destinationFields } from '../../../../src/contract/dispatch/fields';
import type { AddressBody } from '../../../../src/contract/addresses/addresses';
import { assertPlace } from '../../../records/addresses/addressBody';
import { saveParticipantAddress } from '../../../records/addresses/saveParticipantAddress';
import { missingPermission } from '../../../platform/plugins/access';
import { may, type PermissionPair } from '../../../platform/plugins/actor';
import { invalid } from '../../../platform/plugins/errors';
import type { StopValues } from './work/writeStop';
import type { UnitOfWork } from './work/unitOfWork';

const ADD_ADDRESS: PermissionPair = ['POST', '/participants/:id/addresses'];
type Given = Readonly<Record<string, unknown>> & { destination_id?: number | null };

type Destination = Required<
  Pick<
    StopValues,
    'destination_id' | 'destination_full_address' | 'destination_latitude' | 'destination_longitude'
  >
>;

const ADDRESS_NAMES = Object.keys(destinationFields).filter((name) => name !== 'destination_id');

/** The address fields of a body, in form and checked. Throws 422 by field. */
function addressIn(given: Given): AddressBody {
  const fields = ADDRESS_NAMES.flatMap((name) => (given[name] == null ? [] : [[name, given[name]] as const]));
  const address = normaliseAddress(Object.fromEntries(fields));
  try {
    addressSchema('participantCreate').validateSync(address, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(problemsOf(error));
    throw error;
  }
  return address as unknown as AddressBody;
}

/** Id of the address that a body names or writes; one that is written is stored. Throws 422 and 403. */
async function addressId(work: UnitOfWork, participantId: number, given: Given): Promise<number> {
  if (given.destination_id != null) return given.destination_id;
  if (given.address == null) throw invalid({ destination_id: { message: VALIDATION.required } });
  if (!may(work.actor, ADD_ADDRESS)) throw missingPermission(ADD_ADDRESS);
  const body = addressIn(given);
  await assertPlace(body);
  const context = { clock: () => work.now };
  const saved = await saveParticipantAddress(work.trx, {
    context,
    request: work.request,
    participantId,
    addressId: null,
    body,
  });
  return (saved.body as { id: number }).id;
}

/** Where a delivery goes: one of the participant's own addresses that are in use. Throws 422 for any other. */
export async function destinationOf(
  work: UnitOfWork,
  participantId: number,
  given: Given,
): Promise<Destination> {
  const id = await addressId(work, participantId, given);
  const address = await work.trx
    .selectFrom('participant_addresses')
    .select(['id', 'full_address', 'latitude', 'longitude'])
    .where('id', '=', id)
    .where('participant_id', '=', participantId)
    .where('kind', '=', 'delivery')
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!address) throw invalid({ destination_id: { message: VALIDATION.reference } });
  return {
    destination_id: address.id,
    destination_full_address: address.full_address,
    destination_latitude: address.latitude,
    destination_longitude: address.longitude,
  };
}
